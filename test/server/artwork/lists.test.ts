import { listArtworkIds, listArtworks, listFileIds, listFiles } from '#contract/artwork';
import { anAd, anArtwork } from '#test/artworks';
import { aCampaign } from '#test/boards';
import { testApp } from '#test/app';
import { anOrganisation } from '#test/people';

const app = testApp();
const at = (day: number): Date => new Date(Date.UTC(2026, 0, day));
const ids: Record<string, string> = {};

beforeAll(async () => {
  ids['org'] = await anOrganisation(app.db, { orgName: 'Halden Coffee' });
  ids['new'] = await anArtwork(app.db, { fileName: 'Zebra.png', createdAt: at(5), orgId: ids['org'] });
  ids['approved'] = await anArtwork(app.db, {
    fileName: 'apple.jpg',
    createdAt: at(4),
    isPreApproved: true,
    isReviewed: true,
    reachCreativeId: 'r-1',
  });
  ids['rejected'] = await anArtwork(app.db, {
    fileName: 'Éclair_50%.gif',
    createdAt: at(3),
    isPreApproved: false,
    isReviewed: true,
    approvalComment: 'Too dark',
    lastEdited: at(9),
  });
  ids['manual'] = await anArtwork(app.db, {
    fileName: 'banana.png',
    createdAt: at(2),
    isPreApproved: true,
    mwCreativeId: 'm-1',
  });
  await anArtwork(app.db, { fileName: 'deleted.png', createdAt: at(8), deletedAt: at(9) });
  await anArtwork(app.db, { fileName: 'photo-of-a-board.png', createdAt: at(8), purpose: 'board' });
  const running = await aCampaign(app.db, { artworks: [ids['new'], ids['approved']] });
  await aCampaign(app.db, { artworks: [ids['rejected']], deletedAt: at(9) });
  await anAd(app.db, ids['new'], { campaignId: running });
  await anAd(app.db, ids['new']);
});

const names = async (query: Record<string, unknown> = {}, call = listArtworks): Promise<string[]> =>
  (await app.call(call, { query: { pageSize: 50, ...query } })).reply.files.map(({ fileName }) => fileName);

test('the latest table sorts by date, newest first, and leaves deleted artworks and photos of boards out', async () => {
  expect(await names()).toEqual(['Zebra.png', 'apple.jpg', 'Éclair_50%.gif', 'banana.png']);
  const { reply } = await app.call(listArtworks);
  expect(reply.totalFiles).toBe(4);
  expect(reply.files[0]).toMatchObject({
    _id: ids['new'],
    orgName: 'Halden Coffee',
    campaigns: 1,
    ads: 2,
    isReviewed: false,
    isPreApproved: null,
    version: 1,
    undoUntil: null,
    submission: null,
  });
  expect(reply.files[0]?.previewURL).toMatch(/^http:\/\/.*\/files\/[\w-]+\/preview\?w=192$/);
});

test('the approved and disapproved tables sort by name, descending, by lower-cased code points', async () => {
  expect(await names({}, listFiles)).toEqual(['Éclair_50%.gif', 'Zebra.png', 'banana.png', 'apple.jpg']);
  expect(await names({ approvedOnly: 'true' }, listFiles)).toEqual(['banana.png', 'apple.jpg']);
  expect(await names({ disapprovedOnly: 'true' }, listFiles)).toEqual(['Éclair_50%.gif']);
});

test.each([
  [{ hasAdID: 'true' }, ['Zebra.png', 'apple.jpg']],
  [{ hasSSPID: 'true' }, ['apple.jpg', 'banana.png']],
  [{ missingSSPID: 'true' }, ['Zebra.png', 'Éclair_50%.gif']],
  [{ hasSSPID: 'true', missingSSPID: 'true' }, []],
  [{ approvedOnly: 'true', hasAdID: 'true' }, ['apple.jpg']],
  [{ notSet: 'true' }, ['Zebra.png']],
  [{ search: '50%' }, ['Éclair_50%.gif']],
  [{ search: 'ÉCLAIR' }, ['Éclair_50%.gif']],
  [{ search: 'e' }, ['Zebra.png', 'apple.jpg', 'Éclair_50%.gif']],
  [{ approvedOnly: 'false' }, ['Zebra.png', 'apple.jpg', 'Éclair_50%.gif', 'banana.png']],
] as const)('filter %j', async (query, expected) => {
  expect(await names(query)).toEqual(expected);
  const { reply } = await app.call(listArtworkIds, { query });
  expect(reply.files.map(({ fileName }) => fileName)).toEqual(expected);
  expect(reply.totalFiles).toBe(expected.length);
});

test('organisation filter, sorts with unset values, and the id list of the other path', async () => {
  expect(await names({ orgID: ids['org'] })).toEqual(['Zebra.png']);
  expect((await names({ sortID: 'lastEdited', sortDesc: 'true' }))[0]).toBe('Éclair_50%.gif');
  expect((await names({ sortID: 'isPreApproved', sortDesc: 'false' })).slice(0, 2)).toEqual([
    'Zebra.png',
    'Éclair_50%.gif',
  ]);
  const { reply } = await app.call(listFileIds, { query: { approvedOnly: 'true' } });
  expect(reply.files).toEqual([
    expect.objectContaining({ _id: ids['manual'], isPreApproved: true }),
    expect.objectContaining({ _id: ids['approved'] }),
  ]);
});

test('pages are stable when everything ties, and a page past the end has the right total', async () => {
  const tied = await Promise.all(
    Array.from({ length: 23 }, () => anArtwork(app.db, { fileName: 'same.png', createdAt: at(1) })),
  );
  for (const sortDesc of ['true', 'false'] as const) {
    const seen: string[] = [];
    for (let page = 1; page <= 5; page++) {
      const { reply } = await app.call(listArtworks, {
        query: { page, pageSize: 5, sortID: 'fileName', sortDesc, search: 'same' },
      });
      expect(reply.totalFiles).toBe(23);
      seen.push(...reply.files.map(({ _id }) => _id));
    }
    expect(new Set(seen)).toEqual(new Set(tied));
    expect(seen).toHaveLength(23);
  }
  const { reply } = await app.call(listArtworks, { query: { page: 99, pageSize: 5 } });
  expect(reply).toMatchObject({ files: [], totalFiles: 27 });
});
