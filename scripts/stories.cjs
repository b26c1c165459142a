/**
 * Builds Storybook and runs every story in Chromium: it renders, its play function passes, nothing is written to the console, axe
 * finds nothing in the light theme and, without playing it again, in the dark one (.storybook/test-runner.ts).
 * Arguments go to the runner, `node scripts/stories.cjs BoardForm`; `--report=<file>` keeps jest's report.
 * STORIES_BUILT=1 takes `storybook-static` as it is, STORIES_BUILT=<folder> another build; STORIES_BASELINES=update keeps how the stories tagged `baseline` look.
 */
const { spawn, spawnSync } = require('node:child_process');
const { dirname, join } = require('node:path');
const { freePort } = require('./freePort.cjs');

const root = dirname(__dirname);
const program = (file) => join(root, 'node_modules', file);
const env = { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' };
const node = (args, more = {}) =>
  spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...env, ...more } }).status === 0;

async function untilServed(url, server) {
  for (let tries = 0; tries < 100 && server.exitCode === null; tries += 1) {
    const answer = await fetch(`${url}/index.json`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The built Storybook could not be served.');
}

async function main(args) {
  const given = process.env.STORIES_BUILT;
  const folder = given === undefined || given === '1' ? 'storybook-static' : given;
  if (
    !given &&
    !node([
      program('storybook/dist/bin/dispatcher.js'),
      'build',
      '-o',
      'storybook-static',
      '--disable-telemetry',
      '--quiet',
    ])
  )
    return 1;
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(
    process.execPath,
    [program('http-server/bin/http-server'), folder, '-p', String(port), '-a', '127.0.0.1', '-s', '-c-1'],
    { cwd: root, env, stdio: 'ignore' },
  );
  try {
    await untilServed(url, server);
    const report = args.find((arg) => arg.startsWith('--report='))?.slice('--report='.length);
    const rest = args.filter((arg) => !arg.startsWith('--report='));
    // Dates are shown in the zone of the browser; the baselines of `npm test` are made in this one.
    const more = { TZ: 'UTC', ...(report ? { STORIES_REPORT: report } : {}) };
    return node(
      [
        program('@storybook/test-runner/dist/test-storybook.js'),
        '--url',
        url,
        '--config-dir',
        '.storybook',
        '--failOnConsole',
        '--maxWorkers=2',
        ...rest,
      ],
      more,
    )
      ? 0
      : 1;
  } finally {
    server.kill();
  }
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  },
);
