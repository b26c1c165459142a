import type { AuditEntry } from '#contract/product';
import { writeCsv } from '../../boards/export/writeCsv';

const columns = ['Time', 'Person', 'Email', 'Account', 'Kind', 'Record', 'Record id', 'Details', 'From', 'Request'];

/** Entries as CSV with a first line of headers; `From` stays empty where the API does not say it. */
export const auditLines = (entries: readonly AuditEntry[]): string =>
  writeCsv([
    columns,
    ...entries.map((entry) => [
      entry.at,
      entry.by,
      entry.byEmail ?? '',
      entry.byID ?? '',
      entry.action,
      entry.subject,
      entry.subjectID,
      entry.detail,
      entry.address ?? '',
      entry.requestID,
    ]),
  ]);
