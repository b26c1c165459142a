import { getFileFit, getFileHistory, listArtworks, modifyFile, undoDecision } from '#contract/artwork';
import { getBoard, modifyBoard } from '#contract/boards';
import { getCampaign } from '#contract/campaigns';
import type { CallInput, Endpoint, ReplyOf } from '#contract/endpoint';
import { categoryNames, refusalText, refusedBy, type Category } from '#contract/placement';
import { countRuleTouches, getFileWords, listPlacementRules, savePlacementRule } from '#contract/placementRules';
import { listAudit } from '#contract/product';
import { testApp } from '#test/app';
import { anArtwork } from '#test/artworks';
import { aBoard, aCampaign } from '#test/boards';
import { findHoldingRule } from '../../../src/server/boards/placement/placement.rules';
import { fileWords, placementRules } from '../../../src/server/db/schema/schema';
import type { StoredRule } from '../../../src/server/boards/placement/storedRules';

const on = testApp();
/** The reply of a call, which must not fail. */
const reply = async <E extends Endpoint>(call: E, input: CallInput<E>): Promise<ReplyOf<E>> =>
  (await on.call(call, input)).reply;

/** A beer poster that a running campaign books on a clinic's board and a board on the street. */
async function aBeerPoster() {
  const { db } = on;
  const clinic = await aBoard(db, { boardname: 'St Anna', venueType: 'Point of Care', city: 'Lisbon' });
  const street = await aBoard(db, { boardname: 'Alfama Totem', venueType: 'Street Furniture' });
  const file = await anArtwork(db, { fileName: 'lager.png' });
  const campaign = await aCampaign(db, { campaignName: 'Thursdays', boards: [clinic, street], artworks: [file] });
  return { clinic, street, file, campaign };
}
const approve = (id: string, categories?: Category[]) =>
  reply(modifyFile, { params: { id }, body: { isPreApproved: true, ...(categories && { categories }) } });
const refused = async (id: string) => {
  const { fits, rules = [] } = await reply(getFileFit, { params: { id } });
  const holding = new Map(rules.map((rule) => [rule._id, rule]));
  return fits.flatMap(({ boards }) =>
    boards.flatMap(({ boardname, rule }) =>
      refusedBy(['alcohol'], holding.get(rule ?? '')).length > 0 ? boardname : [],
    ),
  );
};

test('categories are saved with the decision, told in its history, found by the filter, and undone with it', async () => {
  const { file } = await aBeerPoster();
  expect((await approve(file, ['alcohol'])).file.categories).toEqual(['alcohol']);
  const { events } = await reply(getFileHistory, { params: { id: file } });
  expect(events[0]?.checks).toContain('On it: Alcohol');
  const [entry] = (await reply(listAudit, { query: { recordID: file } })).entries;
  expect(entry?.changes).toContainEqual({ field: 'categories', from: null, to: 'Alcohol' });
  const found = async (category: 'alcohol' | 'nothing' | 'unlooked') =>
    (
      await reply(listArtworks, { query: { category, search: 'lager', sortID: 'categories', pageSize: 100 } })
    ).files.some(({ _id }) => _id === file);
  expect([await found('alcohol'), await found('nothing'), await found('unlooked')]).toEqual([true, false, false]);
  const { files } = await reply(listArtworks, { query: { search: 'ALCOH' } });
  expect(files.map(({ _id }) => _id)).toContain(file);
  await reply(undoDecision, { params: { id: file } });
  expect([await found('alcohol'), await found('unlooked')]).toEqual([false, true]);
  await approve(file, []);
  expect(await found('nothing')).toBe(true);
});

test('the narrowest rule that says anything holds: a board goes before its owner, and that before its venue type', () => {
  const rule = (kind: StoredRule['kind'], refuses: Category[]): StoredRule => ({
    kind,
    subject: 's',
    name: kind,
    refuses,
    note: '',
  });
  const choices: (Category[] | undefined)[] = [undefined, [], ['alcohol'], ['politics', 'adult']];
  const wrong: string[] = [];
  for (const board of choices)
    for (const owner of choices)
      for (const venueType of choices)
        for (const category of categoryNames) {
          const rules = [
            ...(board ? [rule('board', board)] : []),
            ...(owner ? [rule('owner', owner)] : []),
            ...(venueType ? [rule('venueType', venueType)] : []),
          ];
          const held = findHoldingRule({ id: 'b', boardname: 'B', venueType: 'Tree', rules });
          const expected = (board ?? owner ?? venueType ?? []).includes(category);
          if (refusedBy([category], held).length > 0 !== expected)
            wrong.push(JSON.stringify({ board, owner, venueType, category }));
        }
  expect(wrong).toEqual([]);
});

test('a default of the venue type holds until the board or the rule says something else', async () => {
  const { clinic, file } = await aBeerPoster();
  expect(await refused(file)).toEqual(['St Anna']);
  const open = { params: { id: clinic }, body: { refuses: [], refusesNote: 'Inside a bar' } };
  expect((await reply(modifyBoard, open)).board).toMatchObject({ refuses: [], refusesNote: 'Inside a bar' });
  expect(await refused(file)).toEqual([]);
  await reply(modifyBoard, { params: { id: clinic }, body: { refuses: null } });
  const { board } = await reply(getBoard, { params: { id: clinic } });
  expect(board.placement).toMatchObject({ kind: 'venueType', name: 'Point of Care' });
});

test('a rule tells what it touches before it is saved, keeps off, and is refused when it is stale', async () => {
  const { street, file, campaign } = await aBeerPoster();
  await approve(file, ['alcohol']);
  const change = { kind: 'board' as const, subject: street, refuses: ['alcohol' as const], note: 'Near a school' };
  const { note: _, ...counted } = change;
  const touches = await reply(countRuleTouches, { body: counted });
  expect(touches).toMatchObject({
    bookings: [{ _id: campaign, campaignName: 'Thursdays', running: true, boards: 2, lost: 1, gained: 0, left: 0 }],
    losing: { campaigns: 1, boards: 1 },
  });
  const clinics = { ...counted, kind: 'venueType' as const, subject: 'Point of Care', refuses: [] };
  expect(await reply(countRuleTouches, { body: clinics })).toMatchObject({ gaining: { campaigns: 1, boards: 1 } });
  const { rule } = await reply(savePlacementRule, { body: change });
  expect(rule).toMatchObject({ name: 'Alfama Totem', keptOff: { boards: 1, campaigns: 1 }, version: 1 });
  const { rules } = await reply(listPlacementRules, { query: { kind: 'board', search: 'alfama' } });
  expect(rules.map(({ _id }) => _id)).toContain(rule?._id);
  const stale = { headers: { 'if-match': '"1"' } };
  await on.call(savePlacementRule, { body: { ...change, refuses: ['alcohol', 'adult'] } }, stale);
  expect((await on.call(savePlacementRule, { body: change }, stale)).failure.code).toBe('record.stale');
  const { campaign: stopped } = await reply(getCampaign, { params: { id: campaign } });
  expect(stopped.configErrors).toContainEqual({
    code: 'boards.refused',
    message:
      'Not here: alcohol, near a school. It shows nothing on 2 of its 2 boards, because of this and 1 other rule.',
  });
  // Bookings that lose most come first; each board counts once.
  const walls = [
    await aBoard(on.db, { venueType: 'Building Side' }),
    await aBoard(on.db, { venueType: 'Building Side' }),
  ];
  await aCampaign(on.db, { campaignName: 'One wall', boards: walls.slice(1), artworks: [file] });
  await aCampaign(on.db, { campaignName: 'Two walls', boards: walls, artworks: [file] });
  const atWalls = { kind: 'venueType' as const, subject: 'Building Side', refuses: ['alcohol' as const] };
  const { bookings, losing } = await reply(countRuleTouches, { body: atWalls });
  expect(losing).toEqual({ campaigns: 2, boards: 2 });
  expect(bookings.map(({ campaignName, lost }) => [campaignName, lost])).toEqual([
    ['Two walls', 2],
    ['One wall', 1],
  ]);
  await reply(savePlacementRule, { body: { ...atWalls, note: '' } });
  const open = await reply(countRuleTouches, { body: { ...atWalls, refuses: [] } });
  expect(open.gaining).toEqual({ campaigns: 2, boards: 2 });
  // A board that refuses one artwork and does not fit the other counts as refused.
  const sliver = await anArtwork(on.db, { width: 100 });
  const mixed = await aCampaign(on.db, { boards: [street], artworks: [file, sliver] });
  const { configErrors } = (await reply(getCampaign, { params: { id: mixed } })).campaign;
  const codes = configErrors.map(({ code }) => code);
  expect([codes.includes('boards.refused'), codes.includes('boards.unserved')]).toEqual([true, false]);
});

test('the rule of a venue type with the longest name is shown with the rule, its boards and its fit', async () => {
  const venueType = 'x'.repeat(200);
  const board = await aBoard(on.db, { venueType });
  const file = await anArtwork(on.db);
  await aCampaign(on.db, { boards: [board], artworks: [file] });
  await reply(savePlacementRule, { body: { kind: 'venueType', subject: venueType, refuses: ['adult'] } });
  expect((await reply(listPlacementRules, {})).rules.map(({ name }) => name)).toContain(venueType);
  expect((await reply(getBoard, { params: { id: board } })).board.placement?.name).toBe(venueType);
  expect((await reply(getFileFit, { params: { id: file } })).rules?.map(({ name }) => name)).toEqual([venueType]);
});

test('words suggest categories by whole words; a picture that was not read has none', async () => {
  const { file } = await aBeerPoster();
  const words = () => reply(getFileWords, { params: { id: file } });
  expect(await words()).toEqual({ state: 'unreadable', words: [], suggestions: [] });
  const box = { x: 0, y: 0, width: 0.5, height: 0.1 };
  const lines = ['Ginger & lager', 'Betting shop closed', 'The Ale-xandra'].map((text) => ({ text, box }));
  await on.db.insert(fileWords).values({ fileId: file, state: 'read', words: lines, folded: 'ginger & lager' });
  expect((await words()).suggestions).toEqual([{ category: 'alcohol', words: ['lager'] }]);
  const { files } = await reply(listArtworks, { query: { search: 'GINGER' } });
  expect(files.map(({ _id }) => _id)).toEqual([file]);
});

test('a venue type in other capitals is under the same rule, whether a default or a stored one', async () => {
  const rulesOf = async (subject: string) =>
    (await reply(listPlacementRules, { query: { kind: 'venueType', subject } })).rules;
  const { db } = on;
  const [board, file] = [await aBoard(db, { venueType: 'AIRPORT' }), await anArtwork(db, { categories: ['adult'] })];
  await aCampaign(db, { boards: [board], artworks: [file] });
  const held = async () => (await reply(getBoard, { params: { id: board } })).board.placement;
  expect(await held()).toMatchObject({ name: 'Airport', refuses: ['tobacco', 'adult'] });
  const [fallback] = await rulesOf('airport');
  expect(fallback).toMatchObject({ name: 'Airport', keptOff: { boards: 1 }, version: 0 });
  expect(await held()).toMatchObject({ _id: fallback?._id });
  // Stored in another spelling, as by an older version.
  const stored = { kind: 'venueType', subject: 'airPort', refuses: ['politics'], byName: 'Robin Vale' } as const;
  await db.insert(placementRules).values({ ...stored, refuses: ['politics'] });
  expect(await held()).toMatchObject({ _id: fallback?._id, name: 'Airport', refuses: ['politics'] });
  const change = { kind: 'venueType' as const, subject: 'Airport', refuses: ['religion' as const] };
  expect((await reply(countRuleTouches, { body: { ...change, refuses: ['adult'] } })).losing.boards).toBe(1);
  await reply(savePlacementRule, { body: change });
  expect(await rulesOf('AirPORT')).toMatchObject([{ name: 'Airport', refuses: ['religion'], version: 2 }]);
  expect(await held()).toMatchObject({ refuses: ['religion'] });
  await reply(savePlacementRule, { body: { ...change, subject: 'aIRPORT', refuses: null } });
  expect(await held()).toMatchObject({ refuses: ['tobacco', 'adult'] });
  expect(refusalText(['adult'], { ...change, _id: '', name: 'AIRPORT', note: '' })).toBe('adult at an airport');
});

test("a save of a rule that began from 'nothing stored' is refused where somebody has stored one, and so is a board's", async () => {
  const first = { headers: { 'if-match': '"0"' } };
  const change = { kind: 'venueType' as const, subject: 'Entertainment', refuses: ['alcohol' as const] };
  const both = await Promise.all([1, 2].map(() => on.call(savePlacementRule, { body: change }, first)));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { failure } = await on.call(savePlacementRule, { body: { ...change, refuses: null } }, first);
  expect(failure).toMatchObject({ code: 'record.stale', current: { refuses: ['alcohol'], version: 1 } });
  const id = await aBoard(on.db);
  const { version } = (await reply(getBoard, { params: { id } })).board;
  await reply(savePlacementRule, { body: { kind: 'board', subject: id, refuses: ['alcohol'] } });
  const stale = { headers: { 'if-match': `"${String(version)}"` } };
  const save = await on.call(modifyBoard, { params: { id }, body: { refuses: ['adult'] } }, stale);
  expect(save.failure).toMatchObject({ code: 'record.stale', current: { refuses: ['alcohol'] } });
});

test('each category is kept once, rules are found by their reason, and sorted both ways', async () => {
  const subject = await aBoard(on.db);
  const body = {
    kind: 'board' as const,
    subject,
    refuses: ['adult', 'alcohol', 'adult'] as Category[],
    note: 'By the Mosque',
  };
  expect((await reply(savePlacementRule, { body })).rule?.refuses).toEqual(['alcohol', 'adult']);
  const { rules } = await reply(listPlacementRules, { query: { search: 'mosque' } });
  expect(rules.map((rule) => rule.subject)).toEqual([subject]);
  const ids = async (sortDesc: boolean) =>
    (await reply(listPlacementRules, { query: { sortDesc } })).rules.map(({ _id }) => _id);
  expect(await ids(true)).toEqual((await ids(false)).toReversed());
});
