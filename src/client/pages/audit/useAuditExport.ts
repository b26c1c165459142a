import { readNow } from '../../api/api';
import { useState } from 'react';
import type { AuditEntry, listAudit } from '#contract/product';
import { failureOf } from '../../api/apiError';
import type { Args } from '../../api/request';
import { productApi } from '../../api/product.api';
import { useAppDispatch } from '../../store';
import { saveFile } from '../../ui/browser/saveFile';
import { notify } from '../../ui/feedback/notify';
import { auditMessages } from './audit.messages';

/** Entries in one call: the list's maximum. */
const atOnce = 500;

/** Writes the entries of a filter into a CSV file, all pages of them. */
export function useAuditExport(query: NonNullable<Args<typeof listAudit>['query']>): {
  busy: boolean;
  start: () => void;
} {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const read = async (): Promise<AuditEntry[]> => {
    const entries: AuditEntry[] = [];
    for (let page = 1, total = 1; entries.length < total; page += 1) {
      const input = { query: { ...query, page, pageSize: atOnce } };
      const answer = await dispatch(productApi.endpoints.listAudit.initiate(input, readNow)).unwrap();
      if (answer.entries.length === 0) break;
      entries.push(...answer.entries);
      total = answer.totalEntries;
    }
    return entries;
  };
  const run = async (): Promise<void> => {
    const key = 'audit.export';
    setBusy(true);
    try {
      const [{ auditLines }, entries] = await Promise.all([import('./auditLines'), read()]);
      saveFile(auditMessages.csvFile, 'text/csv', auditLines(entries));
      notify.success({ key, text: auditMessages.exported(entries.length) });
    } catch (error) {
      notify.error({ key, text: auditMessages.exportFailed(failureOf(error).message) });
    } finally {
      setBusy(false);
    }
  };
  return { busy, start: () => void run() };
}
