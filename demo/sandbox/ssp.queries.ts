import { and, asc, eq, gt, lte, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../src/server/db/connect';
import { sandboxAds, settings } from '../../src/server/db/schema/schema';

export type SandboxAd = typeof sandboxAds.$inferSelect;

export interface Sent {
  id: string;
  bidder: string;
  ad: Record<string, unknown>;
  reviewAt: Date;
  willDeny: boolean;
  now: number;
}

/** Takes an ad in, or counts that it was sent again: the same id is the same ad, whatever is sent with it later. */
export async function takeAd(
  db: Queryable,
  { id, bidder, ad, reviewAt, willDeny, now }: Sent,
): Promise<SandboxAd | undefined> {
  const [taken] = await db
    .insert(sandboxAds)
    .values({ id, bidder, ad, init: now, lastmod: now, reviewAt, willDeny: willDeny ? 1 : 0, posts: 1 })
    .onConflictDoUpdate({ target: sandboxAds.id, set: { posts: sql`${sandboxAds.posts} + 1` } })
    .returning();
  return taken;
}

/** An ad that is put again is reviewed again. */
export async function putAd(
  db: Queryable,
  { id, ad, reviewAt, willDeny, now }: Omit<Sent, 'bidder'>,
): Promise<SandboxAd | undefined> {
  const [put] = await db
    .update(sandboxAds)
    .set({ ad, status: 1, feedback: [], lastmod: now, reviewAt, willDeny: willDeny ? 1 : 0, withdrawAt: null })
    .where(eq(sandboxAds.id, id))
    .returning();
  return put;
}

/** Takes a request to stop an ad, which counts from `withdrawAt` on; asked again it changes nothing but the count. */
export async function takeWithdrawal(db: Queryable, id: string, withdrawAt: Date): Promise<SandboxAd | undefined> {
  const [taken] = await db
    .update(sandboxAds)
    .set({
      withdrawals: sql`${sandboxAds.withdrawals} + 1`,
      withdrawAt: sql`coalesce(${sandboxAds.withdrawAt}, ${withdrawAt})`,
    })
    .where(eq(sandboxAds.id, id))
    .returning();
  return taken;
}

/** Stops what is to be stopped by now: expired, in the words of the standard. */
export async function withdrawDue(db: Queryable, now: Date): Promise<void> {
  await db
    .update(sandboxAds)
    .set({ status: 6, lastmod: now.getTime() })
    .where(and(lte(sandboxAds.withdrawAt, now), ne(sandboxAds.status, 6)));
}

/** Reviews what has waited long enough; done when somebody looks, so that it survives restarts without a clock of its own. */
export async function reviewDue(db: Queryable, now: Date): Promise<void> {
  await db
    .update(sandboxAds)
    .set({
      status: sql`case when ${sandboxAds.willDeny} = 1 then 4 else 3 end`,
      feedback: sql`case when ${sandboxAds.willDeny} = 1 then '["The sandbox was told to deny this"]'::jsonb else '[]'::jsonb end`,
      lastmod: now.getTime(),
    })
    .where(and(eq(sandboxAds.status, 1), lte(sandboxAds.reviewAt, now)));
}

export async function findAd(db: Queryable, id: string): Promise<SandboxAd | undefined> {
  const [found] = await db.select().from(sandboxAds).where(eq(sandboxAds.id, id));
  return found;
}

/** What changed since a moment, in the order of the standard; rule of version 1.1 for both parameters. */
export async function findChanged(
  db: Queryable,
  bidder: string,
  auditStart: number,
  paginationId: string | undefined,
  limit: number,
): Promise<SandboxAd[]> {
  const since =
    paginationId === undefined
      ? sql`${sandboxAds.lastmod} >= ${auditStart}`
      : or(
          and(eq(sandboxAds.lastmod, auditStart), gt(sandboxAds.id, paginationId)),
          gt(sandboxAds.lastmod, auditStart),
        );
  return db
    .select()
    .from(sandboxAds)
    .where(and(eq(sandboxAds.bidder, bidder), since))
    .orderBy(asc(sandboxAds.lastmod), asc(sandboxAds.id))
    .limit(limit);
}

/** Everything that was received, or one id of it. */
export async function findReceived(db: Queryable, id: string | undefined): Promise<SandboxAd[]> {
  return db
    .select()
    .from(sandboxAds)
    .where(id === undefined ? undefined : eq(sandboxAds.id, id))
    .orderBy(asc(sandboxAds.init), asc(sandboxAds.id))
    .limit(1000);
}

const controlName = 'sandbox.ssp.control';
export async function findControl(db: Queryable): Promise<unknown> {
  const [found] = await db.select().from(settings).where(eq(settings.name, controlName));
  return found?.value;
}
export async function saveControl(db: Queryable, value: object): Promise<void> {
  await db
    .insert(settings)
    .values({ name: controlName, value })
    .onConflictDoUpdate({ target: settings.name, set: { value } });
}
