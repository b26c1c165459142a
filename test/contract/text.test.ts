import type { z } from 'zod';
import { boardModify, importRow } from '#contract/boardFields';
import { findBoardsByDevice, listBoards, modifyBoard } from '#contract/boards';
import { createCampaign } from '#contract/campaigns';
import { createOrganisation, createTeam } from '#contract/organisations';
import { nameLike } from '#contract/foreignRecords';
import { createUser } from '#contract/session';
import { cleanId, composed, hiddenIn, visibleName } from '#contract/text';

test('an id is the same whatever invisible characters, spaces and compositions it came with', () => {
  const forms = [
    'IV-9151',
    ...[
      '\u200B',
      '\u00AD',
      '\u200E',
      '\u202E',
      '\u2060',
      '\u2066',
      '\uFEFF',
      '\u200D',
      '\u{E0061}',
      '\u061C',
      '\uFE0F',
      '\u0007',
      '\u0085',
      '\uFFFC',
      '\uF8FF',
      '\uFFFF',
    ].map((hidden) => `${hidden}IV${hidden}-9151${hidden}`),
    '\u00A0IV-9151\u3000',
  ];
  for (const form of forms) expect([form, cleanId(form)]).toEqual([form, 'IV-9151']);
  for (const spaces of ['\u00A0', '\u2003', '\u2800']) expect(cleanId(`A${spaces}B`)).toBe('A B');
  expect(cleanId('Cafe\u200B\u0301')).toBe('Caf\u00E9');
  expect(cleanId('\u200B')).toBe('');
});

/** What was given, the first character that is refused, and what is left without the refused ones. */
const names: [name: string, hidden: string | undefined, visible: string][] = [
  ['Elm Street 1', undefined, 'Elm Street 1'],
  ['Zu\u0308rich', undefined, 'Z\u00FCrich'],
  ['Eve\u202E<img>', 'U+202E', 'Eve<img>'],
  ['Elm\u200B Street', 'U+200B', 'Elm Street'],
  ['Elm\u00ADStreet', 'U+00AD', 'ElmStreet'],
  ['Elm\u2800Street\uE000', 'U+2800', 'Elm Street'],
  ['a\u200Db', 'U+200D', 'ab'],
  ['a\u2067b\u2069', 'U+2067', 'ab'],
  ['flag \u{1F3F4}\u{E0067}\u{E007F}', 'U+E0067', 'flag \u{1F3F4}'],
  ['7\uFE0F', 'U+FE0F', '7'],
  ['Elm\u0007 Street\u0085', 'U+0007', 'Elm Street'],
  ['two\nlines', undefined, 'two\nlines'],
  ['\u2764\uFE0F\uFE0F', 'U+FE0F', '\u2764\uFE0F'],
  // Needed by emoji, Persian, Hindi, old Malayalam and Japanese
  [
    '\u{1F469}\u{1F3FD}\u200D\u{1F692} \u2764\uFE0F 7\uFE0F\u20E3',
    undefined,
    '\u{1F469}\u{1F3FD}\u200D\u{1F692} \u2764\uFE0F 7\uFE0F\u20E3',
  ],
  ['\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645', undefined, '\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645'],
  ['\u0915\u094D\u200D\u0937', undefined, '\u0915\u094D\u200D\u0937'],
  ['\u0D05\u0D35\u0D28\u0D4D\u200D', undefined, '\u0D05\u0D35\u0D28\u0D4D\u200D'],
  ['\u845B\u{E0100}', undefined, '\u845B\u{E0100}'],
];

test('a name may hold the invisible characters that scripts and emoji need, and no others', () => {
  for (const [name, hidden, visible] of names)
    expect([name, hiddenIn(name), visibleName(name)]).toEqual([name, hidden, visible]);
  expect(composed('Cafe\u0301')).toBe('Caf\u00E9');
});

test('calls refuse hidden characters in names, and compose them', () => {
  const cases: [schema: z.ZodType, rest: object, path: string[]][] = [
    [boardModify, {}, ['boardname']],
    [boardModify, {}, ['publisher_name']],
    [boardModify, {}, ['venueType']],
    [importRow, {}, ['boardloc', 'city']],
    [createCampaign.body, {}, ['campaignName']],
    [createOrganisation.body, {}, ['orgName']],
    [createTeam.body, { orgID: 'o' }, ['teamName']],
    [createUser.body, { email: 'a@b.example', lastName: 'Doe' }, ['firstName']],
  ];
  for (const [schema, rest, path] of cases) {
    const given = path.reduceRight<unknown>((inner, key) => ({ [key]: inner }), 'Eve\u202E');
    const issues = schema.safeParse({ ...rest, ...(given as object) }).error?.issues ?? [];
    const said = issues.filter((issue) => issue.path.join() === path.join()).map(({ message }) => message);
    expect([path, said]).toEqual([path, ['Contains an invisible character (U+202E). Remove it']]);
  }
  const tooLong = createCampaign.body.safeParse({ campaignName: 'a'.repeat(201), parentOrg: 'o' });
  expect(tooLong.error?.issues.map(({ message }) => message)).toEqual(['Must be at most 200 characters']);
  expect(boardModify.parse({ boardname: ' Cafe\u0301 ' })).toEqual({ boardname: 'Caf\u00E9' });
});

test('a name is on one line with single spaces, so that names which look the same are the same', () => {
  for (const name of ['Mall  East', 'Mall\u00A0East', 'Mall\nEast', 'Mall \t East\r\n', 'Mall\u2003\u2028East']) {
    expect(boardModify.parse({ boardname: name, opening_hours: name })).toEqual({
      boardname: 'Mall East',
      opening_hours: name.trim(),
    });
    expect(nameLike.parse(name)).toBe('Mall East');
  }
});

test('a free text in which nothing can be seen is empty', () => {
  for (const nothing of ['\u200B', ' \u00AD\u2060 ', '\uFE0F'])
    expect(boardModify.parse({ opening_hours: nothing })).toEqual({ opening_hours: '' });
});

test('a word for none is no device id', () => {
  const words = [
    'N/A',
    'n/a',
    '#N/A',
    'NULL',
    ' - ',
    'none',
    'N.A.',
    'n. a.',
    'NA',
    'Nil',
    '(none)',
    '<null>',
    'TBD',
    'Unknown',
  ];
  const marks = [
    '\u2014',
    '?',
    '...',
    '""',
    '{}',
    '#REF!',
    '#NAME?',
    '#DIV/0!',
    '00000000-0000-0000-0000-000000000000',
  ];
  for (const nothing of [...words, ...marks])
    expect(importRow.safeParse({ device_id: nothing }).error?.issues[0]?.message).toBe(
      'Must be an id, not a word for none. Leave it out if there is none',
    );
  // The other ids may be missing: these words are read as none.
  for (const nothing of [...words, ...marks])
    for (const parsed of [importRow, boardModify])
      expect(parsed.parse({ reachBoardID: nothing, publisher_id: nothing })).toEqual({
        reachBoardID: '',
        publisher_id: '',
      });
  expect(importRow.parse({ device_id: '' })).toEqual({ device_id: '' });
  // A board that has one already can be changed.
  for (const device_id of ['NA-1', 'Nila', 'none-7', '#12', '0', '-5', 'unknown pleasures', 'B(1)', 'tbd.1'])
    expect(importRow.parse({ device_id, publisher_id: device_id })).toEqual({ device_id, publisher_id: device_id });
  expect(boardModify.parse({ device_id: 'N/A' })).toEqual({ device_id: 'N/A' });
});

test('a word for none is no name of a board, its country, publisher, types', () => {
  const named = (given: string) => ({
    boardname: given,
    boardloc: { country: given },
    publisher_name: given,
    screenType: given,
    venueType: given,
    adTypes: [given].filter(Boolean),
  });
  for (const parsed of [importRow, boardModify]) {
    for (const nothing of ['N/A', ' n/a', '#N/A', 'NULL', '-', 'None', 'undefined'])
      expect(parsed.parse({ ...named(nothing), adTypes: [nothing] })).toEqual(named(''));
    // Namibia, among others.
    for (const given of ['NA', 'Nonesuch', 'N/A - 1', '--', '0'])
      expect(parsed.parse(named(given))).toEqual(named(given));
    expect(parsed.parse({ boardloc: { city: 'None', state: 'Nan' } })).toEqual({
      boardloc: { city: 'None', state: 'Nan' },
    });
  }
});

test('ids in bodies, paths and queries come without hidden characters', () => {
  const hidden = '\u200BIV\u00AD-1\u2069';
  expect(importRow.parse({ device_id: hidden, reachBoardID: hidden, publisher_id: hidden, team: hidden })).toEqual({
    device_id: 'IV-1',
    reachBoardID: 'IV-1',
    publisher_id: 'IV-1',
    team: 'IV-1',
  });
  expect(findBoardsByDevice.params.parse({ deviceId: hidden })).toEqual({ deviceId: 'IV-1' });
  expect(modifyBoard.params.parse({ id: hidden })).toEqual({ id: 'IV-1' });
  expect(listBoards.query.parse({ orgID: hidden, search: hidden })).toMatchObject({ orgID: 'IV-1', search: 'IV-1' });
  expect(findBoardsByDevice.params.safeParse({ deviceId: '\u200B' }).success).toBe(false);
});
