const { startPostgres } = require('../../scripts/postgres.cjs');

/** One cluster for a run; `openTestDatabase` makes each test file a database of its own in it. */
module.exports = async () => {
  globalThis.marqueeCluster = await startPostgres();
  process.env.MARQUEE_TEST_CLUSTER = globalThis.marqueeCluster.url;
};
