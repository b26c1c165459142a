/**
 * `npm test`: every layer in turn, cheapest first. Stops at the first that fails, names it, and ends with one line of counts.
 * `node scripts/test.cjs lint unit` runs only those layers.
 */
const { spawnSync } = require('node:child_process');
const { mkdirSync, readFileSync, rmSync } = require('node:fs');
const { dirname, join } = require('node:path');
const { findPostgres } = require('./postgres.cjs');

const root = dirname(__dirname);
const results = join(root, '.cache/results');
const program = (file) => join(root, 'node_modules', file);

/** Runs a Node program in the project folder; true when it ends well. */
function node(args, env = {}) {
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;
}

function readResult(name) {
  try {
    return JSON.parse(readFileSync(join(results, name), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Counts in the report that jest and the story runner write. */
const jestCounts = (name) => {
  const report = readResult(name);
  return { passed: report?.numPassedTests ?? 0, failed: (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0) };
};

const playwrightCounts = (name) => {
  const stats = readResult(name)?.stats;
  return { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0 };
};

const sum = (counts) => counts.reduce((all, { passed, failed }) => ({ passed: all.passed + passed, failed: all.failed + failed }), { passed: 0, failed: 0 });

const nothing = () => ({ passed: 0, failed: 0 });

/** A jest run whose report ends up in the results folder. */
function jest(name, args) {
  return {
    run: () => node([program('jest/bin/jest.js'), ...args, '--json', `--outputFile=${join(results, `${name}.json`)}`]),
    counts: () => jestCounts(`${name}.json`),
  };
}

const layers = {
  types: { run: () => node([program('typescript/bin/tsc'), '-b']), counts: nothing },
  lint: {
    run: () =>
      node([program('eslint/bin/eslint.js'), '.']) &&
      node([program('dependency-cruiser/bin/dependency-cruise.mjs'), 'src', '--config', '.dependency-cruiser.cjs']) &&
      node([program('knip/bin/knip.js')]),
    counts: nothing,
  },
  unit: jest('unit', ['--selectProjects', 'contract', 'client', 'server', 'architecture', '--maxWorkers=100%']),
  postgres: jest('postgres', ['--selectProjects', 'postgres', '--runInBand']),
  build: { run: () => node(['scripts/setup.cjs', 'start']), counts: nothing },
  stories: {
    run: () => node(['scripts/stories.cjs', `--report=${results}`]),
    counts: () => sum(['stories-light.json', 'stories-dark.json'].map(jestCounts)),
  },
  browser: {
    run: () => node([program('@playwright/test/cli.js'), 'test', '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, 'browser.json') }),
    counts: () => playwrightCounts('browser.json'),
  },
};

function main(wanted) {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const total = { passed: 0, failed: 0 };
  for (const name of wanted) {
    if (name === 'postgres' && !findPostgres()) {
      process.stdout.write('\n== postgres: not run, there are no PostgreSQL server programs here\n');
      continue;
    }
    process.stdout.write(`\n== ${name}\n`);
    const began = Date.now();
    const ended = layers[name].run();
    const { passed, failed } = layers[name].counts();
    total.passed += passed;
    total.failed += failed;
    process.stdout.write(`== ${name}: ${ended ? 'good' : 'FAILED'} (${((Date.now() - began) / 1000).toFixed(0)} s)\n`);
    if (!ended) {
      process.stdout.write(`\nStopped: the layer "${name}" failed.\n${total.passed} passed, ${Math.max(total.failed, 1)} failed\n`);
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
process.exit(main(asked.length > 0 ? asked : Object.keys(layers)));
