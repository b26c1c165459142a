import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './scripts/browsers.cjs';
import { portOfRun } from './scripts/freePort.cjs';

// Every worker evaluates this file again, so the choices of the first evaluation are passed on in the environment.
const port = portOfRun('MARQUEE_E2E_PORT');
const data = (process.env['MARQUEE_E2E_DATA'] ??= mkdtempSync(join(tmpdir(), 'marquee-e2e-')));
const address = `http://127.0.0.1:${port}`;

/**
 * Tests of the built server, with demo data in a separate folder, in real browsers. The project `main` has the journeys
 * that `npm test` runs; `full` has all others, which `npm run test:all` and `npm run test:e2e` run too.
 */
export default defineConfig({
  testDir: 'test/e2e',
  projects: [
    { name: 'main', testMatch: '**/*.spec.ts', testIgnore: '**/*.full.spec.ts' },
    { name: 'full', testMatch: '**/*.full.spec.ts' },
  ],
  outputDir: '.cache/playwright',
  // All tests share one server and its data, so they run one at a time.
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  timeout: 180_000,
  // Pages are slow on a busy machine.
  expect: { timeout: 60_000 },
  reporter: 'list',
  globalTeardown: './test/e2e/support/removeData.ts',
  use: {
    baseURL: address,
    browserName: 'chromium',
    launchOptions: chromiumOptions(),
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // A click may miss a button of a dialog that is still growing.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Recording takes a third of the processor time.
    trace: 'on-first-retry',
  },
  webServer: {
    command: 'node --enable-source-maps dist/server/main.js',
    url: `${address}/readyz`,
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: { PORT: port, HOST: '127.0.0.1', DATA_DIR: data, LOG_LEVEL: 'error' },
  },
});
