const { projects } = require('../../jest.config.cjs');

/** As the server's own tests, over the files of this folder. */
module.exports = {
  ...projects.find(({ displayName }) => displayName === 'server'),
  displayName: 's3',
  testMatch: ['<rootDir>/test/s3/**/*.test.ts'],
};
