import { findLastAuditEntry } from '../audit/audit.queries';
import type { Queryable } from '../db/connect';
import { failure } from './failure';

interface LastChange {
  byName: string | null;
  at: Date | null;
}

/**
 * Refuses a save of an older version of a record (`If-Match`). The failure contains the current record, who changed it
 * and when: from the last entry of the audit log, or from `findLast`. `version` is absent if a conditional update found
 * no record of the wanted version.
 * @throws Failure `record.stale`
 */
export async function refuseStale(
  db: Queryable,
  record: { id: string; version?: number },
  ifMatch: number | undefined,
  current: () => Promise<unknown>,
  findLast: (db: Queryable, id: string) => Promise<LastChange | undefined> = findLastAuditEntry,
): Promise<void> {
  if (ifMatch === undefined || ifMatch === record.version) return;
  const now = await current();
  const last = await findLast(db, record.id);
  throw failure('record.stale', {
    current: now,
    ...(last?.byName == null ? {} : { changedBy: last.byName }),
    ...(last?.at == null ? {} : { changedAt: last.at.toISOString() }),
  });
}
