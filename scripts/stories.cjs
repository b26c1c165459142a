/**
 * Builds Storybook and tests every story in Chromium (test/stories/stories.spec.ts): it renders, its play function
 * passes, there are no console errors, and axe finds no violations in the light theme and, without playing it again, in
 * the dark theme. `node scripts/stories.cjs BoardForm` tests the components with that name; options are passed to
 * Playwright. STORIES_BUILT=1 uses the existing `storybook-static`, STORIES_BUILT=<folder> another build;
 * STORIES_BASELINES=update stores new pictures of the stories tagged `baseline`.
 */
const { spawnSync } = require('node:child_process');
const { dirname, join } = require('node:path');

const root = dirname(__dirname);
const built = process.env.STORIES_BUILT;
const folder = built === undefined || built === '1' ? 'storybook-static' : built;
const node = (file, ...args) =>
  spawnSync(process.execPath, [join(root, 'node_modules', file), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', STORYBOOK_FOLDER: folder },
  }).status === 0;
/** Storybook's build for tests: without documentation pages, in half the time. */
const build = () =>
  node('storybook/dist/bin/dispatcher.js', 'build', '--test', '-o', folder, '--disable-telemetry', '--quiet');

const args = process.argv.slice(2);
const names = args.filter((arg) => !arg.startsWith('-'));
const options = [
  ...args.filter((arg) => arg.startsWith('-')),
  ...(names.length > 0 ? [`--grep=${names.join('|')}`] : []),
];
const passed =
  (built || build()) && node('@playwright/test/cli.js', 'test', '--config=playwright.stories.config.ts', ...options);
process.exit(passed ? 0 : 1);
