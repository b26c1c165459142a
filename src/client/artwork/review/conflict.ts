import type { ArtworkFile } from '#contract/artwork';
import type { Failure } from '../../api/request';
import { isObject, isText } from '../../ui/browser/reader';

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
  const now = nowIn(failure.current);
  return {
    by: failure.changedBy ?? now.decidedBy ?? 'Somebody else',
    at: failure.changedAt ?? now.decidedAt ?? undefined,
    decision: now.isPreApproved === true ? 'approved' : now.isPreApproved === false ? 'rejected' : 'notSet',
    comment: now.isPreApproved === false ? (now.approvalComment ?? '') : '',
    version: now.version,
  };
}

type Now = Partial<Pick<ArtworkFile, 'decidedBy' | 'decidedAt' | 'isPreApproved' | 'approvalComment' | 'version'>>;

/** The facts of the artwork as it is now; what an API leaves out, or says in another way, is not known. */
function nowIn(current: unknown): Now {
  if (!isObject(current)) return {};
  const { decidedBy, decidedAt, isPreApproved, approvalComment, version }: Record<string, unknown> = current;
  return {
    ...(isText(decidedBy) ? { decidedBy } : {}),
    ...(isText(decidedAt) ? { decidedAt } : {}),
    ...(typeof isPreApproved === 'boolean' ? { isPreApproved } : {}),
    ...(isText(approvalComment) ? { approvalComment } : {}),
    ...(typeof version === 'number' ? { version } : {}),
  };
}
