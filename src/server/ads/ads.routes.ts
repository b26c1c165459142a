import type { z } from 'zod';
import * as contract from '#contract/ads';
import { serve, type Route } from '../http/serve';
import type { Services } from '../start/services';
import {
  listSubmissions,
  recordOutcome,
  retrySubmission,
  readingOf,
  submitArtwork,
  type SubmissionRow,
} from '../ssp/submissions.service';
import { listAds, listAdsByArtwork, type AdRow } from './ads.service';

/** The ads that use artworks, and what became of the artworks at the supply-side platform. */
export function adsRoutes(services: Services): Route[] {
  const { db } = services.database;
  return [
    serve(contract.listAdsByArtwork, async ({ params, visible }) => ({
      ads: (await listAdsByArtwork(db, params.id, visible)).map(asAd),
    })),
    serve(contract.submitToSsp, ({ body, actor, once }) =>
      once(async (tx) => ({ message: await submitArtwork(tx, services, body.fileID, actor) })),
    ),
    serve(contract.listAds, async ({ query, visible }) => {
      const { rows, total } = await listAds(db, { ...query, visible }, query);
      return { ads: rows.map(asAd), totalAds: total };
    }),
    serve(contract.listSubmissions, async ({ query, visible }) => {
      const { rows, total } = await listSubmissions(db, { ...query, visible }, query);
      return { submissions: rows.map(asSubmission), totalSubmissions: total, ...(await readingOf(services)) };
    }),
    serve(contract.retrySubmission, async ({ params, actor }) => ({
      submission: asSubmission(await retrySubmission(services, params.id, actor)),
      message: 'Queued for the supply-side platform again.',
    })),
    serve(contract.recordSubmission, async ({ params, body, actor }) => ({
      submission: asSubmission(await recordOutcome(services, params.id, body, actor)),
      message: 'The outcome was recorded.',
    })),
  ];
}

const asAd = (row: AdRow): z.input<typeof contract.ad> => ({
  _id: row.id,
  adName: row.adName,
  fileID: row.fileId,
  campaignID: row.campaignId,
  orgID: row.orgId,
  dateCreated: row.createdAt.toISOString(),
  fileName: row.fileName,
  campaignName: row.campaignName,
  submission: row.submission,
});

const asSubmission = (row: SubmissionRow): z.input<typeof contract.submission> => ({
  _id: row.id,
  fileID: row.fileId,
  fileName: row.fileName,
  orgID: row.orgId,
  state: row.state,
  attempts: row.attempts,
  remoteID: row.remoteId,
  feedback: row.feedback,
  lastError: row.lastError,
  nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
  driver: row.driver,
  dateCreated: row.createdAt.toISOString(),
  lastEdited: row.updatedAt.toISOString(),
  submittedBy: row.submittedByName,
  sentOtherwise: row.sentOtherwise,
});
