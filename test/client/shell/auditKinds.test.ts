import { readSource, repositoryFiles } from '#test/sources';
import { kindLabel } from '../../../src/client/session/actKinds.api';
import { recordLabel } from '../../../src/client/shell/audit/auditKinds';

/** What the server's code records: `action: 'board.delete'`, also within a conditional expression. */
const sources = repositoryFiles()
  .filter((path) => /^src\/server\/.*\.ts$/.test(path))
  .map((path) => readSource(path).text);
const recorded = (property: string, shape: RegExp): string[] => [
  ...new Set(
    sources.flatMap((text) =>
      [...text.matchAll(new RegExp(`\\b${property}:[^,;\\n]*`, 'g'))].flatMap(([line]) =>
        [...line.matchAll(shape)].map(([, found = '']) => found),
      ),
    ),
  ),
];

const kinds = recorded('action', /'([a-z]+\.[a-z_]+)'/g);
test.each(kinds)('the kind %s has words', (kind) => {
  expect(kindLabel(kind)).not.toBe(kind);
});

test('kinds and records are found in the code', () => {
  expect(kinds.length).toBeGreaterThan(40);
  const records = recorded('subject', /^subject: '([a-z]+)'$/g);
  expect(records).toContain('organisation');
  expect(records.filter((noun) => recordLabel(noun) === noun)).toEqual([]);
});
