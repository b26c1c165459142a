import * as contract from '#contract/artwork';
import { serve, type Route } from '../http/serve';
import type { Services } from '../services';
import { fileAddress, originOf } from '../storage/addresses';
import { asFile } from './artworkFile';
import {
  getArtwork,
  getBoardsOf,
  getCampaignsOf,
  getFit,
  getHistory,
  listArtworkIds,
  listArtworks,
} from './artwork.service';
import { deleteArtwork, modifyArtwork, undoDecision } from './decision.service';
import { checkUpload, createFile, signUpload } from './upload.service';

export function artworkRoutes(services: Services): Route[] {
  return [...listRoutes(services), ...recordRoutes(services), ...decisionRoutes(services), ...uploadRoutes(services)];
}

/** The same list under two paths with defaults of their own; the specification's tables read one or the other. */
function listRoutes({ database: { db } }: Services): Route[] {
  const page = [contract.listArtworks, contract.listFiles].map((call) =>
    serve(call, async ({ query, request }) => {
      const { rows, total } = await listArtworks(db, query, query);
      return { files: rows.map((row) => asFile(row, originOf(request))), totalFiles: total };
    }),
  );
  const ids = (
    [
      [contract.listArtworkIds, 'dateCreated'],
      [contract.listFileIds, 'fileName'],
    ] as const
  ).map(([call, sortID]) =>
    serve(call, async ({ query }) => {
      const { rows, total } = await listArtworkIds(db, query, {
        sortID: query.sortID ?? sortID,
        sortDesc: query.sortDesc ?? true,
      });
      return { files: rows.map(({ id, ...row }) => ({ _id: id, ...row })), totalFiles: total };
    }),
  );
  return [...page, ...ids];
}

function recordRoutes({ database: { db } }: Services): Route[] {
  return [
    serve(contract.getFile, async ({ params, etag, request }) => {
      const row = await getArtwork(db, params.id);
      etag(row.version);
      return { file: asFile(row, originOf(request)) };
    }),
    serve(contract.listBoardsOfFile, async ({ params }) => {
      const boards = await getBoardsOf(db, params.id);
      return {
        boardIDArray: boards.map(({ id }) => id),
        boardDataArray: boards.map(({ id, boardname }) => ({ _id: id, boardname })),
      };
    }),
    serve(contract.listCampaignsOfFile, async ({ params }) => {
      const found = await getCampaignsOf(db, params.id);
      return { campaignArray: found.map(({ id, campaignName }) => ({ _id: id, campaignName })) };
    }),
    serve(contract.getFileFit, ({ params }) => getFit(db, params.id)),
    serve(contract.getFileHistory, async ({ params }) => {
      const events = await getHistory(db, params.id);
      return {
        events: events.map(({ at, byName, kind, from, to, comment, checks }) => ({
          at: at.toISOString(),
          by: byName,
          kind,
          from,
          to,
          comment,
          ...(checks === null ? {} : { checks }),
        })),
      };
    }),
  ];
}

function decisionRoutes(services: Services): Route[] {
  return [
    serve(contract.modifyFile, async ({ params, body, actor, ifMatch, etag, request }) => {
      const origin = originOf(request);
      const { row, message } = await modifyArtwork(services, params.id, body, { actor, ifMatch, origin });
      etag(row.version);
      return { file: asFile(row, origin), message };
    }),
    serve(contract.undoDecision, async ({ params, actor, ifMatch, etag, request }) => {
      const origin = originOf(request);
      const row = await undoDecision(services, params.id, { actor, ifMatch, origin });
      etag(row.version);
      return { file: asFile(row, origin), message: 'The decision was taken back.' };
    }),
    serve(contract.deleteFile, async ({ params, actor }) => {
      await deleteArtwork(services, params.id, actor);
      return { message: 'The artwork was deleted.' };
    }),
  ];
}

function uploadRoutes(services: Services): Route[] {
  return [
    serve(contract.signUpload, async ({ body, request }) => {
      const { key, address } = await signUpload(services.storage, body);
      const origin = originOf(request);
      return { credentials: { url: new URL(address, origin).href }, fileURL: fileAddress(origin, key) };
    }),
    serve(contract.createFile, async ({ body, actor, once, request }) => {
      // Before the transaction: looking at the bytes takes seconds, and the embedded database has one connection.
      // A refusal waits, since a repetition gets the first answer although its upload is gone.
      const checked = await checkUpload(services, body).catch((error: unknown) => ({ refused: error }));
      return once(async (tx) => {
        if ('refused' in checked) throw checked.refused;
        return {
          file: asFile(await createFile(tx, services, body, checked, actor), originOf(request)),
          message: 'Uploaded file successfully. You can now save the ad.',
        };
      });
    }),
  ];
}
