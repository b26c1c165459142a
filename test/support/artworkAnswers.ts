import { listAds, listAdsByArtwork, listSubmissions, retrySubmission, submitToSsp } from '#contract/ads';
import {
  getFile,
  getFileFit,
  getFileHistory,
  getSimilarFiles,
  listArtworkIds,
  listArtworks,
  listBoardsOfFile,
  listCampaignsOfFile,
  listFileIds,
  listFiles,
  modifyFile,
  undoDecision,
  type ArtworkFile,
  type Fit,
} from '#contract/artwork';
import { listPresence, setPresence } from '#contract/events';
import { getFileWords } from '#contract/placementRules';
import { getConfig } from '#contract/product';
import { getMe } from '#contract/session';
import { countFileTouches } from '#contract/touches';
import { listWithdrawals } from '#contract/withdrawals';
import { aFile, anAdOf, aSubmission, aWithdrawal, someEvents, someFiles, someFits } from './artworkFiles';
import { sidebarAnswer } from './inventoryAnswers';
import { aConfig, me } from './marketplace';
import { answer, lastPart, rowsAsked, type StoryAnswer } from './storyAnswers';

const known = (request: Request): ArtworkFile =>
  someFiles.find(({ _id }) => _id === lastPart(request)) ?? aFile({ _id: lastPart(request) });
const ids = { files: someFiles.map(({ _id, fileName, isPreApproved }) => ({ _id, fileName, isPreApproved })) };

/** One page of a long list, by the page asked for. */
export const pageOf = (request: Request, total = 43): { files: ArtworkFile[]; totalFiles: number } => ({
  files: rowsAsked(request, total, 5).map((at) => ({
    ...aFile(someFiles[at % someFiles.length]),
    _id: at < someFiles.length ? `f${String(at + 1)}` : `p${String(at)}`,
  })),
  totalFiles: total,
});

/** An artwork and how it fits. */
export const answersOfFit = (file: ArtworkFile, fits: readonly Fit[]): StoryAnswer[] => [
  answer(getFile, { file }),
  answer(getFileFit, {
    file: { width: 1920, height: 1080, durationMs: null, bytes: 1000, type: file.fileFormat, codec: null },
    fits: [...fits],
  }),
];

/** Replies for every call of the artwork pages, as from a working server. Stories put replies that differ before these. */
export const artworkAnswers: readonly StoryAnswer[] = [
  sidebarAnswer,
  answer(getConfig, aConfig({ demo: true, platform: { name: 'the platform', canWithdraw: true } })),
  answer(getMe, me),
  answer(listArtworks, pageOf),
  answer(listFiles, (request) => pageOf(request, 9)),
  answer(listArtworkIds, ids),
  answer(listFileIds, ids),
  answer(getFile, (request) => ({ file: known(request) })),
  answer(getFileFit, (request) => ({
    file: {
      width: 1920,
      height: 1080,
      durationMs: null,
      bytes: 412_906,
      type: known(request).fileFormat,
      colourSpace: 'srgb',
      notes: [{ level: 'warning' as const, text: 'Turned by its EXIF data' }],
    },
    fits: [...someFits],
  })),
  answer(getFileWords, { state: 'read', words: [], suggestions: [] }),
  answer(getSimilarFiles, { similar: [], waiting: [], unread: 0 }),
  answer(getFileHistory, { events: [...someEvents] }),
  answer(listBoardsOfFile, {
    boardIDArray: ['b1', 'b2'],
    boardDataArray: [
      { _id: 'b1', boardname: 'Tagus Riverside' },
      { _id: 'b2', boardname: 'Rossio North' },
    ],
  }),
  answer(listCampaignsOfFile, {
    campaignArray: [
      {
        _id: 'c1',
        campaignName: 'Lisbon winter fares',
        startTime: '2026-11-22T08:00:00.000Z',
        boards: 9,
        waiting: true,
      },
      {
        _id: 'c2',
        campaignName: 'Always-on roadside',
        startTime: '2026-11-01T00:00:00.000Z',
        boards: 5,
        waiting: true,
      },
    ],
  }),
  answer(listAdsByArtwork, (request) => ({ ads: [anAdOf(lastPart(request))] })),
  answer(listAds, {
    ads: someFiles.map(({ _id, fileName }, index) =>
      anAdOf(_id, { fileName, submission: index % 2 === 0 ? 'approved' : null }),
    ),
    totalAds: someFiles.length,
  }),
  answer(listSubmissions, {
    submissions: [aSubmission({ state: 'failed', attempts: 5, lastError: 'The platform answered 503.' })],
    totalSubmissions: 1,
  }),
  answer(listPresence, { present: [{ fileID: 'f6', name: 'Ana Okafor', isMe: false }] }),
  answer(setPresence, { present: [] }),
  answer(listWithdrawals, { withdrawals: [aWithdrawal()], totalWithdrawals: 1 }),
  answer(countFileTouches, {
    boards: 95,
    failing: 20,
    ads: 9,
    campaigns: 7,
    running: 2,
    atPlatform: 1,
    files: someFiles.map((file, nth) => ({
      file: {
        ...file,
        fit: nth % 3 === 0 ? { boards: 28, failing: 17 - nth } : { boards: 48 * (nth % 3), failing: 0 },
      },
      campaigns: nth % 4,
      running: nth % 2,
      nextStart: null,
    })),
  }),
  answer(modifyFile, (request) => ({ file: known(request), message: 'Saved.' })),
  answer(submitToSsp, { message: 'Queued for the supply-side platform.' }),
  answer(retrySubmission, { submission: aSubmission(), message: 'Queued again.' }),
  answer(undoDecision, (request) => ({ file: known(request), message: 'Taken back.' })),
];
