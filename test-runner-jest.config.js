const { getJestConfig } = require('@storybook/test-runner');
const { findChromium, FLAGS } = require('./scripts/chromium.cjs');

const defaults = getJestConfig();
const playwright = defaults.testEnvironmentOptions?.['jest-playwright'];

const report = process.env.STORIES_REPORT;

module.exports = {
  ...defaults,
  reporters: [
    ...(defaults.reporters ?? ['default']),
    ...(report ? [[require.resolve('./scripts/countReporter.cjs'), { file: report }]] : []),
  ],
  testTimeout: 120_000,
  testEnvironmentOptions: {
    ...defaults.testEnvironmentOptions,
    'jest-playwright': {
      ...playwright,
      browsers: ['chromium'],
      launchOptions: { executablePath: findChromium(), args: FLAGS },
      contextOptions: { ...playwright?.contextOptions, reducedMotion: 'reduce', colorScheme: 'light' },
    },
  },
};
