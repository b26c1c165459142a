import { countBoardTouches, countCampaignTouches, countFileTouches } from '#contract/touches';
import type { Category } from '#contract/placement';
import { anAd, anArtwork } from '#test/artworks';
import { aBoard, aCampaign } from '#test/boards';
import { testApp } from '#test/app';
import { submissions } from '../../../src/server/db/schema/schema';

const app = testApp();
const inDays = (days: number): Date => new Date(Date.now() + days * 86_400_000);

test('an act on boards: each campaign once, what runs, what starts, and who is left without a board', async () => {
  const { db } = app;
  const [one, two, paused, other, gone] = [
    await aBoard(db, { boardname: 'One' }),
    await aBoard(db, { boardname: 'Two' }),
    await aBoard(db, { boardPaused: true }),
    await aBoard(db),
    await aBoard(db, { isDeleted: true }),
  ];
  const [start, later] = [inDays(3), inDays(5)];
  await aCampaign(db, { boards: [one, two], startTime: inDays(-1), campaignName: 'Runs' });
  await aCampaign(db, { boards: [one, other], startTime: start, campaignName: 'Has another' });
  await aCampaign(db, { boards: [two, paused, gone], startTime: later, campaignName: 'Starts' });
  await aCampaign(db, { boards: [two], endTime: inDays(-1), startTime: inDays(-9), campaignName: 'Over' });
  await aCampaign(db, { boards: [paused], campaignPaused: true, campaignName: 'Stands still' });
  await aCampaign(db, { boards: [one], deletedAt: inDays(-1) });
  const { reply } = await app.call(countBoardTouches, { body: { ids: [paused, one, two, gone, 'nobody'] } });
  expect(reply).toMatchObject({ campaigns: 5, running: 1, paused: [paused], deleted: [gone] });
  expect(
    reply.boards.map(({ board, campaigns, running, nextStart }) => [board._id, campaigns, running, nextStart]),
  ).toEqual([
    [two, 3, 1, later.toISOString()],
    [one, 2, 1, start.toISOString()],
    [paused, 2, 0, later.toISOString()],
  ]);
  expect(reply.emptied.map(({ campaignName }) => campaignName)).toEqual(['Runs', 'Starts']);
});

test('an act on artworks: boards that do not fit, ads and campaigns, the worst first, decided ones too', async () => {
  const { db } = app;
  const [wide, tall] = [await aBoard(db), await aBoard(db, { width: 1080, height: 1920 })];
  const [fits, fails, unused] = [
    await anArtwork(db, { isPreApproved: true }),
    await anArtwork(db),
    await anArtwork(db, { deletedAt: inDays(-1) }),
  ];
  const both = await aCampaign(db, { artworks: [fits, fails], boards: [wide], startTime: inDays(-1) });
  await aCampaign(db, { artworks: [fails], boards: [wide, tall], startTime: inDays(2) });
  await anAd(db, fits, { campaignId: both });
  const { reply } = await app.call(countFileTouches, { body: { ids: [fits, fails, unused] } });
  expect(reply).toMatchObject({
    boards: 2,
    failing: 1,
    ads: 1,
    submitted: 1,
    approved: 1,
    rejected: 0,
    campaigns: 2,
    running: 1,
    atPlatform: 0,
  });
  expect(reply.files.map(({ file, campaigns }) => [file._id, file.fit, file.ads, campaigns])).toEqual([
    [fails, { boards: 2, failing: 1, refused: 0 }, 0, 2],
    [fits, { boards: 1, failing: 0, refused: 0 }, 1, 1],
  ]);
  // The platform has it: another approval sends nothing.
  await db.insert(submissions).values({
    ...{ id: fits, fileId: fits, fileVersion: 1, driver: 'manual', externalId: `${fits}:1` },
    ...{ state: 'pending', sentAt: inDays(-1) },
  });
  const again = await app.call(countFileTouches, { body: { ids: [fits, fails, unused] } });
  expect(again.reply).toMatchObject({ ads: 1, submitted: 0, atPlatform: 1 });
});

test('the boards of several artworks count once, and fail where one of them fails or may not hang', async () => {
  const { db } = app;
  const [clinic, street, tall] = [
    await aBoard(db, { venueType: 'Point of Care' }),
    await aBoard(db, { venueType: 'Roadside' }),
    await aBoard(db, { width: 1080, height: 1920 }),
  ];
  const [beer, bread] = [await anArtwork(db, { categories: ['alcohol'] }), await anArtwork(db)];
  await aCampaign(db, { artworks: [beer, bread], boards: [clinic, street] });
  await aCampaign(db, { artworks: [bread], boards: [clinic, street, await aBoard(db, { isDeleted: true })] });
  const counts = async () => {
    const { reply } = await app.call(countFileTouches, { body: { ids: [beer, bread] } });
    return [reply.boards, reply.failing];
  };
  expect(await counts()).toEqual([2, 1]);
  await aCampaign(db, { artworks: [beer], boards: [street, tall] });
  expect(await counts()).toEqual([3, 2]);
});

test('what an act says is on all of the artworks counts instead of what is stored', async () => {
  const { db } = app;
  const boards = [await aBoard(db, { venueType: 'Point of Care' }), await aBoard(db, { venueType: 'Roadside' })];
  const ids = [await anArtwork(db, { categories: ['alcohol'] }), await anArtwork(db)];
  await aCampaign(db, { artworks: ids, boards });
  const refused = async (categories: Category[] | null) => {
    const { reply } = await app.call(countFileTouches, { body: { ids, categories } });
    return [reply.failing, ...reply.files.map(({ file }) => [file.fit?.refused, file.categories])];
  };
  expect(await refused(['alcohol'])).toEqual([1, [1, ['alcohol']], [1, ['alcohol']]]);
  expect(await refused([])).toEqual([0, [0, []], [0, []]]);
  expect(await refused(null)).toEqual([0, [0, null], [0, null]]);
});

test('the deletion of campaigns: what runs, and boards, deleted ones as in the list, and artworks each once', async () => {
  const { db } = app;
  const [one, two, gone] = [await aBoard(db), await aBoard(db), await aBoard(db, { isDeleted: true })];
  const [shared, own] = [await anArtwork(db), await anArtwork(db)];
  const runs = await aCampaign(db, {
    campaignName: 'Runs',
    artworks: [shared],
    boards: [one, two, gone],
    startTime: inDays(-1),
  });
  const planned = await aCampaign(db, {
    artworks: [shared, own],
    boards: [one],
    startTime: inDays(3),
    campaignPaused: true,
  });
  const deleted = await aCampaign(db, { boards: [two], deletedAt: inDays(-1) });
  await anAd(db, shared, { campaignId: runs });
  const { reply } = await app.call(countCampaignTouches, { body: { ids: [planned, runs, deleted, 'nobody'] } });
  expect(reply).toMatchObject({ running: 1, boards: 3, artworks: 2, ads: 1, paused: [planned], deleted: [deleted] });
  expect(reply.campaigns.map(({ _id, isRunning, boards, ads }) => [_id, isRunning, boards, ads])).toEqual([
    [runs, true, 3, 1],
    [planned, false, 1, 0],
  ]);
});
