/** Installs Debian packages; only `npm run test:all`, `npm run test:cluster` and test/s3 do. No dependencies. */
const { spawnSync } = require('node:child_process');
const { existsSync, rmSync, writeFileSync } = require('node:fs');
const { onPath } = require('./browsers.cjs');

/**
 * Packages call this program to find out whether they may start their service:
 * https://people.debian.org/~hmh/invokerc.d-policyrc.d-specification.txt
 */
const SERVICES = '/usr/sbin/policy-rc.d';

/** Installs packages without starting their services, when root on Debian. @returns whether they are installed */
function apt(...names) {
  if (process.getuid?.() !== 0 || onPath('apt-get') === undefined) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...args) => {
    const { status, stdout, stderr } = spawnSync('apt-get', args, { encoding: 'utf8', env });
    if (status !== 0) process.stderr.write(`${stdout ?? ''}${stderr ?? ''}\n`);
    return status === 0;
  };
  process.stdout.write(`Installing ${names.join(', ')} with apt-get ...\n`);
  const isOurs = !existsSync(SERVICES);
  if (isOurs) writeFileSync(SERVICES, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    return run('update', '-qq') && run('install', '-y', '-qq', '--no-install-recommends', ...names);
  } finally {
    if (isOurs) rmSync(SERVICES);
  }
}

module.exports = { apt };
