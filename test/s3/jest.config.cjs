const { projects } = require('../../jest.config.cjs');

/** The configuration of the server tests for the files of this folder. */
module.exports = {
  ...projects.find(({ displayName }) => displayName === 'server'),
  displayName: 's3',
  testMatch: ['<rootDir>/test/s3/**/*.test.ts'],
};
