import { sql } from 'drizzle-orm';
import {
  getFile,
  getFileFit,
  listArtworkIds,
  listArtworks,
  listCampaignsOfFile,
  listFiles,
  modifyFile,
} from '#contract/artwork';
import { deleteCampaign, modifyCampaign } from '#contract/campaigns';
import { anArtwork } from '#test/artworks';
import { aBoard, aCampaign } from '#test/boards';
import { testApp } from '#test/app';

const app = testApp();
afterEach(async () => {
  await app.db.execute(sql`update files set deleted_at = now()`);
});

const inDays = (days: number): Date => new Date(Date.now() + days * 86_400_000);
const byNeed = async (query: Record<string, unknown> = {}): Promise<string[]> =>
  (
    await app.call(listArtworks, { query: { sortID: 'neededBy', notSet: true, pageSize: 50, ...query } })
  ).reply.files.map(({ fileName }) => fileName);
const fileOf = async (id: string) => (await app.call(getFile, { params: { id } })).reply.file;

test('what holds up a campaign that runs or starts soonest comes first, then the oldest', async () => {
  await anArtwork(app.db, { fileName: 'unused, new', createdAt: inDays(-1) });
  await anArtwork(app.db, { fileName: 'unused, old', createdAt: inDays(-90) });
  const later = await anArtwork(app.db, { fileName: 'next week', createdAt: inDays(-80) });
  const tomorrow = await anArtwork(app.db, { fileName: 'tomorrow', createdAt: inDays(-2) });
  const running = await anArtwork(app.db, { fileName: 'running', createdAt: inDays(-1) });
  const decided = await anArtwork(app.db, { fileName: 'decided', isPreApproved: true });
  await aCampaign(app.db, { artworks: [later], startTime: inDays(7) });
  await aCampaign(app.db, { artworks: [tomorrow, later], startTime: inDays(30) });
  await aCampaign(app.db, { artworks: [tomorrow], startTime: inDays(1) });
  await aCampaign(app.db, { artworks: [running, decided], startTime: inDays(-3) });

  const order = ['running', 'tomorrow', 'next week', 'unused, old', 'unused, new'];
  expect(await byNeed()).toEqual(order);
  expect(await byNeed({ sortDesc: true })).toEqual(order.toReversed());
  expect(await byNeed({ needed: true })).toEqual(order.slice(0, 3));
  expect(await byNeed({ notSet: false })).toHaveLength(6);
  const { reply } = await app.call(listArtworkIds, { query: { sortID: 'neededBy', needed: true } });
  expect(reply.files.map(({ fileName }) => fileName)).toEqual(order.slice(0, 3));
  expect(await fileOf(decided)).toMatchObject({ neededBy: null, holdsUp: null });
});

test('it returns what an artwork holds up: campaigns, the first start, and different boards', async () => {
  const [one, two, gone] = [await aBoard(app.db), await aBoard(app.db), await aBoard(app.db, { isDeleted: true })];
  const id = await anArtwork(app.db);
  const first = inDays(1);
  await aCampaign(app.db, { artworks: [id], boards: [one, two], startTime: inDays(9), campaignName: 'Second' });
  await aCampaign(app.db, { artworks: [id], boards: [two, gone], startTime: first, campaignName: 'First' });
  await aCampaign(app.db, { artworks: [id], boards: [one], endTime: inDays(-1), campaignName: 'Over' });
  expect(await fileOf(id)).toMatchObject({ neededBy: first.toISOString(), holdsUp: { campaigns: 2, boards: 2 } });
  const { reply } = await app.call(listCampaignsOfFile, { params: { id } });
  expect(reply.campaignArray.map(({ campaignName, boards, waiting }) => [campaignName, boards, waiting])).toEqual([
    ['First', 1, true],
    ['Over', 1, false],
    ['Second', 2, true],
  ]);
});

test('it is updated at once when a campaign is paused, moved, emptied, deleted or over, or the artwork decided', async () => {
  const id = await anArtwork(app.db);
  const need = async () => (await fileOf(id)).neededBy ?? null;
  const [soon, later] = [inDays(1), inDays(5)];
  const campaign = await aCampaign(app.db, { artworks: [id], startTime: soon });
  expect(await need()).toBe(soon.toISOString());
  const modify = (body: Parameters<typeof app.call<typeof modifyCampaign>>[1]) =>
    app.call(modifyCampaign, { params: { id: campaign }, ...body });
  await modify({ body: { campaignPaused: true } });
  expect([await need(), await byNeed({ needed: true })]).toEqual([null, []]);
  await modify({ body: { campaignPaused: false, startTime: later.toISOString() } });
  expect([await need(), (await byNeed({ needed: true })).length]).toEqual([later.toISOString(), 1]);
  await modify({ body: { artworks: [] } });
  expect([await need(), await byNeed({ needed: true })]).toEqual([null, []]);
  await modify({ body: { artworks: [id], endTime: new Date(later.getTime() + 1000).toISOString() } });
  expect((await byNeed({ needed: true })).length).toBe(1);

  // Simulate the end of the campaign by the passing of time: no write, so no trigger runs.
  await app.db.execute(sql`alter table campaigns disable trigger campaigns_needs`);
  await app.db.execute(
    sql`update campaigns set start_time = now() - interval '2 days', end_time = now() - interval '1 second'`,
  );
  await app.db.execute(sql`alter table campaigns enable trigger campaigns_needs`);
  await app.db.execute(sql`update files set need_until = now() - interval '1 second' where id = ${id}`);
  expect([await need(), await byNeed({ needed: true })]).toEqual([null, []]);

  const other = await aCampaign(app.db, { artworks: [id], startTime: soon });
  expect((await byNeed({ needed: true })).length).toBe(1);
  await app.call(deleteCampaign, { params: { id: other } });
  expect([await need(), await byNeed({ needed: true })]).toEqual([null, []]);

  await aCampaign(app.db, { artworks: [id], startTime: soon });
  await app.call(modifyFile, { params: { id }, body: { isPreApproved: true } });
  expect([await need(), await byNeed({ needed: true, notSet: false })]).toEqual([null, []]);
});

test('concurrent changes to two campaigns of one artwork leave the right result', async () => {
  const id = await anArtwork(app.db);
  const campaigns = await Promise.all(
    [1, 2, 3, 4].map((day) => aCampaign(app.db, { artworks: [id], startTime: inDays(day) })),
  );
  const paused = await Promise.all(
    campaigns
      .slice(0, 3)
      .map((campaign) => app.call(modifyCampaign, { params: { id: campaign }, body: { campaignPaused: true } })),
  );
  expect(paused.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { rows } = await app.db.execute<{ right: boolean }>(
    sql`select f.needed_by = c.start_time as right from files f, campaigns c where f.id = ${id} and c.id = ${campaigns[3]}`,
  );
  expect(rows).toEqual([{ right: true }]);
});

const listed = async () => {
  const { reply } = await app.call(listArtworks, { query: { pageSize: 50 } });
  return new Map(reply.files.map(({ _id, fit }) => [_id, fit]));
};
const tall = { width: 1080, height: 1920 };
const withoutSize = { width: null, height: null, durationMs: null, bytes: 1, type: 'image/png' };

test('a list says on how many of the boards booked an artwork does not show, each board once', async () => {
  const [wide, narrow, bars] = [
    await aBoard(app.db),
    await aBoard(app.db, tall),
    await aBoard(app.db, { width: 1920, height: 1200 }),
  ];
  const id = await anArtwork(app.db);
  await aCampaign(app.db, { artworks: [id], boards: [wide, narrow] });
  await aCampaign(app.db, { artworks: [id], boards: [wide, narrow, bars], campaignPaused: true });
  expect((await listed()).get(id)).toEqual({ boards: 3, failing: 1, refused: 0 });
  const { reply } = await app.call(getFileFit, { params: { id } });
  expect(reply.fits.map(({ outcome, boards }) => [outcome, boards.length])).toEqual([
    ['nofit', 1],
    ['bars', 1],
    ['exact', 1],
  ]);
});

test('deleted boards and campaigns, and boards of unknown size, do not count; what is decided says nothing', async () => {
  const board = await aBoard(app.db, tall);
  const [onGone, onUnknown, unused, inDeleted, unreadable, decided] = await Promise.all(
    [{}, {}, {}, {}, { facts: withoutSize }, { isPreApproved: true }].map((given) => anArtwork(app.db, given)),
  );
  const of = (id: string | undefined) => [id ?? ''];
  await aCampaign(app.db, { artworks: of(onGone), boards: [board, await aBoard(app.db, { isDeleted: true })] });
  await aCampaign(app.db, {
    artworks: of(onUnknown),
    boards: [await aBoard(app.db, { width: null, height: null })],
  });
  await aCampaign(app.db, { artworks: of(inDeleted), boards: [board], deletedAt: new Date() });
  await aCampaign(app.db, { artworks: of(decided), boards: [board] });
  await aCampaign(app.db, { artworks: of(unreadable), boards: [board] });
  const fits = await listed();
  expect([onGone, onUnknown, unused, inDeleted].map((id) => fits.get(id ?? ''))).toEqual([
    { boards: 1, failing: 1, refused: 0 },
    null,
    null,
    null,
  ]);
  expect(fits.get(unreadable ?? '')).toBeNull();
  expect(fits.get(decided ?? '')).toBeUndefined();
  const { reply } = await app.call(listFiles, { query: { approvedOnly: true } });
  expect(reply.files.map(({ _id, fit }) => [_id, fit])).toEqual([[decided, undefined]]);
});
