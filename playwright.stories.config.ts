import { execFileSync } from 'node:child_process';
import { defineConfig } from '@playwright/test';
import { findChromium, FLAGS } from './scripts/chromium.cjs';

/** Every worker evaluates this file again, so the port of the first evaluation is passed on in the environment. */
const port = (process.env['MARQUEE_STORIES_PORT'] ??= execFileSync(
  process.execPath,
  ['-e', 'require("./scripts/freePort.cjs").freePort().then(console.log)'],
  { encoding: 'utf8', cwd: __dirname },
).trim());
const address = `http://127.0.0.1:${port}`;
const chromium = findChromium();

/** Every story of the built Storybook, in Chromium; `node scripts/stories.cjs` builds it first. */
export default defineConfig({
  testDir: 'test/stories',
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/playwright-stories',
  // The stories of one component run one after the other on one page; components run in parallel.
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A story that passes only at the second attempt is listed as flaky.
  retries: 1,
  timeout: 120_000,
  use: {
    baseURL: address,
    browserName: 'chromium',
    launchOptions: { args: [...FLAGS], ...(chromium === undefined ? {} : { executablePath: chromium }) },
  },
  webServer: {
    command: `node node_modules/http-server/bin/http-server ${process.env['STORYBOOK_FOLDER'] ?? 'storybook-static'} -p ${port} -a 127.0.0.1 -s -c3600`,
    url: `${address}/index.json`,
    reuseExistingServer: false,
  },
});
