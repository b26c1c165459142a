/** The program of the process that inspects uploads, from its sources. */
require('./typescript.cjs');
require('../../src/server/artwork/inspection/mediaProcess.ts');
