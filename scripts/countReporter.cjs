const { writeFileSync } = require('node:fs');

/** A jest reporter that keeps the counts of a run in a file, for `scripts/test.cjs`. */
module.exports = class CountReporter {
  constructor(_jest, { file }) {
    this.file = file;
  }

  onRunComplete(_contexts, { numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) {
    writeFileSync(this.file, JSON.stringify({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }));
  }
};
