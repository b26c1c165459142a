const { writeFileSync } = require('node:fs');

/** A jest reporter that keeps how each file ended, in the form of jest's own report, for `scripts/test.cjs`. */
module.exports = class CountReporter {
  constructor(_jest, { file }) {
    this.file = file;
  }

  onRunComplete(_contexts, { testResults }) {
    const files = testResults.map(({ testFilePath, testExecError, numFailingTests, testResults: tests }) => ({
      name: testFilePath,
      status: testExecError || numFailingTests > 0 ? 'failed' : 'passed',
      assertionResults: tests.map(({ status }) => ({ status })),
    }));
    writeFileSync(this.file, JSON.stringify({ testResults: files }));
  }
};
