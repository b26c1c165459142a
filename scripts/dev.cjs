/**
 * `npm run dev`: the console with hot reload on PORT (3000), the product API on a separate port. A change in src/client
 * updates the open page and keeps its state; a change in src/server or src/contract restarts the API.
 */
const { spawn } = require('node:child_process');
const { dirname, join } = require('node:path');
const webpack = require('webpack');
const WebpackDevServer = require('webpack-dev-server');
const makeConfigs = require('../webpack.config.js');
const { freePort } = require('./freePort.cjs');

const root = dirname(__dirname);
const [client, server] = makeConfigs({}, { mode: 'development' });
const say = (line) => process.stdout.write(`[dev] ${line}\n`);

/** The paths of the API; all others belong to the console. */
const API_PATHS = ['/api', '/sandbox', '/files', '/healthz', '/readyz'];

/** Restarts the API after each successful build; a restart waits until the old process has released the data folder. */
function keepRunning(file, env) {
  let child;
  let stopping = false;
  let again = false;
  const start = () => {
    child = spawn(process.execPath, ['--enable-source-maps', file], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    child.once('exit', (code) => {
      child = undefined;
      if (stopping) return;
      if (again) {
        again = false;
        start();
      } else {
        say(`the API ended (code ${code}); it starts again after the next change`);
      }
    });
  };
  return {
    restart: () => {
      if (!child) return start();
      again = true;
      child.kill('SIGTERM');
    },
    stop: () =>
      new Promise((resolve) => {
        stopping = true;
        if (!child) return resolve();
        child.once('exit', resolve);
        child.kill('SIGTERM');
      }),
  };
}

async function main() {
  const port = Number(process.env.PORT ?? 3000);
  const host = process.env.HOST ?? '127.0.0.1';
  const apiPort = await freePort();

  server.output = { ...server.output, path: join(root, '.cache/dev/server') };
  const api = keepRunning(join(root, '.cache/dev/server/main.js'), {
    PORT: String(apiPort),
    HOST: '127.0.0.1',
    DEVTOOLS: process.env.DEVTOOLS ?? '1',
  });
  let lastHash;
  const watching = webpack(server).watch({ aggregateTimeout: 200 }, (error, stats) => {
    if (error || stats.hasErrors()) return say(error ? error.message : stats.toString('errors-only'));
    if (stats.hash === lastHash) return;
    lastHash = stats.hash;
    api.restart();
  });

  const pages = new WebpackDevServer(
    {
      port,
      host,
      hot: true,
      allowedHosts: 'auto',
      static: false,
      historyApiFallback: { disableDotRule: true },
      client: { logging: 'warn', overlay: { errors: true, warnings: false, runtimeErrors: false } },
      proxy: [{ context: API_PATHS, target: `http://127.0.0.1:${apiPort}`, logLevel: 'warn' }],
    },
    webpack(client),
  );
  await pages.start();
  say(
    `the console is at http://${host === '127.0.0.1' ? 'localhost' : host}:${port}, with hot reload; its API at http://127.0.0.1:${apiPort}`,
  );

  const stop = async () => {
    await Promise.all([pages.stop(), api.stop(), new Promise((resolve) => watching.close(resolve))]);
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

main().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
