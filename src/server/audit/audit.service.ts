import type { z } from 'zod';
import { pickFields, seenOfOthers } from '#contract/people';
import type { AuditEntry, listAudit } from '#contract/product';
import type { Scope } from '#contract/permissions';
import type { Database } from '../db/connect';
import { managesPeople, type Actor } from '../http/actor';
import { findActs, findActsById, type AuditRow } from './audit.queries';

/** One page of the audit log, as far as the caller sees it: who did what, when and from where; newest first. */
export async function readAudit(
  { reading }: Pick<Database, 'reading'>,
  query: z.output<typeof listAudit.query>,
  { scope, actor }: { scope: Scope; actor: Actor },
): Promise<{ entries: AuditEntry[]; totalEntries: number }> {
  const seesPeople = managesPeople(actor);
  // People belong to no organisation: a role for all of them reads everything, but not where others are.
  const seesActsOnPeople = seesPeople || (scope === 'all' && actor.isService !== true);
  const { rows, total } = await reading((db) =>
    findActs(db, { ...query, scope, seesActsOnPeople, self: actor.userId }, query),
  );
  const entries = rows.map((row) => ({ ...asAct(row), byEmail: row.byEmail, recordName: row.recordName }));
  return {
    entries: entries.map((entry) =>
      seesPeople || entry.byID === actor.userId ? entry : pickFields(entry, seenOfOthers.auditEntry),
    ),
    totalEntries: total,
  };
}

/** Entries by id, oldest first, for the stream. */
export async function readActs({ db }: Pick<Database, 'db'>, ids: readonly string[]): Promise<StreamedAct[]> {
  const rows = await findActsById(db, ids);
  return rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)).map(asAct);
}

type StreamedAct = Omit<AuditEntry, 'byEmail' | 'recordName'>;

const asAct = (row: AuditRow): StreamedAct => ({
  _id: row.id,
  at: row.at.toISOString(),
  by: row.byName,
  byID: row.userId,
  action: row.action,
  subject: row.subject,
  subjectID: row.subjectId,
  detail: row.detail,
  changes: row.changes,
  address: row.address,
  requestID: row.requestId,
});
