import { z } from 'zod';
import { id, instant } from './page';
import { category } from './placement';
import { withdrawalState } from './withdrawals';

export const submissionStates = [
  'queued',
  'submitting',
  'pending',
  'approved',
  'denied',
  'changed',
  'expired',
  'failed',
  'cancelled',
  'manual',
] as const;
export const submissionState = z.enum(submissionStates);
export type SubmissionState = z.output<typeof submissionState>;
/** States in which an approval sends a submission again. */
export const repeatableStates: readonly SubmissionState[] = ['cancelled', 'failed', 'expired', 'changed'];
/** Whether it is at the platform, or on its way, so that an approval does not send it again. */
export const isSubmitted = (state: SubmissionState): boolean => state !== 'queued' && !repeatableStates.includes(state);
/** States in which it can be sent again once its categories are no longer those that it was sent with. */
export const settledStates: readonly SubmissionState[] = ['pending', 'approved', 'denied'];

export const sentOtherwise = z
  .boolean()
  .optional()
  .describe('Its categories are no longer those that the platform was sent: it can be sent again');

/**
 * An uploaded artwork file. Fields that are optional here are extensions: an API with only the calls of section 7 lacks
 * them.
 */
export const file = z
  .object({
    _id: id,
    fileName: z.string(),
    fileURL: z.string(),
    fileFormat: z.string().describe('MIME type'),
    orgID: id.nullable(),
    dateCreated: instant,
    lastEdited: instant.nullable(),
    isReviewed: z.boolean().describe('Read or unread'),
    isPreApproved: z.boolean().nullish().describe('true approved, false rejected, null not set'),
    approvalComment: z.string().nullish(),
    reachCreativeID: z.string().nullish(),
    mwCreativeID: z.string().nullish(),
    orgName: z.string().nullish(),
    previewURL: z.string().nullish().describe('A small picture for tables; for a video its poster'),
    needsPoster: z.boolean().optional().describe('A video of which there is no picture yet: `savePoster` takes one'),
    width: z.number().int().nullish().describe('Pixels, after EXIF rotation'),
    height: z.number().int().nullish(),
    durationMs: z.number().int().nullish().describe('null for a still image'),
    bytes: z.number().int().nullish(),
    campaigns: z.number().int().optional().describe('How many campaigns use it'),
    neededBy: instant
      .nullish()
      .describe('Not decided yet: when the first campaign that it holds up starts or has started; null if none'),
    holdsUp: z
      .object({ campaigns: z.number().int(), boards: z.number().int() })
      .nullish()
      .describe('Campaigns that wait for its decision (neither paused, over nor deleted), and their boards, each once'),
    fit: z
      .object({
        boards: z.number().int(),
        failing: z.number().int(),
        refused: z.number().int().optional().describe('Of the failing ones: boards where its categories may not hang'),
      })
      .nullish()
      .describe(
        'In lists, without a decision: boards of known size that its campaigns book, and on how many of them it does not show; null if none',
      ),
    categories: z
      .array(category)
      .nullish()
      .describe('What it shows; empty: nothing sensitive; null: nobody has said yet'),
    ads: z.number().int().optional().describe('How many ads use it'),
    submission: z
      .object({ _id: id, state: submissionState, lastError: z.string().nullable(), sentOtherwise })
      .nullish()
      .describe('Its supply-side submission'),
    atPlatform: z
      .boolean()
      .optional()
      .describe('The supply-side platform has it, or may have it: a disapproval or deletion asks for its withdrawal'),
    withdrawal: z
      .object({ _id: id, state: withdrawalState, lastError: z.string().nullable() })
      .nullish()
      .describe('Its withdrawal from the platform, until it is withdrawn or ticked off'),
    decidedAt: instant.nullish(),
    decidedBy: z.string().nullish().describe('Name of who decided last'),
    undoUntil: instant.nullish().describe('The last decision can be taken back until then'),
    version: z.number().int().optional(),
  })
  .meta({ id: 'File' });
export type ArtworkFile = z.output<typeof file>;
