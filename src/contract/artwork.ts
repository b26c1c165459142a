import { z } from 'zod';
import { file } from './artworkFile';
import { endpoint } from './endpoint';
import { id, idParams, instant, message } from './page';
import { categories, holdingRule } from './placement';
import { text } from './textFields';

export { artworkSorts, listArtworkIds, listArtworks, listFileIds, listFiles } from './artworkLists';
export {
  file,
  isSubmitted,
  repeatableStates,
  sentOtherwise,
  settledStates,
  submissionState,
  submissionStates,
  type ArtworkFile,
  type SubmissionState,
} from './artworkFile';

/** Largest file in bytes. */
export const largestFile = 50 * 1024 * 1024;

export const getFile = endpoint({
  name: 'getFile',
  path: '/api/file/:id',
  summary: 'One file',
  params: idParams,
  reply: z.object({ file }),
  failures: ['artwork.not_found'],
});
/** Characters of a disapproval's comment. */
export const longestReason = 2000;

/**
 * A decision (`isPreApproved`) also marks the artwork as read unless the body sets `isReviewed`; a disapproval needs a
 * comment.
 */
export const modifyFile = endpoint({
  name: 'modifyFile',
  path: '/api/file/modify/:id',
  summary: 'Approve, disapprove with a comment, or mark as read or unread',
  params: idParams,
  conditional: true,
  body: z.strictObject({
    isReviewed: z.boolean().optional(),
    isPreApproved: z.boolean().optional(),
    approvalComment: text(longestReason).optional(),
    categories: categories.nullable().optional().describe('Extension placement'),
    batch: z
      .string()
      .min(1)
      .max(64)
      .optional()
      .describe(
        'Decisions with the same id can be taken back until ten seconds after the last of them, and are held until then',
      ),
  }),
  reply: z.object({ file, message: z.string() }),
  failures: ['artwork.not_found', 'record.stale'],
});
export const deleteFile = endpoint({
  name: 'deleteFile',
  method: 'POST',
  path: '/api/file/delete/:id',
  summary: 'Delete one artwork',
  params: idParams,
  reply: message,
  failures: ['artwork.not_found'],
});
export const listBoardsOfFile = endpoint({
  name: 'listBoardsOfFile',
  path: '/api/file/boardfromfile/:id',
  summary: 'The boards an artwork runs on',
  params: idParams,
  reply: z.object({ boardIDArray: z.array(id), boardDataArray: z.array(z.object({ _id: id, boardname: z.string() })) }),
  failures: ['artwork.not_found'],
});
export const listCampaignsOfFile = endpoint({
  name: 'listCampaignsOfFile',
  path: '/api/file/campaignfromfile/:id',
  summary: 'The campaigns an artwork is in',
  params: idParams,
  reply: z.object({
    campaignArray: z.array(
      z.object({
        _id: id,
        campaignName: z.string(),
        startTime: instant.nullish(),
        endTime: instant.nullish(),
        boards: z.number().int().optional().describe('How many boards it books'),
        waiting: z.boolean().optional().describe('Neither paused nor over: it waits for artwork that is not decided'),
      }),
    ),
  }),
  failures: ['artwork.not_found'],
});
export const signUpload = endpoint({
  name: 'signUpload',
  path: '/api/file/signs3',
  summary: 'A signed address to PUT one file to, valid for 1 day',
  body: z.strictObject({
    fileName: z.string().min(1).max(300),
    fileType: z.string().min(1).max(100),
    fileSize: z.number().int().min(1).max(largestFile, 'The largest file is 50 MB').optional().describe('Bytes'),
  }),
  reply: z.object({ credentials: z.object({ url: z.string() }), fileURL: z.string().optional() }),
  failures: ['upload.type_refused', 'storage.full'],
});
export const createFile = endpoint({
  name: 'createFile',
  path: '/api/file/create',
  summary: 'Create the record of an uploaded file, after checking its bytes',
  idempotent: true,
  body: z.strictObject({
    fileName: z.string().min(1).max(300),
    fileURL: z.string().min(1).max(2000),
    fileFormat: z.string().min(1).max(100),
    orgID: id,
    purpose: z.enum(['artwork', 'board']).optional().describe('A photo of a board stays out of the review tables'),
  }),
  reply: z.object({ file, message: z.string() }),
  failures: [
    'upload.missing',
    'upload.type_refused',
    'upload.unreadable',
    'organisation.not_found',
    'request.too_large',
  ],
});

export const fitOutcomes = ['exact', 'bars', 'nofit', 'toolong', 'type'] as const;
export const fit = z
  .object({
    width: z.number().int(),
    height: z.number().int().describe('Pixels of the boards'),
    outcome: z.enum(fitOutcomes),
    barsShare: z.number().min(0).max(1).describe('Share of the area left black when shown whole'),
    scale: z.number().describe('How much the artwork is enlarged (above 1) or reduced'),
    boards: z.array(
      z.object({
        _id: id,
        boardname: z.string(),
        city: z.string().optional(),
        rule: z.string().nullish().describe('The placement rule that holds'),
      }),
    ),
  })
  .meta({ id: 'Fit' });
export type Fit = z.output<typeof fit>;
export const fileFacts = z.object({
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  durationMs: z.number().int().nullable(),
  bytes: z.number().int(),
  type: z.string(),
  codec: z.string().nullish(),
  colourSpace: z.string().nullish(),
  animated: z.boolean().optional(),
  hasAudio: z.boolean().optional(),
  rotated: z.boolean().optional(),
  notes: z
    .array(z.object({ level: z.enum(['info', 'warning', 'error']), text: z.string() }))
    .optional()
    .describe('Facts for the reviewer, read from the bytes'),
});
export type FileFacts = z.output<typeof fileFacts>;
export const getFileFit = endpoint({
  name: 'getFileFit',
  path: '/api/file/fit/:id',
  extension: 'file-fit',
  summary: 'How the artwork fits each resolution among the boards of its campaigns',
  params: idParams,
  reply: z.object({ file: fileFacts, fits: z.array(fit), rules: z.array(holdingRule).optional() }),
  failures: ['artwork.not_found'],
});
export const fileEvent = z
  .object({
    at: instant,
    by: z.string().describe('A name'),
    kind: z.string(),
    from: z.string().nullable(),
    to: z.string().nullable(),
    comment: z.string().nullable(),
    checks: z.array(z.string()).optional().describe('What the checks said at the time of a decision'),
  })
  .meta({ id: 'FileEvent' });
export type FileEvent = z.output<typeof fileEvent>;
export const getFileHistory = endpoint({
  name: 'getFileHistory',
  path: '/api/file/history/:id',
  extension: 'file-history',
  summary: 'Who decided what, when and why, and the submission attempts; newest first',
  params: idParams,
  reply: z.object({ events: z.array(fileEvent) }),
  failures: ['artwork.not_found'],
});
/**
 * Decided ones first, then the most alike. `similar` has at most 12, `waiting` at most 24.
 */
export const getSimilarFiles = endpoint({
  name: 'getSimilarFiles',
  path: '/api/file/similar/:id',
  extension: 'file-similar',
  summary: 'Artworks with the same bytes, or with a picture that looks alike, and what was decided on them',
  params: idParams,
  reply: z.object({
    similar: z.array(
      z.object({
        file,
        identical: z.boolean().describe('The same bytes'),
        likeness: z.number().min(0).max(1).describe('1 for the same picture'),
      }),
    ),
    waiting: z
      .array(z.object({ _id: id, fileName: z.string(), version: z.number().int() }))
      .describe('Without a decision, and the same picture and words in another size or compression'),
    unread: z.number().int().describe('Artworks whose pictures were not looked at yet'),
  }),
  failures: ['artwork.not_found'],
});
export const undoDecision = endpoint({
  name: 'undoDecision',
  method: 'POST',
  path: '/api/file/undo/:id',
  extension: 'file-undo',
  summary: 'Undo the last decision within its 10 seconds, or within those of its batch',
  params: idParams,
  reply: z.object({ file, message: z.string() }),
  failures: ['artwork.not_found', 'artwork.undo_expired', 'artwork.nothing_to_undo', 'record.stale'],
});
/**
 * How long a decision can be undone and its submission is held, after it or the last decision of its batch:
 * milliseconds.
 */
export const undoWindowMs = 10_000;
