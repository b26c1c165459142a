/** Runs programs, and installs Debian packages. No dependencies. */
const { spawnSync } = require('node:child_process');
const { existsSync, rmSync, writeFileSync } = require('node:fs');
const { dirname } = require('node:path');
const { onPath } = require('./chromium.cjs');

const root = dirname(__dirname);
/**
 * Packages call this program to find out whether they may start their service:
 * https://people.debian.org/~hmh/invokerc.d-policyrc.d-specification.txt
 */
const SERVICES = '/usr/sbin/policy-rc.d';

/** Runs a program in the project folder. Quiet: its output is shown only when it fails. */
function run(command, args, { quiet = false, env = {} } = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: root,
    stdio: quiet ? 'pipe' : 'inherit',
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0 && quiet) process.stderr.write(`${stdout ?? ''}${stderr ?? ''}${error ? error.message : ''}\n`);
  return status === 0;
}

const canApt = () => process.getuid?.() === 0 && onPath('apt-get') !== undefined;

/** Installs packages without starting their services. */
function apt(...names) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const get = () => run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], { quiet: true, env });
  process.stdout.write(`Installing ${names.join(', ')} with apt-get ...\n`);
  const isOurs = !existsSync(SERVICES);
  if (isOurs) writeFileSync(SERVICES, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    return (run('apt-get', ['update', '-qq'], { quiet: true, env }) && get()) || get();
  } finally {
    if (isOurs) rmSync(SERVICES);
  }
}

module.exports = { apt, canApt, run };
