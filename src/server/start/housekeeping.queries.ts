import { lt, or, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { feedDays } from '../boardIndex/boardIndex.queries';
import type { Queryable } from '../db/connect';
import * as tables from '../db/schema/schema';
import { attemptMemoryMs } from '../session/guessing/attempts.rules';

const hour = 3_600_000;
const day = 24 * hour;

/** Records that nothing reads any more, by table. */
function expired(): [PgTable, SQL | undefined][] {
  const { sessions, loginFailures, knownDevices, idempotencyKeys, decisionBatches } = tables;
  const before = (milliseconds: number): Date => new Date(Date.now() - milliseconds);
  const now = before(0);
  return [
    [sessions, or(lt(sessions.expiresAt, now), lt(sessions.lastSeen, before(day)))],
    [loginFailures, lt(loginFailures.at, before(attemptMemoryMs))],
    [tables.passwordLinks, lt(tables.passwordLinks.expiresAt, now)],
    [tables.emailChanges, lt(tables.emailChanges.expiresAt, now)],
    // Half a year without a sign-in.
    [knownDevices, lt(knownDevices.lastUsed, before(180 * day))],
    [tables.oidcSignIns, lt(tables.oidcSignIns.expiresAt, now)],
    [idempotencyKeys, lt(idempotencyKeys.createdAt, before(day))],
    [tables.rateCounts, lt(tables.rateCounts.expire, now.getTime())],
    // They may be undone until then, and are read for a while longer.
    [decisionBatches, lt(decisionBatches.until, before(hour))],
    [tables.changes, lt(tables.changes.at, before(hour))],
    [tables.boardFeed, lt(tables.boardFeed.at, before(feedDays * day))],
    // By the database's clock, by which it was extended.
    [tables.presence, lt(tables.presence.until, sql`clock_timestamp()`)],
  ];
}

export async function deleteExpiredRecords(db: Queryable): Promise<void> {
  for (const [table, condition] of expired()) await db.delete(table).where(condition);
}
