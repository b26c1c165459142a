/**
 * `node -r ./test/support/typescript.cjs program.ts` runs a program from its TypeScript sources: the bench, and processes and
 * threads that belong to the tests.
 */
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { transformSync } = require('@swc/core');

const embedded = join(__dirname, '../../src/server/db/embedded/embedded.ts');

/** These processes run their embedded database in a thread too. */
const sourceOf = (filename) => {
  const source = readFileSync(filename, 'utf8');
  return filename === embedded
    ? source.replace("'embeddedThread.js'", "'../../../../test/support/embeddedThread.cjs'")
    : source;
};

require.extensions['.ts'] = (module, filename) => {
  const { code } = transformSync(sourceOf(filename), {
    filename,
    swcrc: false,
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  });
  module._compile(code, filename);
};
