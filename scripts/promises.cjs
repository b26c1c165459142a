/**
 * The long versions of the tests in docs/promises.md, one after the other; minutes to an hour.
 *   node scripts/promises.cjs faults   kills, full disk, second process, slow clients, platform down, simulation
 *   node scripts/promises.cjs attack   guessing, timing, files that cost time and memory, anonymous callers with large
 *                                      bodies, generated requests, planted texts in every field on every page, every
 *                                      button of every page as every role, with roles for one organisation too
 * Environment variables for the counts: SIMULATION_SEEDS, FAULT_KILLS, FAULT_ARTWORKS, STARTS, CONNECTIONS, SECONDS,
 * TIMINGS, GENERATED_REQUESTS.
 */
const { spawnSync } = require('node:child_process');
const { dirname, join } = require('node:path');

const root = dirname(__dirname);
const run = (file, args, env) =>
  spawnSync(process.execPath, [join(root, 'node_modules', file), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  }).status === 0;
const jest =
  (args, env = {}) =>
  () =>
    run('jest/bin/jest.js', [...args, '--runInBand'], env);

const kills = { FAULT_KILLS: process.env.FAULT_KILLS ?? '50' };
const races = { ...kills, FAULT_ARTWORKS: process.env.FAULT_ARTWORKS ?? '200' };

const suites = {
  faults: [
    jest(['--selectProjects', 'faults']),
    jest(['--selectProjects', 'client', '--testPathPatterns', 'client/simulation'], {
      SIMULATION_SEEDS: process.env.SIMULATION_SEEDS ?? '10000',
    }),
    jest(['--selectProjects', 'server', '--testPathPatterns', 'importKilled'], kills),
    jest(['--selectProjects', 'postgres', '--testPathPatterns', 'importKilled|artworkRaces|boardRaces'], races),
  ],
  attack: [
    jest(['--selectProjects', 'attack']),
    jest(['--selectProjects', 'server', '--testPathPatterns', 'http/generated'], {
      GENERATED_REQUESTS: process.env.GENERATED_REQUESTS ?? '10000',
    }),
    jest(['--selectProjects', 'pages', '--testPathPatterns', 'session/offered'], { ROLE_SWEEP: 'all' }),
    () => run('@playwright/test/cli.js', ['test', 'hostileTexts'], { MARQUEE_LONG: '1' }),
  ],
};

const wanted = suites[process.argv[2]];
if (!wanted) {
  process.stderr.write(`One of: ${Object.keys(suites).join(', ')}\n`);
  process.exit(1);
}
// Runs all of them, also after a failure, so that one long run reports everything.
process.exit(wanted.map((suite) => suite()).every(Boolean) ? 0 : 1);
