import { z } from 'zod';
import { endpoint } from './endpoint';
import { count, id, idParams, instant, pageQuery } from './page';

export { importRow, type ImportRow } from './boardFields';

/** The most rows in one import call. */
export const importRowLimit = 1000;
/** The fields of a row, as named in `changed`. */
export const importFields = [
  'boardname',
  'boardcoords.lat',
  'boardcoords.long',
  'boardloc.city',
  'boardloc.state',
  'boardloc.country',
  'boardsize.height',
  'boardsize.width',
  'boardminCPI',
  'surfaceArea',
  'reachBoardID',
  'device_id',
  'publisher_id',
  'publisher_name',
  'opening_hours',
  'screenType',
  'venueType',
  'adTypes',
  'boardImgURL',
] as const;
export type ImportField = (typeof importFields)[number];

export const importResult = z.object({
  index: z.number().int().describe('Position in rows, from 0'),
  outcome: z.enum(['created', 'updated', 'unchanged', 'failed']),
  boardIDs: z.array(id),
  changed: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
  warnings: z.array(z.string()),
  error: z.object({ code: z.string(), message: z.string(), field: z.string().nullable() }).nullable(),
  nearlySame: z
    .string()
    .optional()
    .describe('Of a dry run: the device id of another board, different in leading zeros alone'),
});
export type ImportResult = z.output<typeof importResult>;

/** How many rows became what. */
const outcomes = { created: count, updated: count, unchanged: count, failed: count };
export const importBoards = endpoint({
  name: 'importBoards',
  path: '/api/boards/import',
  extension: 'board-import',
  idempotent: true,
  bodyLimit: 8 * 1024 * 1024,
  anyText: true,
  summary: 'Create or update up to 1,000 boards by device id: every match is updated, else a board is created',
  body: z.strictObject({
    rows: z.array(z.unknown()).min(1, 'Send at least one row').max(importRowLimit, 'At most 1,000 rows in one call'),
    boardOwner: id.nullish(),
    team: id.nullish(),
    updateFields: z
      .array(z.enum(importFields))
      .optional()
      .describe('The fields that an update sets: the columns of the file. Without it, all of a row'),
    load: z
      .strictObject({
        id: z.string().min(1).max(100),
        fileName: z.string().max(300),
        sha256: z.string().max(64),
        rows: z.number().int().min(0),
      })
      .optional()
      .describe('Groups the chunks of one file, so that the whole load can be undone'),
    dryRun: z.boolean().optional().describe('Only tell what would happen'),
    keepTeam: z
      .boolean()
      .optional()
      .describe('A board that has a team, or belongs to another organisation, keeps its team'),
  }),
  reply: z.object({
    results: z.array(importResult),
    ...outcomes,
    others: z
      .array(
        z.object({ boardOwner: id, team: id.nullable(), boards: z.number().int(), rows: z.array(z.number().int()) }),
      )
      .optional()
      .describe('Of a dry run: boards of other organisations or teams that it would change'),
    names: z
      .record(id, z.string())
      .optional()
      .describe('Of a dry run: the names of the organisations and teams in the answer'),
  }),
  failures: [
    'organisation.not_found',
    'team.not_found',
    'idempotency.key_reused',
    'load.already_undone',
    'request.too_large',
  ],
});

export const boardLoad = z
  .object({
    _id: id,
    fileName: z.string(),
    sha256: z.string(),
    rows: count,
    ...outcomes,
    by: z.string(),
    byID: id.nullish().describe('Of the account'),
    at: instant,
    lastAt: instant,
    undoneAt: instant.nullable(),
    undoneBy: z.string().nullable(),
  })
  .meta({ id: 'BoardLoad' });
export type BoardLoad = z.output<typeof boardLoad>;
export const listBoardLoads = endpoint({
  name: 'listBoardLoads',
  path: '/api/boards/loads',
  extension: 'board-loads',
  summary: 'Past CSV loads, newest first',
  query: z.strictObject(pageQuery(['at'], { pageSize: 10, sortID: 'at', sortDesc: true })),
  reply: z.object({ loads: z.array(boardLoad), totalLoads: z.number().int() }),
});
/** What the undo of a load did. */
export const undone = z.object({
  deleted: count,
  restored: count,
  left: z.array(z.object({ boardID: id, boardname: z.string(), field: z.string(), reason: z.string() })),
  message: z.string(),
});
/** Deletes created boards and restores changed fields, unless they were changed since. */
export const undoBoardLoad = endpoint({
  name: 'undoBoardLoad',
  method: 'POST',
  path: '/api/boards/loads/:id/undo',
  extension: 'board-loads',
  summary: 'Take one load back',
  params: idParams,
  reply: undone.extend({ load: boardLoad }),
  failures: ['load.not_found', 'load.already_undone'],
});
