/**
 * The tests, in layers, two side by side. Each layer ends with its wall and processor time, the run with one line of
 * counts.
 *   npm test                        what everybody runs: no second try, and no further layer after a failure
 *   npm run test:all                everything: also `*.full.test.ts`, `*.full.spec.ts` and all stories. A test that fails
 *                                   is tried once more; what passed only then is named. All layers run
 *   node scripts/test.cjs [all] lint pages   only those layers
 */
const { spawn } = require('node:child_process');
const { mkdirSync, readFileSync, rmSync } = require('node:fs');
const { dirname, join } = require('node:path');
const { findPostgres } = require('../test/support/postgres.cjs');

const root = dirname(__dirname);
const results = join(root, '.cache/results');
const wanted = process.argv.slice(2);
const all = wanted[0] === 'all';
if (all) wanted.shift();

const say = (line) => process.stdout.write(`${line}\n`);
const program = (file, ...args) => [join(root, 'node_modules', file), ...args];

/** @returns {Layer} a run of jest; `rest` are further arguments */
const jest = (projects, { rest = [], env = {}, workers = 1, ...layer } = {}) => ({
  commands: (report) => [
    program(
      'jest/bin/jest.js',
      ...['--selectProjects', ...projects, `--maxWorkers=${workers}`, '--json', `--outputFile=${report}`],
      // A test that failed at first may have left a server open.
      ...(all ? ['--forceExit'] : ['--testPathIgnorePatterns=\\.full\\.test\\.']),
      ...rest,
    ),
  ],
  // Testing Library prints the page on each failed attempt of a `waitFor`.
  env: { DEBUG_PRINT_LIMIT: '0', ...(all ? { JEST_RETRIES: '1' } : {}), ...env },
  needs: 'build',
  ...layer,
});

/** The arguments of a run of Playwright Test. */
const playwright = (...args) =>
  program('@playwright/test/cli.js', 'test', '--reporter=list,json', `--retries=${all ? 1 : 0}`, ...args);

/** npm with these arguments. Its errors are shown, and those of jest, which writes everything there. */
const npm = (...args) => [
  '-e',
  `const stdio = ['ignore', 'ignore', 'inherit'];
  process.exit(require('node:child_process').spawnSync('npm', ${JSON.stringify(args)}, { stdio }).status)`,
];

/** Storybook's build for tests: without documentation pages, in half the time. */
const storybook = program(
  'storybook/dist/bin/dispatcher.js',
  ...['build', '--test', '--output-dir', 'storybook-static', '--disable-telemetry', '--quiet'],
);

const cached = (name) => (all ? [] : ['--cache', '--cache-strategy=content', `--cache-location=.cache/${name}`]);
/** Type-aware rules over the tests cost as much as over the product. */
const linted = all ? ['.'] : ['src', 'demo', 'scripts', '.storybook', '*.{js,cjs,ts}'];

/**
 * @typedef {object} Layer
 * @property {(report: string) => string[][]} commands arguments of Node, run one after the other until one fails; tests
 * write their results to `report`
 * @property {string} [needs] the layer that must end first
 * @property {Record<string, string>} [env]
 * @property {boolean} [alone] it measures times, so no other layer runs beside it
 */

/** @type {Record<string, Layer>} */
const main = {
  build: { commands: () => [['scripts/setup.cjs', 'start']] },
  types: { commands: () => [program('typescript/bin/tsc', '-b')] },
  stories: {
    commands: () => [
      storybook,
      playwright('--config=playwright.stories.config.ts', `--project=${all ? 'all' : 'smoke'}`),
    ],
  },
  unit: jest(['contract', 'client', 'architecture']),
  server: jest(['server']),
  browser: { commands: () => [playwright(...(all ? [] : ['--project=main']))], needs: 'build' },
  pages: jest(['pages'], { workers: 2 }),
  lint: {
    commands: () => [
      program('prettier/bin/prettier.cjs', '--check', '--log-level=warn', ...cached('prettier'), '.'),
      program('eslint/bin/eslint.js', ...cached('eslint'), ...linted),
      program('dependency-cruiser/bin/dependency-cruise.mjs', 'src', 'demo', '--config', '.dependency-cruiser.cjs'),
      program('knip/bin/knip.js'),
    ],
  },
  postgres: jest(['postgres']),
};

/** The long forms of the tests in docs/promises.md; variables for their counts may be set. */
const count = (name, usual) => ({ [name]: process.env[name] ?? usual });
const kills = { ...count('FAULT_KILLS', '50'), ...count('FAULT_ARTWORKS', '200') };
const starts = jest(['server'], { rest: ['--testPathPatterns=server/start'] });
const long = {
  faults: jest(['faults']),
  simulation: jest(['client'], {
    rest: ['--testPathPatterns=client/simulation'],
    env: count('SIMULATION_SEEDS', '10000'),
  }),
  kills: jest(['server', 'postgres'], {
    rest: ['--testPathPatterns=importKilled|artworkRaces|boardRaces'],
    env: kills,
  }),
  attack: jest(['attack'], { alone: true }),
  requests: jest(['server'], {
    rest: ['--testPathPatterns=http/generated'],
    env: count('GENERATED_REQUESTS', '200'),
  }),
  roles: jest(['pages'], { rest: ['--testPathPatterns=session/offered'], env: { ROLE_SWEEP: 'all' } }),
  texts: { commands: () => [playwright('hostileTexts')], needs: 'build', env: { MARQUEE_LONG: '1' } },
  cluster: { commands: () => [['test/cluster/run.cjs']], needs: 'build' },
  // The image's Node, from its npm package: the built server starts, signs in, lists boards, stops and recovers.
  node24: {
    ...starts,
    commands: (report) =>
      starts.commands(report).map((args) => npm('exec', '--yes', '--package=node@24', '--', 'node', ...args)),
  },
  sbom: { commands: () => [npm('run', 'sbom')] },
};
const layers = { ...main, ...(all ? long : {}) };

/** Runs a program with its output; 3 is where the shell's `times` writes the processor time of the program. */
function run(args, env) {
  return new Promise((resolve) => {
    const script = '"$@"; code=$?; times >&3; exit $code';
    const child = spawn('sh', ['-c', script, 'sh', process.execPath, ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
      env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', ...env },
    });
    const output = [];
    let times = '';
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.stdio[3].on('data', (chunk) => (times += String(chunk)));
    child.on('close', (code) => {
      const parts = times.split('\n')[1]?.matchAll(/(\d+)m([\d.]+)s/g) ?? [];
      const seconds = [...parts].reduce((sum, [, minutes, rest]) => sum + Number(minutes) * 60 + Number(rest), 0);
      resolve({ isGood: code === 0, seconds, output: Buffer.concat(output).toString() });
    });
  });
}

/** The tests of a Playwright report, with their titles. */
const testsOf = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ title, tests }) => tests.map(({ status }) => ({ title, status }))),
  ...suites.flatMap(testsOf),
];

/** How many tests of a layer passed and failed, and which passed only at the second try. */
function countsOf(report, isGood) {
  let read;
  try {
    read = JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return { passed: 0, failed: isGood ? 0 : 1, second: [] };
  }
  const tests = read.testResults
    ? read.testResults.flatMap(({ assertionResults }) => assertionResults)
    : testsOf(read).map(({ title, status }) => ({ fullName: title, status, invocations: status === 'flaky' ? 2 : 1 }));
  const passed = tests.filter(({ status }) => ['passed', 'expected', 'flaky'].includes(status));
  const failed = tests.filter(({ status }) => ['failed', 'unexpected'].includes(status)).length;
  return {
    passed: passed.length,
    failed: isGood ? failed : Math.max(failed, 1),
    second: passed.filter(({ invocations }) => invocations > 1).map(({ fullName }) => fullName),
  };
}

/** Runs a layer and prints its output. */
async function runLayer(name) {
  const began = Date.now();
  const report = join(results, `${name}.json`);
  say(`.. ${name} begins`);
  const ended = { isGood: true, seconds: 0, output: '' };
  for (const args of layers[name].commands(report)) {
    const { isGood, seconds, output } = await run(args, { PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...layers[name].env });
    ended.isGood = isGood;
    ended.seconds += seconds;
    ended.output += output;
    if (!isGood) break;
  }
  const counts = countsOf(report, ended.isGood);
  const wall = ((Date.now() - began) / 1000).toFixed(0);
  say(`\n== ${name}\n${ended.output}`);
  say(`== ${name}: ${ended.isGood ? 'good' : 'FAILED'}, ${counts.passed} passed, ${counts.failed} failed`);
  say(`   ${wall} s, ${ended.seconds.toFixed(0)} s of processor time`);
  return { name, isGood: ended.isGood, ...counts };
}

/** Two layers at a time, in their order, but for those that run alone. */
async function runAll(names) {
  const waiting = [...names];
  const running = new Map();
  const ended = [];
  const isDone = (need) => need === undefined || !names.includes(need) || ended.some(({ name }) => name === need);
  const mayStart = () => all || ended.every(({ isGood }) => isGood);
  const mayJoin = (name) => running.size === 0 || ![name, ...running.keys()].some((each) => layers[each].alone);
  while (running.size > 0 || (waiting.length > 0 && mayStart())) {
    const next =
      running.size < 2 && mayStart() ? waiting.findIndex((name) => isDone(layers[name].needs) && mayJoin(name)) : -1;
    if (next < 0) {
      await Promise.race(running.values());
      continue;
    }
    const [name] = waiting.splice(next, 1);
    const layer = runLayer(name).then((result) => {
      ended.push(result);
      running.delete(name);
    });
    running.set(name, layer);
  }
  return ended;
}

async function start(names) {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const began = Date.now();
  const ended = await runAll(names);
  const sum = (key) => ended.reduce((total, layer) => total + layer[key], 0);
  for (const { name, second } of ended)
    for (const title of second) say(`PASSED ONLY THE SECOND TIME: ${name}: ${title}`);
  const broken = ended.filter(({ isGood }) => !isGood).map(({ name }) => `"${name}"`);
  if (broken.length > 0) say(`Failed: the layer ${broken.join(' and the layer ')}; its output is above.`);
  say(`\nIn ${((Date.now() - began) / 60_000).toFixed(1)} minutes:\n${sum('passed')} passed, ${sum('failed')} failed`);
  return broken.length > 0 ? 1 : 0;
}

const unknown = wanted.find((name) => !(name in layers));
if (unknown) {
  process.stderr.write(`There is no layer "${unknown}"; the layers are ${Object.keys(layers).join(', ')}.\n`);
  process.exit(1);
}
if (!findPostgres()) {
  say('postgres is not run: there are no PostgreSQL server programs here.');
  delete layers.postgres;
}
start(wanted.length > 0 ? wanted : Object.keys(layers)).then((code) => process.exit(code));
