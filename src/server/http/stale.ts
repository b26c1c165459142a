import { findLastAct } from '../audit/audit.queries';
import type { Queryable } from '../db/connect';
import { failure } from './failure';

/**
 * Refuses a save that was made on an older version of a record (`If-Match`), with the record as it is now and who changed it.
 * @throws Failure `record.stale`
 */
export async function refuseStale(
  db: Queryable,
  record: { id: string; version: number },
  ifMatch: number | undefined,
  current: () => Promise<unknown>,
): Promise<void> {
  if (ifMatch === undefined || ifMatch === record.version) return;
  const last = await findLastAct(db, record.id);
  throw failure('record.stale', {
    current: await current(),
    ...(last ? { changedBy: last.byName, changedAt: last.at.toISOString() } : {}),
  });
}
