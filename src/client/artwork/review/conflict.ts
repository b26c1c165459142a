import { file } from '#contract/artwork';
import type { Failure } from '../../api/request';

/** Who decided in between, and what. */
export interface Conflict {
  by: string;
  at: string | undefined;
  decision: 'approved' | 'rejected' | 'notSet';
  comment: string;
  /** Decide again over this one. */
  version: number | undefined;
}

/** The facts of a 409 `record.stale`; undefined for any other failure. The row itself stays out of machines. */
export function conflictIn(failure: Failure): Conflict | undefined {
  if (failure.code !== 'record.stale') return undefined;
  const current = file.partial().safeParse(failure.current);
  const now = current.success ? current.data : {};
  return {
    by: failure.changedBy ?? now.decidedBy ?? 'Somebody else',
    at: failure.changedAt ?? now.decidedAt ?? undefined,
    decision: now.isPreApproved === true ? 'approved' : now.isPreApproved === false ? 'rejected' : 'notSet',
    comment: now.isPreApproved === false ? (now.approvalComment ?? '') : '',
    version: now.version,
  };
}
