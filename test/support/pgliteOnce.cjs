const { readFileSync } = require('node:fs');
const { dirname, join } = require('node:path');

const folder = dirname(require.resolve('@electric-sql/pglite'));
const wasm = (name) => WebAssembly.compile(readFileSync(join(folder, name)));
let compiled;

/**
 * Gives a test environment PGlite's compiled programs as the global `pglitePrograms`, for `openTestDatabase`. They are
 * compiled once for each jest worker: every test file loads its own copy of PGlite, which would compile them again.
 */
module.exports = async (global) => {
  compiled ??= Promise.all([wasm('pglite.wasm'), wasm('initdb.wasm')]);
  const [pgliteWasmModule, initdbWasmModule] = await compiled;
  // PGlite looks with `instanceof`, and each environment has its own classes.
  for (const program of [pgliteWasmModule, initdbWasmModule])
    Object.setPrototypeOf(program, global.WebAssembly.Module.prototype);
  global.pglitePrograms = { pgliteWasmModule, initdbWasmModule };
};
