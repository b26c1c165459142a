const { startPostgres } = require('./postgres.cjs');

/** One cluster for a run; `openTestDatabase` creates a separate database in it for each test file. */
module.exports = async () => {
  globalThis.marqueeCluster = await startPostgres();
  process.env.MARQUEE_TEST_CLUSTER = globalThis.marqueeCluster.url;
};
