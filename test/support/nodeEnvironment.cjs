const { TestEnvironment } = require('jest-environment-node');
const offerPglite = require('./pgliteOnce.cjs');

module.exports = class ServerEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    await offerPglite(this.global);
  }
};
