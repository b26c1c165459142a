import type { FastifyRequest } from 'fastify';
import * as contract from '#contract/artwork';
import { covers } from '#contract/permissions';
import { getFileWords, savePoster } from '#contract/placementRules';
import { countFileTouches } from '#contract/touches';
import { serve, type Route } from '../http/serve';
import type { Services } from '../start/services';
import { fileAddress } from '../storage/addresses';
import { asFile } from './artworkFile';
import {
  getArtwork,
  getBookedBoards,
  getArtworkCampaigns,
  getFit,
  getHistory,
  getWords,
  listArtworkIds,
  listArtworks,
} from './artwork.service';
import { deleteArtwork, modifyArtwork, undoDecision } from './decision.service';
import { keepPoster } from './poster.service';
import { createSamePicture } from './similar/samePicture';
import { getSimilar } from './similar/similar.service';
import { readFileTouches } from './touches.service';
import { checkUpload, createFile, signUpload } from './upload.service';

export function artworkRoutes(services: Services): Route[] {
  return [...listRoutes(services), ...recordRoutes(services), ...decisionRoutes(services), ...uploadRoutes(services)];
}

/**
 * One list under two paths with different defaults: some of the specification's tables read the first, some the second.
 */
function listRoutes({ database: { db } }: Services): Route[] {
  const page = [contract.listArtworks, contract.listFiles].map((call) =>
    serve(call, async ({ query, request, visible, origin }) => {
      const page = { ...query, sortDesc: sortsDescending(query, request) };
      const { rows, total } = await listArtworks(db, { ...query, visible }, page);
      return { files: rows.map((row) => asFile(row, origin)), totalFiles: total };
    }),
  );
  const ids = (
    [
      [contract.listArtworkIds, 'dateCreated'],
      [contract.listFileIds, 'fileName'],
    ] as const
  ).map(([call, sortID]) =>
    serve(call, async ({ query, request, visible }) => {
      const order = { sortID: query.sortID ?? sortID, sortDesc: sortsDescending(query, request) };
      const { rows, total } = await listArtworkIds(db, { ...query, visible }, order);
      return { files: rows.map(({ id, ...row }) => ({ _id: id, ...row })), totalFiles: total };
    }),
  );
  return [...page, ...ids];
}

/** Sorted by need, the list is ascending (needed first) unless the caller sets `sortDesc`. */
function sortsDescending(
  { sortID, sortDesc = true }: { sortID?: string | undefined; sortDesc?: boolean | undefined },
  { url }: FastifyRequest,
): boolean {
  return sortID === 'neededBy' && !new URL(url, 'http://any').searchParams.has('sortDesc') ? false : sortDesc;
}

function recordRoutes({ config, database: { db }, storage }: Services): Route[] {
  const isSame = createSamePicture(storage);
  return [
    serve(contract.getFile, async ({ params, origin }) => ({ file: asFile(await getArtwork(db, params.id), origin) })),
    serve(contract.listBoardsOfFile, async ({ params, visible }) => {
      const boards = (await getBookedBoards(db, params.id)).filter(({ owner }) => covers(visible, owner));
      return {
        boardIDArray: boards.map(({ id }) => id),
        boardDataArray: boards.map(({ id, boardname }) => ({ _id: id, boardname })),
      };
    }),
    serve(contract.listCampaignsOfFile, async ({ params, visible }) => {
      const found = await getArtworkCampaigns(db, params.id, visible);
      return {
        campaignArray: found.map(({ id, startTime, endTime, ...campaign }) => ({
          _id: id,
          ...campaign,
          startTime: startTime?.toISOString() ?? null,
          endTime: endTime?.toISOString() ?? null,
        })),
      };
    }),
    serve(countFileTouches, ({ body, visible, origin }) => readFileTouches(db, body, visible, origin)),
    serve(contract.getFileFit, ({ params, visible }) => getFit(db, params.id, visible)),
    serve(getFileWords, ({ params }) => getWords(db, params.id, config.wordLanguages.length > 0)),
    serve(contract.getSimilarFiles, async ({ params, visible, origin }) => {
      const { similar, waiting, unread } = await getSimilar(db, params.id, visible, isSame);
      return {
        similar: similar.map(({ row, ...how }) => ({ file: asFile(row, origin), ...how })),
        waiting: waiting.map(({ id, fileName, version }) => ({ _id: id, fileName, version })),
        unread,
      };
    }),
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
    serve(contract.modifyFile, async ({ params, body, actor, ifMatch, origin }) => {
      const { row, message } = await modifyArtwork(services, params.id, body, { actor, ifMatch, origin });
      return { file: asFile(row, origin), message };
    }),
    serve(contract.undoDecision, async ({ params, actor, ifMatch, origin }) => {
      const row = await undoDecision(services, params.id, { actor, ifMatch, origin });
      return { file: asFile(row, origin), message: 'The decision was undone.' };
    }),
    serve(contract.deleteFile, async ({ params, actor }) => {
      await deleteArtwork(services, params.id, actor);
      return { message: 'The artwork was deleted.' };
    }),
  ];
}

function uploadRoutes(services: Services): Route[] {
  return [
    serve(contract.signUpload, async ({ body, origin }) => {
      const { key, address } = await signUpload(services.storage, body);
      return { credentials: { url: new URL(address, origin).href }, fileURL: fileAddress(origin, key) };
    }),
    serve(contract.createFile, async ({ body, actor, once, origin }) => {
      // Inspected before the transaction begins: this takes seconds, and the embedded database has only one connection.
      // A refusal is thrown only inside `once`: a repeated call must get the first reply, although its upload is gone
      // by then.
      const checked = await checkUpload(services, body, actor).catch((error: unknown) => ({ refused: error }));
      const answer = await once(async (tx) => {
        if ('refused' in checked) throw checked.refused;
        return {
          file: asFile(await createFile(tx, services, body, checked, actor), origin),
          message: 'Uploaded file successfully. You can now save the ad.',
        };
      });
      services.pictureHashes.wake();
      services.pictureWords.wake();
      return answer;
    }),
    serve(savePoster, async ({ params, body }) => {
      await keepPoster(services, params.id, Buffer.from(body.picture, 'base64'));
      return { message: 'The poster was saved.' };
    }),
  ];
}
