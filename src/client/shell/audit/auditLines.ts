import Papa from 'papaparse';
import type { AuditEntry } from '#contract/product';
import { startsFormula } from '../../boards/csv/reading/cellText';

const columns = ['Time', 'Person', 'E-mail', 'Account', 'Kind', 'Record', 'Record id', 'Details', 'From', 'Request'];

/** Entries as CSV with a first line of headers. Formulas are escaped for spreadsheets. */
export const auditLines = (entries: readonly AuditEntry[]): string =>
  `${Papa.unparse(
    {
      fields: columns,
      data: entries.map((entry) => [
        entry.at,
        entry.by,
        entry.byEmail ?? '',
        entry.byID ?? '',
        entry.action,
        entry.subject,
        entry.subjectID,
        entry.detail,
        entry.address,
        entry.requestID,
      ]),
    },
    { escapeFormulae: startsFormula },
  )}\r\n`;
