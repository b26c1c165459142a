/**
 * `npm test`: every layer, cheapest first. Stops at the first that fails, names it, and ends with one line of counts.
 * `node scripts/test.cjs lint unit` runs only those layers, one after the other.
 * The longest browser tests run with `E2E=all npm test` and `npm run test:e2e` (playwright.config.ts).
 */
const { spawn } = require('node:child_process');
const { mkdirSync, readFileSync, rmSync } = require('node:fs');
const { availableParallelism } = require('node:os');
const { dirname, join, relative } = require('node:path');
const { findPostgres } = require('./postgres.cjs');

const root = dirname(__dirname);
const results = join(root, '.cache/results');
const program = (file) => join(root, 'node_modules', file);

/**
 * Runs a Node program in the project folder; true when it ends well.
 * `write` receives its output; without it, the program prints directly.
 */
function node(args, { env = {}, write } = {}) {
  return new Promise((resolve) => {
    const program = spawn(process.execPath, args, {
      cwd: root,
      stdio: write ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
    });
    program.stdout?.on('data', write);
    program.stderr?.on('data', write);
    program.on('error', () => resolve(false));
    program.on('close', (code) => resolve(code === 0));
  });
}

function readResult(name) {
  try {
    return JSON.parse(readFileSync(join(results, name), 'utf8'));
  } catch {
    return undefined;
  }
}

/** The tests of a Playwright report, with their files. */
function playwrightTests(name) {
  const within = ({ file, specs = [], suites = [] }) => [
    ...specs.map(({ ok }) => ({ file, ok })),
    ...suites.flatMap(within),
  ];
  return (readResult(name)?.suites ?? []).flatMap(within);
}

function playwrightCounts(name) {
  const again = playwrightTests(`${name}-again.json`);
  const files = new Set(again.map(({ file }) => file));
  const ended = [...playwrightTests(`${name}.json`).filter(({ file }) => !files.has(file)), ...again];
  return { passed: ended.filter(({ ok }) => ok).length, failed: ended.filter(({ ok }) => !ok).length };
}

const nothing = () => ({ passed: 0, failed: 0 });

const failedJestFiles = (name) =>
  (readResult(`${name}.json`)?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .map((result) => result.name);
const failedPlaywrightFiles = (name) => [
  ...new Set(
    playwrightTests(`${name}.json`)
      .filter(({ ok }) => !ok)
      .map(({ file }) => file),
  ),
];

/**
 * Runs a layer and, when some of its files failed, those files once more, alone (docs/decisions/021-second-run.md).
 * A test that fails twice fails the layer. One that passes the second time is named, so that it gets fixed.
 */
async function twice(name, { run, again, failedFiles }, write = (text) => process.stdout.write(text)) {
  if (await run(write)) return true;
  const files = failedFiles(name);
  // Many failures are not caused by load.
  if (files.length === 0 || files.length > 5) return false;
  write(`\n.. ${name}: a second run of ${files.map((file) => relative(root, file)).join(', ')}\n`);
  const ended = await again(write, files);
  if (ended)
    write(`.. ${name}: PASSED ONLY THE SECOND TIME: ${files.map((file) => relative(root, file)).join(', ')}\n`);
  return ended;
}

/** The counts of both runs: a test file that was run again counts with its second result. */
function countsOfTwo(name) {
  const first = readResult(`${name}.json`)?.testResults ?? [];
  const second = readResult(`${name}-again.json`)?.testResults ?? [];
  const again = new Set(second.map((result) => result.name));
  const ended = [...first.filter((result) => !again.has(result.name)), ...second];
  const tests = ended.flatMap(({ assertionResults }) => assertionResults);
  const count = (status) => tests.filter((test) => test.status === status).length;
  return {
    passed: count('passed'),
    failed:
      count('failed') +
      ended.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0).length,
  };
}

/** A jest run whose report ends up in the results folder. */
function jest(name, projects, workers) {
  const run = (report, more, write, env) =>
    node(
      [
        program('jest/bin/jest.js'),
        '--selectProjects',
        ...projects,
        ...more,
        '--json',
        `--outputFile=${join(results, `${report}.json`)}`,
      ],
      { write, env },
    );
  return {
    run: (print) =>
      twice(
        name,
        {
          // Testing Library prints the page on each failed attempt of a `waitFor`; only the second run prints it.
          run: (write) => run(name, [`--maxWorkers=${workers}`], write, { DEBUG_PRINT_LIMIT: '0' }),
          again: (write, files) => run(`${name}-again`, ['--runInBand', '--runTestsByPath', ...files], write),
          failedFiles: failedJestFiles,
        },
        print,
      ),
    counts: () => countsOfTwo(name),
  };
}

/** The browser tests, against a built server with its own data. */
const browserTests = (report, more, write) =>
  node([program('@playwright/test/cli.js'), 'test', '--reporter=list,json', ...more], {
    env: {
      PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, `${report}.json`),
      E2E: process.env.E2E ?? 'short',
    },
    write,
  });

const layers = {
  types: { run: (write) => node([program('typescript/bin/tsc'), '-b'], { write }), counts: nothing },
  lint: {
    run: async (write) =>
      (await node([program('prettier/bin/prettier.cjs'), '--check', '--log-level=warn', '.'], { write })) &&
      (await node([program('eslint/bin/eslint.js'), '.'], { write })) &&
      (await node(
        [program('dependency-cruiser/bin/dependency-cruise.mjs'), 'src', 'demo', '--config', '.dependency-cruiser.cjs'],
        { write },
      )) &&
      (await node([program('knip/bin/knip.js')], { write })),
    counts: nothing,
  },
  unit: jest('unit', ['contract', 'client', 'pages', 'server', 'architecture'], availableParallelism()),
  postgres: jest('postgres', ['postgres'], 2),
  build: { run: (write) => node(['scripts/setup.cjs', 'start'], { write }), counts: nothing },
  stories: {
    run: (write) =>
      node(['scripts/stories.cjs', '--reporter=list,json'], {
        env: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, 'stories.json') },
        write,
      }),
    counts: () => playwrightCounts('stories'),
  },
  browser: {
    // The second run has a new server and new data.
    run: (print) =>
      twice(
        'browser',
        {
          run: (write) => browserTests('browser', [], write),
          again: (write, files) => browserTests('browser-again', ['--trace=retain-on-failure', ...files], write),
          failedFiles: failedPlaywrightFiles,
        },
        print,
      ),
    counts: () => playwrightCounts('browser'),
  },
};

/**
 * The default run: stages one after the other. A stage has lanes, each a list of layers; its lanes run side by side.
 * Together the lanes of a stage keep two processors busy to its end.
 */
const STAGES = [
  [
    ['types', 'lint'],
    ['build', 'postgres'],
  ],
  [['unit'], ['browser']],
  [['stories']],
];

/** Runs one layer and adds its counts; true when it ended well. `aside`: prints the layer's output only at its end. */
async function runLayer(name, total, aside) {
  if (name === 'postgres' && !findPostgres()) {
    process.stdout.write('\n== postgres: not run, there are no PostgreSQL server programs here\n');
    return true;
  }
  const kept = [];
  if (!aside) process.stdout.write(`\n== ${name}\n`);
  const began = Date.now();
  const beat = aside
    ? setInterval(
        () => process.stdout.write(`.. ${name}: ${((Date.now() - began) / 60_000).toFixed(0)} min\n`),
        120_000,
      )
    : undefined;
  const ended = await layers[name].run(aside ? (text) => kept.push(Buffer.from(text)) : undefined);
  clearInterval(beat);
  if (aside) process.stdout.write(`\n== ${name}\n${Buffer.concat(kept).toString()}`);
  const { passed, failed } = layers[name].counts();
  total.passed += passed;
  total.failed += failed;
  process.stdout.write(`== ${name}: ${ended ? 'good' : 'FAILED'} (${((Date.now() - began) / 1000).toFixed(0)} s)\n`);
  return ended;
}

async function runLane(lane, total, aside) {
  for (const name of lane) if (!(await runLayer(name, total, aside))) return name;
  return undefined;
}

async function main(stages) {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const total = { passed: 0, failed: 0 };
  for (const lanes of stages) {
    const broken = (await Promise.all(lanes.map((lane) => runLane(lane, total, lanes.length > 1)))).filter(Boolean);
    if (broken.length > 0) {
      process.stdout.write(
        `\nStopped: the layer "${broken.join('" and the layer "')}" failed.\n${total.passed} passed, ${Math.max(total.failed, 1)} failed\n`,
      );
      return 1;
    }
  }
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
  return total.failed === 0 ? 0 : 1;
}

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !(name in layers));
if (unknown) {
  process.stderr.write(`There is no layer "${unknown}"; the layers are ${Object.keys(layers).join(', ')}.\n`);
  process.exit(1);
}
main(asked.length > 0 ? asked.map((name) => [[name]]) : STAGES).then((code) => process.exit(code));
