import type { Ad, Submission } from '#contract/ads';
import type { ArtworkFile, FileEvent, Fit } from '#contract/artwork';
import type { Withdrawal } from '#contract/withdrawals';

/** A drawn picture of a shape and colour, as an address: stories need no server for their artworks. */
export const picture = (width: number, height: number, colour: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}"><rect width="100%" height="100%" fill="${colour}"/><circle cx="70%" cy="50%" r="25%" fill="#fff4" /></svg>`)}`;

/** An artwork as the API answers it: unread, undecided. */
export function aFile(given: Partial<ArtworkFile> = {}): ArtworkFile {
  const { width = 1920, height = 1080 } = given;
  const drawn = picture(width ?? 1920, height ?? 1080, '#b6452b');
  return {
    _id: 'f1',
    fileName: 'kestrel_lisbon_1920x1080.jpg',
    fileURL: drawn,
    fileFormat: 'image/jpeg',
    orgID: 'o1',
    orgName: 'Kestrel Air',
    dateCreated: '2026-11-21T08:00:00.000Z',
    lastEdited: null,
    isReviewed: false,
    isPreApproved: null,
    approvalComment: null,
    reachCreativeID: null,
    mwCreativeID: null,
    previewURL: drawn,
    width,
    height,
    durationMs: null,
    bytes: 412_906,
    campaigns: 2,
    ads: 2,
    submission: null,
    decidedAt: null,
    decidedBy: null,
    undoUntil: null,
    version: 1,
    ...given,
  };
}

/** One artwork in each state a row can be in. */
export const someFiles: readonly ArtworkFile[] = [
  aFile({ fit: { boards: 13, failing: 1 } }),
  aFile({
    _id: 'f2',
    fileName: 'Halden "Quiet" <b>bulletin</b> 1400x400.png',
    fileFormat: 'image/png',
    width: 1400,
    height: 400,
    orgName: 'Halden Watches',
    fit: { boards: 48, failing: 0 },
    neededBy: '2026-11-22T08:00:00.000Z',
    holdsUp: { campaigns: 2, boards: 14 },
  }),
  aFile({
    _id: 'f3',
    fileName: 'volta_launch_3840x1080.jpg',
    width: 3840,
    height: 1080,
    isReviewed: true,
    isPreApproved: true,
    decidedBy: 'Ana Okafor',
    decidedAt: '2026-11-20T10:00:00.000Z',
    submission: { _id: 's3', state: 'failed', lastError: 'The platform answered 503 to 5 attempts.' },
  }),
  aFile({
    _id: 'f4',
    fileName: 'harbour-marathon_1080x1920.png',
    width: 1080,
    height: 1920,
    isReviewed: true,
    isPreApproved: false,
    approvalComment: 'Date is unreadable at speed',
    orgName: 'Harbour Marathon',
    withdrawal: { _id: 'w1', state: 'live', lastError: 'The platform answered 403 Forbidden.' },
  }),
  aFile({
    _id: 'f5',
    fileName: 'bruin_soap_1080x1080.webp',
    fileFormat: 'image/webp',
    width: 1080,
    height: 1080,
    isReviewed: true,
    isPreApproved: true,
    reachCreativeID: 'cr-88412',
    submission: { _id: 's5', state: 'approved', lastError: null },
  }),
  aFile({ _id: 'f6', fileName: `${'a-very-long-name-'.repeat(10)}.jpg`, orgName: null, width: null, height: null }),
];

export const anAdOf = (fileID: string, given: Partial<Ad> = {}): Ad => ({
  _id: `ad-${fileID}`,
  adName: 'Winter fares, Lisbon',
  fileID,
  fileName: 'kestrel_lisbon_1920x1080.jpg',
  campaignID: 'c1',
  campaignName: 'Lisbon winter fares',
  dateCreated: '2026-11-20T08:00:00.000Z',
  submission: null,
  ...given,
});

export const aSubmission = (given: Partial<Submission> = {}): Submission => ({
  _id: 's1',
  fileID: 'f1',
  fileName: 'kestrel_lisbon_1920x1080.jpg',
  state: 'queued',
  attempts: 0,
  remoteID: null,
  feedback: [],
  lastError: null,
  nextAttemptAt: null,
  driver: 'admgmt',
  dateCreated: '2026-11-21T08:00:00.000Z',
  lastEdited: '2026-11-21T08:00:00.000Z',
  ...given,
});

export const aWithdrawal = (given: Partial<Withdrawal> = {}): Withdrawal => ({
  _id: 'w1',
  fileID: 'f4',
  fileName: 'harbour-marathon_1080x1920.png',
  fileDeleted: false,
  previewURL: picture(1080, 1920, '#274690'),
  reason: 'Date is unreadable at speed',
  orgID: 'o1',
  orgName: 'Harbour Marathon',
  state: 'live',
  platform: 'the platform',
  remoteID: 'cr-70144',
  attempts: 1,
  lastError: 'The platform answered 403 Forbidden.',
  nextAttemptAt: null,
  canAsk: true,
  askedBy: 'Ana Okafor',
  settledBy: null,
  dateCreated: '2026-11-20T08:00:00.000Z',
  lastEdited: '2026-11-20T08:00:10.000Z',
  ...given,
});

const board = (index: number) => ({ _id: `b${String(index)}`, boardname: `Tagus Riverside ${String(index)}` });

/** One resolution for each outcome. */
export const someFits: readonly Fit[] = [
  { width: 1920, height: 1080, outcome: 'exact', barsShare: 0, scale: 1, boards: [1, 2, 3, 4, 5, 6, 7, 8].map(board) },
  { width: 3840, height: 2160, outcome: 'exact', barsShare: 0, scale: 2, boards: [board(9)] },
  { width: 1920, height: 1200, outcome: 'bars', barsShare: 0.1, scale: 1, boards: [10, 11, 12].map(board) },
  { width: 1080, height: 1920, outcome: 'nofit', barsShare: 0.684, scale: 0.56, boards: [board(13)] },
  { width: 1024, height: 768, outcome: 'toolong', barsShare: 0.25, scale: 0.53, boards: [board(14)] },
  { width: 840, height: 400, outcome: 'type', barsShare: 0.15, scale: 0.37, boards: [board(15)] },
];

/** Boards of one size on which an artwork fits exactly, or not at all. */
export const aFit = (outcome: 'exact' | 'nofit', width: number, height: number, names: readonly string[]): Fit => ({
  width,
  height,
  outcome,
  barsShare: outcome === 'exact' ? 0 : 0.68,
  scale: 1,
  boards: names.map((boardname) => ({ _id: boardname, boardname })),
});

export const someEvents: readonly FileEvent[] = [
  {
    at: '2026-11-21T09:00:00.000Z',
    by: 'Ana Okafor',
    kind: 'disapproved',
    from: null,
    to: 'rejected',
    comment: 'Fare is missing the currency.',
    checks: ['Fits 12 of 14 boards'],
  },
  { at: '2026-11-21T08:30:00.000Z', by: 'Marquee', kind: 'submission', from: 'queued', to: 'failed', comment: null },
  { at: '2026-11-21T08:00:00.000Z', by: 'Jo Lindqvist', kind: 'uploaded', from: null, to: null, comment: null },
];
