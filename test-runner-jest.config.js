const { getJestConfig } = require('@storybook/test-runner');
const { findChromium, FLAGS } = require('./scripts/chromium.cjs');

const defaults = getJestConfig();
const playwright = defaults.testEnvironmentOptions?.['jest-playwright'];

module.exports = {
  ...defaults,
  testTimeout: 30_000,
  testEnvironmentOptions: {
    ...defaults.testEnvironmentOptions,
    'jest-playwright': {
      ...playwright,
      browsers: ['chromium'],
      launchOptions: { executablePath: findChromium(), args: FLAGS },
      contextOptions: { ...playwright?.contextOptions, reducedMotion: 'reduce' },
    },
  },
};
