import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { deleteFile, modifyFile } from '#contract/artwork';
import { modifyBoard } from '#contract/boards';
import { allCalls } from '#contract/calls';
import { modifyCampaign } from '#contract/campaigns';
import { buildUrl, type Endpoint } from '#contract/endpoint';
import { modifyOrganisation, modifyTeam } from '#contract/organisations';
import { modifyUser } from '#contract/session';
import { inject, testApp } from '#test/app';
import { anArtwork } from '#test/artworks';
import { aBoard, aCampaign } from '#test/boards';
import { anOrganisation, aTeam, aUser } from '#test/people';
import { sweep } from '#test/sweep';
import * as schema from '../../../src/server/db/schema/schema';

const tables = Object.values<unknown>(schema).filter((value): value is PgTable => is(value, PgTable));
/** Every column of the schema, by its property name and its SQL name. */
const columns = [
  ...new Set(
    tables.flatMap((table) => Object.entries(getTableColumns(table)).flatMap(([name, column]) => [name, column.name])),
  ),
];
const writes = allCalls.filter(({ method, access }) => method === 'POST' && access === 'admin');

const server = testApp();
const ids: Record<string, string> = {};
beforeAll(async () => {
  ids['org'] = await anOrganisation(server.db);
  ids['team'] = await aTeam(server.db, { orgId: ids['org'] });
  ids['user'] = await aUser(server.db, { email: 'other@test.example', isAdmin: true });
  ids['board'] = await aBoard(server.db, { boardname: 'Old', deviceId: 'd1', boardOwner: ids['org'] });
  ids['file'] = await anArtwork(server.db);
  ids['campaign'] = await aCampaign(server.db, { campaignName: 'Old', parentOrg: ids['org'] });
});

/** Every request changes these tables: their `last_seen`. */
const touched = ['users', 'sessions'];

/** All rows of all tables, without the times at which somebody was last seen. */
async function everything(): Promise<Record<string, string>> {
  const rows = await Promise.all(
    tables.map(async (table) => {
      const {
        rows: [row],
      } = await server.db.execute<{ all: string | null }>(
        sql`select string_agg(t::text, '|' order by t::text) as all from ${table} t`,
      );
      return [getTableName(table), row?.all ?? ''] as const;
    }),
  );
  const untouched = rows.filter(([name]) => !touched.includes(name));
  const others = await Promise.all(touched.map(async (name) => [name, await withoutLastSeen(name)] as const));
  return Object.fromEntries([...untouched, ...others]);
}
async function withoutLastSeen(table: string): Promise<string> {
  const { rows } = await server.db.execute(sql`select * from ${sql.identifier(table)} order by 1`);
  return JSON.stringify(rows.map(({ last_seen: _, ...row }) => row));
}

const send = (call: Endpoint, payload: string, id: string) =>
  inject(server.app, 'POST', buildUrl(call, { id }), { token: server.token, payload });

/** The fields of the call's body schema. */
function knownFields({ body }: Endpoint): string[] {
  let inner: z.core.$ZodType = body;
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodNullable) inner = inner.unwrap();
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
}

/** The most fields that one failure lists. */
const namedAtMost = 20;

/** Sends unknown fields. @returns the names that the failure lists */
async function sendFields(call: Endpoint, names: readonly string[], id: string): Promise<{ fields: string[] }> {
  const { statusCode, body } = await send(
    call,
    JSON.stringify(Object.fromEntries(names.map((name) => [name, 'x']))),
    id,
  );
  const { code, fields } = JSON.parse(body) as { code: string; fields: { path: string }[] };
  expect([statusCode, code]).toEqual([400, 'request.unknown_field']);
  return { fields: fields.map(({ path }) => path) };
}

test('every call refuses each column that it does not know, by name, and writes nothing', () =>
  sweep(
    writes.map((call) => [call.name, call] as const),
    async (call) => {
      const foreign = columns.filter((name) => !knownFields(call).includes(name));
      const before = await everything();
      for (const id of Object.values(ids))
        expect((await sendFields(call, foreign, id)).fields).toHaveLength(namedAtMost);
      for (let from = 0; from < foreign.length; from += 8) {
        const some = foreign.slice(from, from + 8);
        expect((await sendFields(call, some, ids['user'] ?? '')).fields).toEqual(expect.arrayContaining(some));
      }
      for (const payload of ['{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{"isAdmin":true}}}']) {
        expect((await send(call, payload, ids['user'] ?? '')).statusCode).toBe(400);
      }
      expect(await everything()).toEqual(before);
      expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
    },
  ));

/** Columns that any write of a record may change. */
const bookkeeping = ['version', 'last_edited', 'edited_by'];
/** Calls, each with the only other columns of the record that it may change. */
const allowed: readonly (readonly [
  table: string,
  id: string,
  call: Endpoint,
  body: Record<string, unknown>,
  columns: string[],
])[] = [
  ['boards', 'board', modifyBoard, { boardname: 'New' }, ['boardname', 'boardname_key']],
  ['boards', 'board', modifyBoard, { boardPaused: true }, ['board_paused']],
  ['boards', 'board', modifyBoard, { boardcoords: { lat: 1, long: 2 } }, ['lat', 'long']],
  [
    'boards',
    'board',
    modifyBoard,
    { boardloc: { city: 'Porto', state: '', country: 'Portugal' } },
    ['city', 'city_key', 'state', 'country', 'country_key'],
  ],
  ['boards', 'board', modifyBoard, { venueType: 'Airport' }, ['venue_type', 'venue_type_key']],
  ['campaigns', 'campaign', modifyCampaign, { campaignPaused: true }, ['campaign_paused']],
  ['campaigns', 'campaign', modifyCampaign, { campaignName: 'New' }, ['campaign_name', 'campaign_name_key']],
  ['files', 'file', modifyFile, { isReviewed: true }, ['is_reviewed']],
  [
    'files',
    'file',
    modifyFile,
    { isPreApproved: false, approvalComment: 'No' },
    ['is_reviewed', 'is_pre_approved', 'approval_comment', 'decided_at', 'decided_by', 'before', 'undo_until'],
  ],
  ['organisations', 'org', modifyOrganisation, { orgName: 'New' }, ['org_name', 'org_name_key']],
  ['teams', 'team', modifyTeam, { teamName: 'New' }, ['team_name', 'team_name_key']],
  ['users', 'user', modifyUser, { firstName: 'New' }, ['first_name', 'first_name_key']],
  ['users', 'user', modifyUser, { recentPages: ['/home'] }, []],
  ['users', 'user', modifyUser, { isAdmin: false }, ['is_admin', 'roles']],
  ['files', 'file', deleteFile, {}, ['deleted_at', 'before', 'undo_until']],
];

test('a call changes only the columns of its field', () =>
  sweep(
    allowed.map((row) => [`${row[2].name} ${JSON.stringify(row[3])}`, row] as const),
    async ([table, record, call, body, expected]) => {
      const read = async (): Promise<Record<string, unknown>> => {
        const {
          rows: [row],
        } = await server.db.execute(sql`select * from ${sql.identifier(table)} where id = ${ids[record] ?? ''}`);
        return row ?? {};
      };
      const before = await read();
      const { statusCode } = await send(call, JSON.stringify(body), ids[record] ?? '');
      // The recent pages of another user cannot be changed: that call may be refused.
      expect(statusCode < 300 || 'recentPages' in body).toBe(true);
      const after = await read();
      const changed = Object.keys(after).filter(
        (name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]) && !bookkeeping.includes(name),
      );
      expect(changed.filter((name) => !expected.includes(name))).toEqual([]);
      if (expected.length > 0) expect(changed.length).toBeGreaterThan(0);
    },
  ));
