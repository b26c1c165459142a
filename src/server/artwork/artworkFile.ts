import type { z } from 'zod';
import type { file } from '#contract/artwork';
import { fileAddress, previewAddress } from '../storage/addresses';
import type { ArtworkRow } from './artwork.queries';

/** The row as the contract's File; `origin` is where the caller reached this server (`Call.origin`). */
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
    ...(row.needsPoster ? { needsPoster: true } : {}),
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
