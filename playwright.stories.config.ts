import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './scripts/browsers.cjs';
import { portOfRun } from './scripts/freePort.cjs';
import type { StoryOptions } from './test/stories/storybook';

const port = portOfRun('MARQUEE_STORIES_PORT');
const address = `http://127.0.0.1:${port}`;

/**
 * The stories of the built Storybook, in Chromium; `npm run test:stories` builds it first. The project `smoke` has the
 * stories with that tag, in the light theme, for `npm test`; `all` has every story in both themes.
 */
export default defineConfig<StoryOptions>({
  testDir: 'test/stories',
  testMatch: '**/*.spec.ts',
  projects: [
    { name: 'smoke', grep: /@smoke/, use: { inDarkTheme: false } },
    { name: 'all', use: { inDarkTheme: true } },
  ],
  outputDir: '.cache/playwright-stories',
  // The stories of one component run one after the other on one page; components run in parallel.
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 120_000,
  use: {
    baseURL: address,
    browserName: 'chromium',
    launchOptions: chromiumOptions(),
  },
  webServer: {
    command: `node node_modules/http-server/bin/http-server storybook-static -p ${port} -a 127.0.0.1 -s -c3600`,
    url: `${address}/index.json`,
    reuseExistingServer: false,
  },
});
