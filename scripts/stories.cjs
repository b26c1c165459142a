/**
 * Builds Storybook and runs every story in Chromium, in the light theme and in the dark one: it renders, its play function passes,
 * axe finds nothing. Arguments go to the runner, `node scripts/stories.cjs BoardForm`; `--report=<folder>` keeps a report for each theme.
 * STORIES_BUILT=1 takes `storybook-static` as it is.
 */
const { spawn, spawnSync } = require('node:child_process');
const { dirname, join } = require('node:path');
const { freePort } = require('./freePort.cjs');

const root = dirname(__dirname);
const program = (file) => join(root, 'node_modules', file);
const env = { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' };
const node = (args, more = {}) => spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...env, ...more } }).status === 0;
const SCHEMES = ['light', 'dark'];

async function untilServed(url, server) {
  for (let tries = 0; tries < 100 && server.exitCode === null; tries += 1) {
    const answer = await fetch(`${url}/index.json`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The built Storybook could not be served.');
}

async function main(args) {
  const built = process.env.STORIES_BUILT === '1';
  if (!built && !node([program('storybook/dist/bin/dispatcher.js'), 'build', '-o', 'storybook-static', '--disable-telemetry', '--quiet'])) return 1;
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [program('http-server/bin/http-server'), 'storybook-static', '-p', String(port), '-a', '127.0.0.1', '-s', '-c-1'], { cwd: root, env, stdio: 'ignore' });
  try {
    await untilServed(url, server);
    const folder = args.find((arg) => arg.startsWith('--report='))?.slice('--report='.length);
    const rest = args.filter((arg) => !arg.startsWith('--report='));
    const passed = SCHEMES.every((scheme) => {
      const more = { STORIES_SCHEME: scheme, ...(folder ? { STORIES_REPORT: join(folder, `stories-${scheme}.json`) } : {}) };
      return node([program('@storybook/test-runner/dist/test-storybook.js'), '--url', url, '--config-dir', '.storybook', '--failOnConsole', ...rest], more);
    });
    return passed ? 0 : 1;
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
