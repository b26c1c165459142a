/**
 * `npm run test:cluster`: the built product on a PostgreSQL that fails over (test/cluster), about ten minutes. Needs
 * etcd, Patroni, HAProxy and PostgreSQL's server programs; on Debian, as root, missing ones are installed. If they
 * cannot be installed, it prints a message and runs nothing. The part with PgBouncer needs one of 1.21 or newer, on
 * PATH or named by PGBOUNCER_PATH. Further arguments are passed to jest: `npm run test:cluster -- failover`.
 */
const { spawnSync } = require('node:child_process');
const { existsSync } = require('node:fs');
const { join } = require('node:path');
const { apt } = require('../../scripts/apt.cjs');
const { onPath } = require('../../scripts/browsers.cjs');
const { findPostgres } = require('../support/postgres.cjs');

const root = join(__dirname, '../..');
const say = (line) => process.stdout.write(`${line}\n`);

/** Programs, and the Debian packages that contain them. */
const PACKAGES = { etcd: 'etcd-server', patroni: 'patroni', haproxy: 'haproxy' };

/** The path of a program. On Debian, administration programs are not on the PATH of other users. */
const find = (name) => onPath(name) ?? [`/usr/sbin/${name}`].find((file) => existsSync(file));

/** The packages of the missing programs. */
function missing() {
  const names = Object.keys(PACKAGES).filter((name) => find(name) === undefined);
  return [...names.map((name) => PACKAGES[name]), ...(findPostgres() === undefined ? ['postgresql'] : [])];
}

/** @returns {string | undefined} a PgBouncer that supports prepared statements */
function findPooler() {
  const file = process.env.PGBOUNCER_PATH ?? find('pgbouncer');
  if (file === undefined) return undefined;
  const { stdout } = spawnSync(file, ['--version'], { encoding: 'utf8' });
  const [, major, minor] = /PgBouncer (\d+)\.(\d+)/.exec(stdout ?? '') ?? [];
  return Number(major) > 1 || (Number(major) === 1 && Number(minor) >= 21) ? file : undefined;
}

/** @returns {Record<'etcd' | 'patroni' | 'haproxy', string>} */
function findClusterPrograms() {
  return Object.fromEntries(Object.keys(PACKAGES).map((name) => [name, find(name) ?? name]));
}

function main(args) {
  if (missing().length > 0) apt(...missing());
  const lacking = missing();
  if (lacking.length > 0) {
    say(`Not run: these are missing and could not be installed: ${lacking.join(', ')}.`);
    return 0;
  }
  const without = [];
  if (findPooler() === undefined) {
    say(
      'Not run: the starts through PgBouncer, of which there is none of 1.21 or newer here (PGBOUNCER_PATH names one).',
    );
    without.push('--testPathIgnorePatterns=cluster/pooler');
  }
  const jest = [join(root, 'node_modules/jest/bin/jest.js'), '--selectProjects', 'cluster', '--runInBand'];
  return spawnSync(process.execPath, [...jest, ...args, ...without], { cwd: root, stdio: 'inherit' }).status ?? 1;
}

if (require.main === module) process.exit(main(process.argv.slice(2)));

module.exports = { findClusterPrograms, findPooler };
