/** The program of the embedded database's thread, from its sources. */
require('./typescript.cjs');
require('../../src/server/db/embedded/embeddedThread.ts');
