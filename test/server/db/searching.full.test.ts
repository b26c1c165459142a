import { sql } from 'drizzle-orm';
import { listAds, listSubmissions } from '#contract/ads';
import { listArtworks } from '#contract/artwork';
import { listBoards } from '#contract/boards';
import { listCampaigns } from '#contract/campaigns';
import { foldText } from '#contract/fold';
import { listDifferences } from '#contract/inventoryWatch';
import { listOrganisations, listTeams } from '#contract/organisations';
import { listAudit } from '#contract/product';
import { listUsers } from '#contract/session';
import { testApp } from '#test/app';
import { anAd, anArtwork } from '#test/artworks';
import { aCampaign, aDifference, someBoards } from '#test/boards';
import { anOrganisation, aTeam, aUser } from '#test/people';
import { recordAudit } from '../../../src/server/audit/audit.queries';
import { createSqlFinder } from '../../../src/server/boardIndex/sqlFinder.queries';
import { folded } from '../../../src/server/db/searching';
import { submissions } from '../../../src/server/db/schema/schema';
import { systemActor } from '../../../src/server/http/actor';

const app = testApp();

/** What is stored, and what people type for it. */
const cases: [stored: string, typed: string[]][] = [
  ['Z\u00FCrich 1', ['zur', 'Z\u00DCRICH', 'Zu\u0308rich', 'zurich\u200B 1']],
  ['Cafe\u0301 Ljub', ['caf\u00E9', 'CAFE', 'cafe\u0301 l']],
  ['\u0130stanbul Meydan', ['istanbul', '\u0130STANBUL', '\u0131stanbul']],
  ['Stra\u00DFe 7', ['strasse', 'STRASSE 7', 'stra\u00DFe', 'STRA\u1E9EE']],
  [
    '\u0141\u00F3d\u017A \u0110uro \u00D8rsted \u00C6r\u00F8',
    ['lodz', 'duro', 'orsted', 'aero', '\u0141\u00D3D\u0179'],
  ],
  ['\uFF21\uFF22\uFF23\u3000\uFF17', ['abc 7', '\uFF41\uFF42\uFF43']],
  ['\u041A\u0438\u0435\u0432 \u0401\u043B\u043A\u0430', ['\u043A\u0438\u0435\u0432', '\u0435\u043B\u043A\u0430']],
  ['\u039F\u0394\u039F\u03A3', ['\u03BF\u03B4\u03BF\u03C2']],
  ['\u30AC\u30FC\u30C7\u30F3', ['\uFF76\uFF9E\uFF70', '\u30AB\u3099']],
  ['O\u2019Neil \u2013 100%_\\', ["o'neil - 100%_\\"]],
  ['Plain', ['PLAIN', '\uFF50lain']],
  ['Elm  Street  9', ['elm street 9', 'ELM   STREET']],
  ['G\u0259nc\u0259  \u00AB3\u00D74\u00BB \u0661\u06F2', ['gence "3x4"', 'g\u0259nc\u0259 ', '12']],
  ['\u0645\u06A9\u062A\u0628\u0629 \u0639\u0644\u064A', ['\u0645\u0643\u062A\u0628\u0647 \u0639\u0644\u0649']],
  ['L\u00B4Aquila \u201A55\u2033 `\u2039\u203A\u2032', ["l'aquila '55\" `''\u00B4", 'L\u2032Aquila']],
  [
    'Quai \u2015 9 \u096D \u0E57 \u301C \u05D0\u05F3\u05BE\u05D1\u05F4',
    ['quai - 9 7 \u09ED ~', 'QUAI \u2014', '\u05D0\'-\u05D1"'],
  ],
  ['Queen`s Road', ["queen's road", 'QUEEN\u2019S']],
  ['\u0490\u0430\u043D\u043E\u043A', ['\u0433\u0430\u043D']],
];
/** Searches that must find none of them: letters that differ, and signs that `like` would read as wildcards. */
const strangers = ['z%rich', 'p_ain', '\u30AB\u30FC', 'strase'];

const lists: Record<string, (search: string) => Promise<string[]>> = {
  boards: async (search) =>
    (await app.call(listBoards, { query: { search } })).reply.boards.map(({ boardname }) => boardname),
  artworks: async (search) =>
    (await app.call(listArtworks, { query: { search } })).reply.files.map(({ fileName }) => fileName),
  ads: async (search) => (await app.call(listAds, { query: { search } })).reply.ads.map(({ adName }) => adName),
  submissions: async (search) =>
    (await app.call(listSubmissions, { query: { search } })).reply.submissions.map(({ fileName }) => fileName ?? ''),
  campaigns: async (search) =>
    (await app.call(listCampaigns, { query: { search, pageSize: 50 } })).reply.campaigns.map(
      ({ campaignName }) => campaignName,
    ),
  organisations: async (search) =>
    (await app.call(listOrganisations, { query: { search } })).reply.organisations.map(({ orgName }) => orgName),
  teams: async (search) =>
    (await app.call(listTeams, { query: { search } })).reply.teams.map(({ teamName }) => teamName),
  users: async (search) =>
    (await app.call(listUsers, { query: { search } })).reply.users.map(({ lastName }) => lastName),
  differences: async (search) =>
    (await app.call(listDifferences, { query: { search } })).reply.differences.map(({ name }) => name),
  audit: async (search) => (await app.call(listAudit, { query: { search } })).reply.entries.map(({ detail }) => detail),
};

test('every list finds a text without regard to case, accents, composition and width', async () => {
  const { database } = app.services;
  const { db } = database;
  for (const [at, [name]] of cases.entries()) {
    const [board = ''] = await someBoards(db, [{ boardname: name }]);
    const fileId = await anArtwork(db, { fileName: name });
    await anAd(db, fileId, { adName: name });
    await db
      .insert(submissions)
      .values({ id: `s${String(at)}`, externalId: `s${String(at)}`, fileId, driver: 'manual', state: 'manual' });
    await aCampaign(db, { campaignName: name });
    await aTeam(db, { teamName: name, orgId: await anOrganisation(db, { orgName: name }) });
    await aUser(db, { email: `${String(at)}@test.example`, lastName: name });
    await aDifference(db, board, name);
    await recordAudit(db, systemActor(), { action: 'board.delete', subject: 'board', subjectId: board, detail: name });
  }
  await someBoards(db, [{ boardname: 'by its city', city: 'Z\u00FCrich 2' }]);

  for (const [list, find] of Object.entries(lists)) {
    for (const [name, searches] of cases)
      for (const search of searches)
        expect([list, search, await find(search)]).toEqual([list, search, expect.arrayContaining([name])]);
    for (const search of strangers) expect([list, search, await find(search)]).toEqual([list, search, []]);
  }
  expect(await lists['boards']?.('zurich 2')).toEqual(['by its city']);
  // Until the index is loaded, boards are found by SQL.
  for (const search of cases.flatMap(([, searches]) => searches))
    expect([
      search,
      (await createSqlFinder(database).page({ search }, { sortID: 'boardname', sortDesc: false }, 0, 9)).total,
    ]).toEqual([search, (await app.call(listBoards, { query: { search } })).reply.totalBoards]);
});

test('the database folds every character as the console and the index do', async () => {
  const texts = Array.from({ length: 0x10000 }, (_, code) => `a${String.fromCodePoint(code)}`).filter(
    // Without surrogates, and without what only the newer Unicode of one side knows.
    (text, code) => code > 0 && !/\p{Cs}|\p{Cn}|[\uA7C0-\uA7FF]/u.test(text),
  );
  const { rows } = await app.db.execute<{ text: string; folded: string }>(
    sql`select text, ${folded(sql`text`, false)} as folded from unnest(${sql.param(texts.map((text) => text.toLowerCase()))}::text[]) as text`,
  );
  expect(rows.length).toBe(texts.length);
  expect(rows.filter((row) => row.folded !== foldText(row.text))).toEqual([]);
});
