const { execFileSync } = require('node:child_process');
const { createServer } = require('node:net');

/** Returns a currently unused port of this machine. */
const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** A free port for a run of several processes: the first one chooses it and passes it on in this environment variable. */
const portOfRun = (variable) =>
  (process.env[variable] ??= execFileSync(
    process.execPath,
    ['-e', `require(${JSON.stringify(__filename)}).freePort().then(console.log)`],
    { encoding: 'utf8' },
  ).trim());

module.exports = { freePort, portOfRun };
