import { z } from 'zod';
import { boardCreate, boardModify } from './boardFields';
import { board } from './boardRecord';
import { endpoint } from './endpoint';
import { proofFailures } from './identity';
import { flag, id, idParams, message, pageQuery, search } from './page';
import { idText, text } from './textFields';

export { isLatitude, isLongitude, type BoardDraft, type BoardFields } from './boardFields';
export { board, type Board } from './boardRecord';

export const boardSorts = [
  'boardname',
  'country',
  'city',
  'publisher_name',
  'venueType',
  'isDeleted',
  'dateCreated',
  'lastEdited',
] as const;
const bbox = z
  .string()
  .regex(/^-?\d+(\.\d+)?(,-?\d+(\.\d+)?){3}$/, 'bbox is west,south,east,north')
  .describe('west,south,east,north in degrees; west may be greater than east, across the antimeridian');
/** Shared by the list, the idlist, the clusters and the CSV export. */
export const boardFilters = {
  search: search.describe('Any part of the name or city, or a device id'),
  country: text(200).optional(),
  publisher: text(200).optional(),
  venueType: text(200).optional(),
  paused: flag.optional(),
  deleted: flag.optional(),
  orgID: id.optional(),
  teamID: id.optional(),
  bbox: bbox.optional(),
  placed: flag.optional().describe('Whether the board has usable coordinates'),
};
const failures = ['board.not_found'] as const;
const saved = z.object({ board, message: z.string(), warnings: z.array(z.string()).optional() });

/** Without filters the list includes deleted boards. */
export const listBoards = endpoint({
  name: 'listBoards',
  path: '/api/boards/uncached/',
  summary: 'Boards, paged',
  query: z.strictObject({
    ...pageQuery(boardSorts, { pageSize: 10, sortID: 'boardname', sortDesc: true }),
    ...boardFilters,
  }),
  reply: z.object({
    boards: z.array(board),
    totalBoards: z.number().int(),
    counts: z
      .object({ countries: z.number().int(), countriesInUse: z.number().int(), deleted: z.number().int() })
      .optional()
      .describe('Of all boards that match; left out until their index is loaded'),
  }),
});
export const getBoardUncached = endpoint({
  name: 'getBoardUncached',
  path: '/api/boards/uncached/:id',
  summary: 'One board',
  params: idParams,
  reply: z.object({ board }),
  failures,
});
export const getBoard = { ...getBoardUncached, name: 'getBoard', path: '/api/boards/:id' };
export const listBoardIds = endpoint({
  name: 'listBoardIds',
  path: '/api/boards/idlist',
  summary: 'Ids of all boards that match, at most 10,000',
  query: z
    .strictObject({ ...pageQuery(boardSorts, { pageSize: 500, sortID: 'boardname', sortDesc: true }), ...boardFilters })
    .partial(),
  reply: z.object({
    boards: z.array(z.object({ _id: id, boardname: z.string(), boardPaused: z.boolean().optional() })),
    totalBoards: z.number().int().optional(),
  }),
});
export const createBoard = endpoint({
  name: 'createBoard',
  path: '/api/boards/create',
  idempotent: true,
  summary:
    'Create a board, by hand with latitude and country at least; with only device_id and reachBoardID the rest comes from the inventory provider when it can be reached',
  query: z.strictObject({
    orgID: id.optional().describe('The owner, if the body has no boardOwner'),
    teamID: id.optional().describe('The management team, if the body has none'),
  }),
  body: boardCreate,
  reply: saved,
  failures: [
    'board.name_taken',
    'board.device_taken',
    'organisation.not_found',
    'team.not_found',
    'artwork.not_found',
    ...proofFailures,
  ],
});
export const modifyBoard = endpoint({
  name: 'modifyBoard',
  path: '/api/boards/modify/:id',
  summary:
    'Change what is in the body, nothing else; the own placement rule needs the password or a code ten minutes after the sign-in',
  params: idParams,
  conditional: true,
  body: boardModify,
  reply: saved,
  failures: [
    'board.not_found',
    'board.name_taken',
    'board.device_taken',
    'team.not_found',
    'artwork.not_found',
    'record.stale',
    ...proofFailures,
  ],
});
export const findBoardsByDevice = endpoint({
  name: 'findBoardsByDevice',
  path: '/api/boards/findbydeviceid/:deviceId',
  summary: 'Boards that are not deleted and have this device id',
  params: z.strictObject({ deviceId: idText.min(1) }),
  reply: z.object({ boards: z.array(z.object({ _id: id, device_id: z.string() })), message: z.string() }),
});
export const deleteBoard = endpoint({
  name: 'deleteBoard',
  method: 'POST',
  path: '/api/boards/delete/:id',
  summary: 'Delete a board',
  params: idParams,
  reply: message,
  failures,
});
export const deleteBoardFromForm = {
  ...deleteBoard,
  name: 'deleteBoardFromForm',
  path: '/api/board/delete/:id',
  summary: 'Delete a board (the path the edit form uses)',
};
export const boardFacets = endpoint({
  name: 'boardFacets',
  path: '/api/boards/facets',
  extension: 'board-filters',
  summary: 'The values that the filters offer: those of the boards that a filter matches',
  query: z.strictObject(boardFilters),
  reply: z.object({
    countries: z.array(z.string()),
    publishers: z.array(z.string()),
    venueTypes: z.array(z.string()),
    deleted: z.number().int().describe('How many of the boards are deleted'),
    countriesInUse: z.number().int().describe('How many countries have one of the boards that is not deleted'),
  }),
});

export const cluster = z.object({
  lat: z.number(),
  long: z.number(),
  count: z.number().int(),
  boardID: id.nullable().describe('The board, where count is 1'),
  boardname: z.string().nullish().describe('Its name'),
  boardPaused: z.boolean().nullish(),
});
export type Cluster = z.output<typeof cluster>;
export const listClusters = endpoint({
  name: 'listClusters',
  path: '/api/boards/clusters',
  extension: 'board-clusters',
  summary: 'Boards of a map view, clustered',
  query: z.strictObject({
    ...boardFilters,
    bbox,
    zoom: z
      .union([
        z.number(),
        z
          .string()
          .regex(/^\d{1,2}$/)
          .transform(Number),
      ])
      .pipe(z.number().int().min(0).max(20)),
  }),
  reply: z.object({
    clusters: z.array(cluster),
    total: z.number().int().describe('Boards with coordinates that match'),
    withoutCoordinates: z.number().int(),
  }),
});
