import { and, eq, gt, sql } from 'drizzle-orm';
import { recentDays, spendOn } from '../db/campaignSpend';
import type { Queryable } from '../db/connect';
import { newId } from '../db/newId';
import { readPage, type PageOf } from '../db/paging';
import { campaigns, organisations, walletEntries } from '../db/schema/schema';
import { largestMicros } from './money.rules';

export type WalletRow = typeof walletEntries.$inferSelect;

/**
 * Adds to (or takes from) a wallet in one statement, so that concurrent calls never start from the same balance.
 * @returns the new balance; undefined if it would fall below 0 or exceed `largestMicros`
 */
export async function addToWallet(tx: Queryable, orgId: string, micros: number): Promise<number | undefined> {
  const sum = sql`${organisations.fundsMicros} + ${micros}::bigint`;
  const [changed] = await tx
    .update(organisations)
    .set({ fundsMicros: sum })
    // Giving to a wallet that is below 0 is always right.
    .where(
      and(
        eq(organisations.id, orgId),
        sql`(${sum} >= 0 or ${micros}::bigint > 0)`,
        sql`${sum} <= ${largestMicros}::bigint`,
      ),
    )
    .returning({ balance: organisations.fundsMicros });
  return changed?.balance;
}

export async function insertWalletEntry(
  tx: Queryable,
  entry: Pick<WalletRow, 'orgId' | 'micros' | 'balanceMicros' | 'note' | 'byName' | 'byUser'>,
): Promise<void> {
  await tx.insert(walletEntries).values({ ...entry, id: newId(), at: sql`clock_timestamp()` });
}

/** Micros, in either direction, that a user has moved since then by entries of at most `largest` micros each. */
export async function sumMovedBy(
  db: Queryable,
  userId: string,
  { largest, since }: { largest: number; since: Date },
): Promise<number> {
  const [moved] = await db
    .select({ micros: sql<number>`coalesce(sum(abs(${walletEntries.micros})), 0)::float8` })
    .from(walletEntries)
    .where(
      and(
        eq(walletEntries.byUser, userId),
        gt(walletEntries.at, since),
        sql`abs(${walletEntries.micros}) <= ${largest}::bigint`,
      ),
    );
  return moved?.micros ?? 0;
}

export async function findWalletEntries(db: Queryable, orgId: string, page: PageOf<'at'>) {
  const where = eq(walletEntries.orgId, orgId);
  const select = db.select().from(walletEntries).where(where).$dynamic();
  return readPage(db, select, [walletEntries.at, walletEntries.id], page);
}

/** Micros that the organisation's campaigns spent on the recent days. */
export async function findRecentSpend(db: Queryable, orgId: string): Promise<number> {
  const { rows } = await db.execute<{ spent: number }>(sql`
    select coalesce(sum(d.micros), 0)::float8 as spent
    from ${spendOn(recentDays)} d join ${campaigns} on ${campaigns.id} = d.campaign_id where ${eq(campaigns.parentOrg, orgId)}`);
  return rows[0]?.spent ?? 0;
}
