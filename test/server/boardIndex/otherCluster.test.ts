import { sql } from 'drizzle-orm';
import { openTestDatabase } from '#test/database';
import { createBoardFinder } from '../../../src/server/boardIndex/boardFinder';
import { readBoardFeed } from '../../../src/server/boardIndex/boardIndex.queries';
import { parseBox } from '../../../src/server/boardIndex/box';
import type { BoardFinder } from '../../../src/server/boardIndex/boardSearch';
import { readFeedPosition } from '../../../src/server/events/feed.queries';
import type { Database } from '../../../src/server/db/connect';

let database: Database;
let finder: BoardFinder;
beforeEach(async () => {
  database = await openTestDatabase();
  await insert(5);
  finder = createBoardFinder(database);
  await finder.ready();
});
afterEach(() => database.close());

const run = (text: string) => database.db.execute(sql.raw(text));
const insert = (count: number) =>
  run(`insert into boards (id, boardname, boardname_key, country, country_key, created_at)
    select gen_random_uuid()::text, 'Board', 'board', 'Norway', 'norway', now() from generate_series(1, ${String(count)})`);
const found = async () =>
  (await finder.page({ country: 'Norway' }, { sortID: 'dateCreated', sortDesc: true }, 0, 10)).total;
/** Deletes rows as a failover that loses commits does: without entries in the change feed. */
const loseRows = (count: number) =>
  run(`alter table boards disable trigger user;
    delete from boards where seq in (select seq from boards order by seq desc limit ${String(count)});
    alter table boards enable trigger user`);
/** Simulates a promotion: the single connection of the embedded database shadows the system function. */
const nextTimeline = () =>
  run(`create schema promoted;
    create function promoted.pg_walfile_name(pg_lsn) returns text return '000000020000000000000001';
    set search_path = promoted, pg_catalog, public`);

test('after a failover that lost rows, lists match the database, at once and after the index is reloaded', async () => {
  expect(await found()).toBe(5);
  await loseRows(2);
  await nextTimeline();
  expect(await found()).toBe(3);
  await finder.ready();
  expect([finder.isLoaded(), await found()]).toEqual([true, 3]);
  expect((await finder.clusters({}, { zoom: 1, box: parseBox('-180,-90,180,90') })).total).toBe(0);
  await insert(4);
  expect(await found()).toBe(7);
});

test('the map waits until the index is reloaded', async () => {
  await run('update boards set lat = 60, long = 10');
  const placed = async () => (await finder.clusters({}, { zoom: 1, box: parseBox('-180,-90,180,90') })).total;
  expect(await placed()).toBe(5);
  await loseRows(1);
  await nextTimeline();
  expect(await placed()).toBe(4);
});

test("a restored dump's feed, with another cluster's transaction ids, is not read", async () => {
  const position = await readFeedPosition(database.db);
  await run(
    `insert into board_feed (xid, seqs) select (4000000000 + n)::text::xid8, '{1,2,3}' from generate_series(1, 50) n`,
  );
  expect(await readBoardFeed(database.db, position)).toMatchObject({ changed: [] });
});
