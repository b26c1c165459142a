import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '#test/sources';

/** `npm run lint` checks the repository with these rules; these tests prove that each rule reports a violation. */

interface Violation {
  from: string;
  to: string;
  rule: { name: string };
}

/** Runs dependency-cruiser with this repository's rules on a folder. @returns the violations */
function violationsIn(folder: string): Violation[] {
  const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      program,
      ...['src', 'demo'].filter((name) => existsSync(join(folder, name))),
      '--config',
      join(root, '.dependency-cruiser.cjs'),
      '--output-type',
      'json',
    ],
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  expect(stderr).toBe('');
  // the program's documented output
  const { summary } = JSON.parse(stdout) as { summary: { violations: Violation[] } };
  return summary.violations;
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-layers-'));
  writeFileSync(join(folder, 'package.json'), '{ "name": "planted" }');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function plant(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  appendFileSync(join(folder, path), text);
}

/** For each rule, an import that it forbids. */
const forbidden: [rule: string, from: string, to: string][] = [
  ['client-never-sees-server', 'src/client/boards/BoardsPage.tsx', 'src/server/boards/boards.rules.ts'],
  ['server-never-sees-client', 'src/server/boards/boards.service.ts', 'src/client/boards/boardTypes.ts'],
  ['contract-knows-zod-alone', 'src/contract/boards.ts', 'src/server/boards/boards.rules.ts'],
  ['ui-knows-no-feature', 'src/client/ui/table/PagedTable.tsx', 'src/client/boards/boardTypes.ts'],
  ['folders-have-a-place', 'src/client/holidays/HolidaysPage.tsx', 'src/client/holidays/holidays.api.ts'],
  ['features-only-downward-artwork', 'src/client/artwork/ArtworkTable.tsx', 'src/client/campaigns/campaigns.api.ts'],
  ['features-only-downward-boards', 'src/client/boards/BoardsTable.tsx', 'src/client/artwork/artwork.api.ts'],
  ['features-only-by-the-door', 'src/client/campaigns/CampaignPage.tsx', 'src/client/boards/useBoardList.ts'],
  ['pages-only-from-the-router', 'src/client/shell/Sidebar.tsx', 'src/client/pages/homePage/HomePage.tsx'],
  ['machines-are-pure', 'src/client/boards/csvLoad.machine.ts', 'src/client/boards/boards.api.ts'],
  ['routes-never-query', 'src/server/boards/boards.routes.ts', 'src/server/boards/boards.queries.ts'],
  ['nouns-only-downward-boards', 'src/server/boards/boards.service.ts', 'src/server/campaigns/campaigns.service.ts'],
  ['queries-stay-with-their-noun', 'src/server/campaigns/campaigns.service.ts', 'src/server/boards/boards.queries.ts'],
  [
    'queries-of-people-stay-with-them',
    'src/server/organisations/teams.service.ts',
    'src/server/boards/boards.queries.ts',
  ],
  [
    'queries-of-boards-for-the-watch',
    'src/server/inventoryWatch/watch.service.ts',
    'src/server/campaigns/campaigns.queries.ts',
  ],
  ['schema-only-from-queries', 'src/server/boards/boards.service.ts', 'src/server/db/schema/boards.ts'],
  ['adapters-only-from-the-top', 'src/server/artwork/artwork.service.ts', 'src/server/storage/storage.disk.ts'],
  ['demo-only-from-the-top', 'src/server/boards/boards.service.ts', 'demo/boards.ts'],
  ['tests-only-for-tests', 'src/client/boards/BoardsPage.tsx', 'test/support/people.ts'],
];

test('the rules notice every import that they forbid', () => {
  forbidden.forEach(([, from, to], i) => {
    const way = `${'../'.repeat(from.split('/').length - 1)}${to.replace(/\.tsx?$/, '')}`;
    plant(from, `import { thing${String(i)} } from '${way}';\nexport const made${String(i)} = thing${String(i)};\n`);
    plant(to, `export const thing${String(i)} = 1;\n`);
  });
  plant('src/client/boards/one.ts', "import type { Two } from './two';\nexport interface One { two: Two }\n");
  plant('src/client/boards/two.ts', "import type { One } from './one';\nexport interface Two { one: One }\n");
  const noticed = violationsIn(folder).map(({ rule, from, to }) => [rule.name, from, to]);
  expect(noticed).toEqual(expect.arrayContaining(forbidden));
  // A cycle, even of type imports only.
  expect(noticed).toContainEqual(['no-cycles', 'src/client/boards/one.ts', 'src/client/boards/two.ts']);
});

test('the rules find no violation in valid imports', () => {
  plant(
    'src/client/campaigns/CampaignPage.tsx',
    "import { listBoards } from '../boards/boards.api';\nexport const page = listBoards;\n",
  );
  plant('src/client/boards/boards.api.ts', 'export const listBoards = 1;\n');
  expect(violationsIn(folder)).toEqual([]);
});
