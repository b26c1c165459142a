import type { z } from 'zod';
import type { file, SubmissionState } from '#contract/artwork';
import type { Category } from '#contract/placement';
import type { WithdrawalState } from '#contract/withdrawals';
import { fileAddress, previewAddress } from '../storage/addresses';
import type { HoldsUp } from './need.queries';

/** The version of a file's content. Stored bytes never change, so it is always 1: a changed artwork is a new file. */
export const contentVersion = 1;

/** How many different boards are booked, and on how many of them the artwork cannot be shown. */
export interface FitCounts {
  boards: number;
  failing: number;
  /** Of these: because they refuse what is on it. */
  refused: number;
}

/** One artwork with everything a list shows of it, as the queries return it. */
export interface ArtworkRow {
  id: string;
  fileName: string;
  storageKey: string;
  fileFormat: string;
  purpose: 'artwork' | 'board';
  orgId: string | null;
  orgName: string | null;
  createdAt: Date;
  lastEdited: Date | null;
  isReviewed: boolean;
  isPreApproved: boolean | null;
  approvalComment: string | null;
  categories: Category[] | null;
  reachCreativeId: string | null;
  mwCreativeId: string | null;
  width: number | null;
  height: number | null;
  durationMs: number | null;
  bytes: number;
  campaigns: number;
  ads: number;
  holdsUp: HoldsUp | null;
  /** Set in lists only, and only for artwork without a decision; null: no board of known size is booked. */
  fit?: FitCounts | null;
  submissionId: string | null;
  submissionState: SubmissionState | null;
  submissionError: string | null;
  sentOtherwise: boolean;
  atPlatform: boolean;
  withdrawalId: string | null;
  withdrawalState: WithdrawalState | null;
  withdrawalError: string | null;
  decidedAt: Date | null;
  decidedBy: string | null;
  undoUntil: Date | null;
  version: number;
}

/** The row as the contract's File; `origin` is where the caller reached this server (`originOf(request)`). */
export function asFile(row: ArtworkRow, origin: string): z.input<typeof file> {
  return {
    _id: row.id,
    fileName: row.fileName,
    fileURL: fileAddress(origin, row.storageKey),
    fileFormat: row.fileFormat,
    orgID: row.orgId,
    dateCreated: row.createdAt.toISOString(),
    lastEdited: row.lastEdited?.toISOString() ?? null,
    isReviewed: row.isReviewed,
    isPreApproved: row.isPreApproved,
    approvalComment: row.approvalComment,
    categories: row.categories,
    reachCreativeID: row.reachCreativeId,
    mwCreativeID: row.mwCreativeId,
    orgName: row.orgName,
    previewURL: previewAddress(origin, row.storageKey),
    width: row.width,
    height: row.height,
    durationMs: row.durationMs,
    bytes: row.bytes,
    campaigns: row.campaigns,
    ads: row.ads,
    neededBy: row.holdsUp === null ? null : new Date(row.holdsUp.neededBy).toISOString(),
    holdsUp: row.holdsUp === null ? null : { campaigns: row.holdsUp.campaigns, boards: row.holdsUp.boards },
    ...(row.fit === undefined ? {} : { fit: row.fit }),
    submission:
      row.submissionId === null || row.submissionState === null
        ? null
        : {
            _id: row.submissionId,
            state: row.submissionState,
            lastError: row.submissionError,
            sentOtherwise: row.sentOtherwise,
          },
    atPlatform: row.atPlatform,
    withdrawal:
      row.withdrawalId === null || row.withdrawalState === null
        ? null
        : { _id: row.withdrawalId, state: row.withdrawalState, lastError: row.withdrawalError },
    decidedAt: row.decidedAt?.toISOString() ?? null,
    decidedBy: row.decidedBy,
    undoUntil: row.undoUntil?.toISOString() ?? null,
    version: row.version,
  };
}
