import type { z } from 'zod';
import * as contract from '#contract/ads';
import { serve, type Route } from '../http/serve';
import type { Services } from '../start/services';
import {
  listSubmissions,
  recordOutcome,
  retrySubmission,
  readVerdictState,
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
      return { submissions: rows.map(asSubmission), totalSubmissions: total, ...(await readVerdictState(services)) };
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

const asAd = ({ dateCreated, ...row }: AdRow): z.input<typeof contract.ad> => ({
  ...row,
  dateCreated: dateCreated.toISOString(),
});

const asSubmission = ({
  nextAttemptAt,
  dateCreated,
  lastEdited,
  ...row
}: SubmissionRow): z.input<typeof contract.submission> => ({
  ...row,
  nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
  dateCreated: dateCreated.toISOString(),
  lastEdited: lastEdited.toISOString(),
});
