import type { z } from 'zod';
import type { AuditEntry, listAudit } from '#contract/product';
import type { Database } from '../db/connect';
import { findActs } from './audit.queries';

/** Who did what, when, from where; the newest first. */
export async function readAudit(
  { db }: Pick<Database, 'db'>,
  query: z.output<typeof listAudit.query>,
): Promise<{ entries: AuditEntry[]; totalEntries: number }> {
  const { rows, total } = await findActs(db, query, query);
  const entries = rows.map(({ id, at, byName, action, subject, subjectId, detail, address, requestId }) => ({
    _id: id,
    at: at.toISOString(),
    by: byName,
    action,
    subject,
    subjectID: subjectId,
    detail,
    address,
    requestID: requestId,
  }));
  return { entries, totalEntries: total };
}
