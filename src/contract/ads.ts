import { z } from 'zod';
import { sentOtherwise, submissionState } from './artwork';
import { endpoint } from './endpoint';
import { day, id, idParams, instant, message, pageQuery, search } from './page';
import { foreignId, text } from './textFields';

export const ad = z
  .object({
    _id: id,
    adName: z.string(),
    fileID: id,
    campaignID: id.nullable(),
    orgID: id.nullable().optional(),
    dateCreated: instant.optional(),
    fileName: z.string().optional(),
    campaignName: z.string().nullable().optional(),
    submission: submissionState.nullable().optional(),
  })
  .meta({ id: 'Ad' });
export type Ad = z.output<typeof ad>;

export const listAdsByArtwork = endpoint({
  name: 'listAdsByArtwork',
  path: '/api/ads/byartwork/:id',
  summary: 'The ads that use an artwork',
  params: idParams,
  reply: z.object({ ads: z.array(ad) }),
  failures: ['artwork.not_found'],
});
/** Replies at once; the out-box holds the submission for the undo window and then sends it. */
export const submitToSsp = endpoint({
  name: 'submitToSsp',
  path: '/api/ads/submittossp/',
  summary: 'Queue an approved artwork for the supply-side platform',
  idempotent: true,
  body: z.strictObject({ fileID: id }),
  reply: message,
  failures: ['artwork.not_found', 'artwork.not_approved'],
});
export const listAds = endpoint({
  name: 'listAds',
  path: '/api/ads/',
  extension: 'ads',
  summary: 'All ads, paged',
  query: z.strictObject({
    ...pageQuery(['adName', 'dateCreated'], { pageSize: 10, sortID: 'dateCreated', sortDesc: true }),
    search,
    orgID: id.optional(),
    fileID: id.optional(),
  }),
  reply: z.object({ ads: z.array(ad), totalAds: z.number().int() }),
});

export const submission = z
  .object({
    _id: id,
    fileID: id,
    fileName: z.string().optional(),
    orgID: id.nullish().describe("The artwork's organisation"),
    state: submissionState,
    attempts: z.number().int(),
    remoteID: z.string().nullable(),
    feedback: z.array(z.string()),
    lastError: z.string().nullable(),
    nextAttemptAt: instant.nullable(),
    driver: z.string().optional(),
    dateCreated: instant.optional(),
    lastEdited: instant.optional(),
    submittedBy: z.string().optional(),
    sentOtherwise,
  })
  .meta({ id: 'Submission' });
export type Submission = z.output<typeof submission>;
export const listSubmissions = endpoint({
  name: 'listSubmissions',
  path: '/api/ssp/submissions',
  extension: 'ssp-submissions',
  summary: 'Submissions to the supply-side platform',
  query: z.strictObject({
    ...pageQuery(['lastEdited', 'dateCreated'], { pageSize: 10, sortID: 'lastEdited', sortDesc: true }),
    fileID: id.optional(),
    state: submissionState.optional(),
    search,
    orgID: id.optional(),
    createdFrom: day.optional().describe('Queued on this day (UTC) or later'),
    createdTo: day.optional().describe('Queued on this day (UTC) or earlier'),
  }),
  reply: z.object({
    submissions: z.array(submission),
    totalSubmissions: z.number().int(),
    verdicts: z
      .object({
        failingSince: instant.nullable().describe('Set when the platform’s verdicts could not be read for a minute'),
        error: z.string().nullable(),
        unreadable: z.number().int().describe('Records of the last reading that could not be read, and were skipped'),
      })
      .optional(),
  }),
});
export const retrySubmission = endpoint({
  name: 'retrySubmission',
  method: 'POST',
  path: '/api/ssp/submissions/:id/retry',
  extension: 'ssp-submissions',
  summary: 'Send a submission again that failed, or whose categories have changed since',
  params: idParams,
  reply: z.object({ submission, message: z.string() }),
  failures: ['submission.not_found', 'submission.not_retryable'],
});
/** The `manual` driver: an administrator records what the platform decided. */
export const recordSubmission = endpoint({
  name: 'recordSubmission',
  path: '/api/ssp/submissions/:id/record',
  extension: 'ssp-submissions',
  summary: 'Record the outcome of a manual submission',
  params: idParams,
  body: z.strictObject({
    state: z.enum(['approved', 'denied']),
    remoteID: foreignId.default(''),
    feedback: text(2000).default(''),
  }),
  reply: z.object({ submission, message: z.string() }),
  failures: ['submission.not_found', 'submission.not_retryable'],
});
