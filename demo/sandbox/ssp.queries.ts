import { and, asc, eq, gt, lte, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../src/server/db/connect';
import { sandboxAds } from '../../src/server/db/schema/schema';
import { findSetting, saveSetting } from '../../src/server/db/storedSettings';

export type SandboxAd = typeof sandboxAds.$inferSelect;

export interface Sent {
  id: string;
  bidder: string;
  ad: Record<string, unknown>;
  reviewAt: Date;
  willDeny: boolean;
  now: number;
}

/** Stores an ad, or counts a repetition: an id identifies an ad, whatever a repetition contains. */
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

/** Replaces an ad, which starts a new review. */
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

/** Stores a request to stop an ad at `withdrawAt`; a repetition changes only the count. */
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

/** Stops the ads that are due; the standard's status for this is 'expired'. */
export async function withdrawDue(db: Queryable, now: Date): Promise<void> {
  await db
    .update(sandboxAds)
    .set({ status: 6, lastmod: now.getTime() })
    .where(and(lte(sandboxAds.withdrawAt, now), ne(sandboxAds.status, 6)));
}

/** Reviews the ads that are due. Runs on each read, so it needs no timer and survives restarts. */
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

export const findAd = (db: Queryable, id: string): Promise<SandboxAd | undefined> =>
  db.query.sandboxAds.findFirst({ where: eq(sandboxAds.id, id) });

/** The ads changed since a time, ordered as in the standard; both parameters follow version 1.1. */
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

/** All received ads, or the one with this id. */
export async function findReceived(db: Queryable, id: string | undefined): Promise<SandboxAd[]> {
  return db
    .select()
    .from(sandboxAds)
    .where(id === undefined ? undefined : eq(sandboxAds.id, id))
    .orderBy(asc(sandboxAds.init), asc(sandboxAds.id))
    .limit(1000);
}

const controlName = 'sandbox.ssp.control';
export const findControl = (db: Queryable): Promise<unknown> => findSetting(db, controlName);
export const saveControl = (db: Queryable, value: object): Promise<void> => saveSetting(db, controlName, value);
