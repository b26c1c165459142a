import { sql } from 'drizzle-orm';
import { getFileFit, listArtworks, listFiles } from '#contract/artwork';
import { aBookedBoard, aCampaignOf, anArtwork } from '#test/artworks';
import { startApp, type TestApp } from '#test/app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
afterEach(async () => {
  await app.services.database.db.execute(sql`update files set deleted_at = now()`);
});

const listed = async () => {
  const { reply } = await app.call(listArtworks, { query: { pageSize: 50 } });
  return new Map(reply.files.map(({ _id, fit }) => [_id, fit]));
};
const tall = { width: 1080, height: 1920 };
const withoutSize = { width: null, height: null, durationMs: null, bytes: 1, type: 'image/png' };

test('a list says on how many of the boards booked an artwork does not show, each board once', async () => {
  const { db } = app.services.database;
  const [wide, narrow, bars] = [
    await aBookedBoard(db),
    await aBookedBoard(db, tall),
    await aBookedBoard(db, { width: 1920, height: 1200 }),
  ];
  const id = await anArtwork(db);
  await aCampaignOf(db, { artworks: [id], boards: [wide, narrow] });
  await aCampaignOf(db, { artworks: [id], boards: [wide, narrow, bars], campaignPaused: true });
  expect((await listed()).get(id)).toEqual({ boards: 3, failing: 1 });
  const { reply } = await app.call(getFileFit, { params: { id } });
  expect(reply.fits.map(({ outcome, boards }) => [outcome, boards.length])).toEqual([
    ['nofit', 1],
    ['bars', 1],
    ['exact', 1],
  ]);
});

test('types, length and turned pictures count as they do in the fit of one artwork', async () => {
  const { db } = app.services.database;
  const [any, still] = [await aBookedBoard(db), await aBookedBoard(db, { adTypes: ['static'] })];
  const film = await anArtwork(db, { fileFormat: 'video/mp4', durationMs: 15_000 });
  const long = await anArtwork(db, { fileFormat: 'video/mp4', durationMs: 45_000 });
  const moving = await anArtwork(db, {
    facts: { width: 1920, height: 1080, durationMs: null, bytes: 1, type: 'image/gif', animated: true },
  });
  for (const id of [film, long, moving]) await aCampaignOf(db, { artworks: [id], boards: [any, still] });
  const fits = await listed();
  expect([film, long, moving].map((id) => fits.get(id))).toEqual([
    { boards: 2, failing: 1 },
    { boards: 2, failing: 2 },
    { boards: 2, failing: 1 },
  ]);
});

test('deleted boards and campaigns, and boards of unknown size, do not count; what is decided says nothing', async () => {
  const { db } = app.services.database;
  const board = await aBookedBoard(db, tall);
  const [onGone, onUnknown, unused, inDeleted, unreadable, decided] = await Promise.all(
    [{}, {}, {}, {}, { facts: withoutSize }, { isPreApproved: true }].map((given) => anArtwork(db, given)),
  );
  const of = (id: string | undefined) => [id ?? ''];
  await aCampaignOf(db, { artworks: of(onGone), boards: [board, await aBookedBoard(db, { isDeleted: true })] });
  await aCampaignOf(db, { artworks: of(onUnknown), boards: [await aBookedBoard(db, { width: null, height: null })] });
  await aCampaignOf(db, { artworks: of(inDeleted), boards: [board], deletedAt: new Date() });
  await aCampaignOf(db, { artworks: of(decided), boards: [board] });
  await aCampaignOf(db, { artworks: of(unreadable), boards: [board] });
  const fits = await listed();
  expect([onGone, onUnknown, unused, inDeleted].map((id) => fits.get(id ?? ''))).toEqual([
    { boards: 1, failing: 1 },
    null,
    null,
    null,
  ]);
  expect(fits.get(unreadable ?? '')).toBeNull();
  expect(fits.get(decided ?? '')).toBeUndefined();
  const { reply } = await app.call(listFiles, { query: { approvedOnly: true } });
  expect(reply.files.map(({ _id, fit }) => [_id, fit])).toEqual([[decided, undefined]]);
});
