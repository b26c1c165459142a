import { failureStatus } from '#contract/failure';
import { modifyOrganisation } from '#contract/organisations';
import { modifyUser } from '#contract/session';
import { readSource, repositoryFiles } from '#test/sources';
import { kindLabel } from '../../../src/client/session/actKinds.messages';
import { describeDetail, labelOf } from '../../../src/client/pages/audit/auditChanges';
import { recordLabel } from '../../../src/client/pages/audit/auditKinds';
import { fieldNames } from '../../../src/server/boards/boardFields.rules';

/** What the server's code records: `action: 'board.delete'`, also within a conditional expression. */
const sources = repositoryFiles()
  .filter((path) => /^src\/server\/.*\.ts$/.test(path))
  .map((path) => readSource(path).text);
const kinds = sources.flatMap((text) =>
  [...text.matchAll(/\baction:[^,;\n]*/g)].flatMap(([line]) =>
    [...line.matchAll(/'([a-z]+\.[a-z_]+)'/g)].map(([, kind = '']) => kind),
  ),
);
/** Where an act is recorded, its action may also be an argument; failure codes and turns of work look the same. */
const named = sources
  .filter((text) => text.includes('recordAudit('))
  .flatMap((text) =>
    [...text.replace(/Turn = '[^']*'/g, '').matchAll(/'([a-z]+\.[a-z_]+)'/g)].map(([, kind = '']) => kind),
  )
  .filter((kind) => !(kind in failureStatus));
test.each([...new Set([...kinds, ...named])])('the kind %s has words', (kind) => {
  expect(kindLabel(kind)).not.toBe(kind);
});

/** The keys of the objects that are compared for the log: `findChanges(before, { note })`, `findChanges(pickOwners(row), …)`. */
function comparedIn(text: string): string[] {
  const makers = [...text.matchAll(/findChanges\((\w+)\(/g)].map(([, maker = '']) => maker);
  const made = makers.flatMap((maker) => new RegExp(`const ${maker} = [^;]*?=> \\(\\{[^}]*\\}`).exec(text)?.[0] ?? []);
  const given = [...text.matchAll(/findChanges\([^;]*?\}/g)].map(([call]) => call);
  const literals = [...made.map((maker) => maker.slice(maker.indexOf('=>'))), ...given];
  return [
    ...literals.flatMap((literal) => [...literal.matchAll(/[{,]\s*(\w+)(?=\s*[:,}])/g)].map(([, key = '']) => key)),
    ...[...text.matchAll(/\{ field: '(\w+)', from/g)].map(([, field = '']) => field),
  ];
}
const compared = sources
  .filter((text) => /import \{[^}]*\bfindChanges\b[^}]*\} from '[^']*changes\.rules'/.test(text))
  .flatMap(comparedIn);
/** Part of the call, but not among the changes that are recorded. */
const notOfPerson = ['currentPassword', 'totp', 'teams', 'isAdmin', 'recentPages'];

test('every field that an act changes has a label', () => {
  expect(compared).toEqual(
    expect.arrayContaining([
      'refuses',
      'note',
      'review',
      'reason',
      'roles',
      'managementTeam',
      'dailyBudget',
      'startTime',
    ]),
  );
  const written = [
    ...Object.values(fieldNames),
    ...Object.keys(modifyOrganisation.body.shape),
    ...Object.keys(modifyUser.body.shape).filter((field) => !notOfPerson.includes(field)),
    ...compared,
  ];
  expect([...new Set(written)].filter((field) => labelOf(field) === field)).toEqual([]);
});

test('the details of rules and loads name fields in words', () => {
  const inWords = (subject: string, detail: string) => describeDetail({ subject, detail });
  expect(inWords('rule', 'take boardcoords.lat all publishers')).toBe('Always take Latitude all publishers');
  expect(inWords('rule', 'ignoreNew Fuel Nordlys')).toBe('Ignore new screens Fuel Nordlys');
  expect(inWords('load', 'opening_hours: 1 board created')).toBe('Opening hours: 1 board created');
  expect(inWords('artwork', 'boardname.png')).toBe('boardname.png');
});

test('kinds and records are found in the code', () => {
  expect(new Set(kinds).size).toBeGreaterThan(40);
  const { text } = readSource('src/server/audit/audit.queries.ts');
  const [subjects = ''] = /type Subject =[^;]+/.exec(text) ?? [];
  const records = [...subjects.matchAll(/'(\w+)'/g)].map(([, noun = '']) => noun);
  expect(records).toContain('organisation');
  expect(records.filter((noun) => recordLabel(noun) === noun)).toEqual([]);
});
