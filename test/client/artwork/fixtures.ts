import type { ArtworkFile } from '#contract/artwork';
import type { Failure } from '../../../src/client/api/request';

/** An artwork as the API answers it: unread, undecided. */
export const aFile = (given: Partial<ArtworkFile> = {}): ArtworkFile => ({
  _id: 'f1', fileName: 'kestrel_lisbon_1920x1080.jpg', fileURL: '/files/f1', fileFormat: 'image/jpeg', orgID: 'o1', orgName: 'Kestrel Air',
  dateCreated: '2026-11-21T08:00:00.000Z', lastEdited: null, isReviewed: false, isPreApproved: null, approvalComment: null,
  reachCreativeID: null, mwCreativeID: null, previewURL: '/files/f1/preview', width: 1920, height: 1080, durationMs: null, bytes: 412_906,
  campaigns: 2, ads: 2, submission: null, decidedAt: null, decidedBy: null, undoUntil: null, version: 1, ...given,
});

export const aFailure = (given: Partial<Failure> = {}): Failure => ({ status: 500, code: 'internal', message: 'Something broke', requestId: '8f2c-41aa', ...given });

/** As a mutation actor refuses: with plain data, which is what a Failure is. */
export function refused(failure: unknown): Promise<never> {
  const error: Error = failure as Error; // for the library's types alone
  return Promise.reject(error);
}
