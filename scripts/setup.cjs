/**
 * Prepares a fresh clone. It runs before `npm start`, `npm test` and the like, so it uses only Node's own modules.
 *   install  packages, if they are missing or package-lock.json has changed
 *   start    install, and a build if a source has changed
 *   build    install, and a build
 *   current  nothing, and fails if the build is missing or older than the sources
 *   test     install, and a Chromium: an installed one, or that of its npm package
 *   all      test, and on Debian, as root, Firefox and PostgreSQL
 */
const { spawnSync } = require('node:child_process');
const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { dirname, join, relative } = require('node:path');
const { brotliDecompressSync } = require('node:zlib');
const { apt } = require('./apt.cjs');
const { findChromium, findFirefox, MISSING, NOTE } = require('./browsers.cjs');
const { findPostgres } = require('../test/support/postgres.cjs');

const root = dirname(__dirname);
const at = (...parts) => join(root, ...parts);
const say = (line) => process.stdout.write(`${line}\n`);
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

const INSTALLED = at('node_modules/.marquee-installed');
const BUILT = at('dist/.marquee-built');
const BUILD_INPUTS = [
  'src',
  'demo',
  'public',
  'webpack.config.js',
  'scripts/clientBuild.cjs',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
];

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** Runs a program in the project folder. Quiet: its output is shown only when it fails. */
function run(command, args, { quiet = false, input } = {}) {
  const stdio = quiet ? 'pipe' : 'inherit';
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd: root, stdio, input, encoding: 'utf8' });
  if (status !== 0 && quiet) process.stderr.write(`${stdout ?? ''}${stderr ?? ''}${error ? error.message : ''}\n`);
  return status === 0;
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    fail(`Marquee needs Node 20.19 or newer; this is ${process.versions.node}.`);
}

/** Whether node_modules matches the lockfile, whatever installed it. */
function matchesLockfile(lockfile) {
  const hidden = read(at('node_modules/.package-lock.json'));
  if (hidden === undefined) return false;
  const installed = JSON.parse(hidden).packages;
  return Object.entries(JSON.parse(lockfile).packages).every(
    ([place, { version, optional, devOptional }]) =>
      place === '' || (installed[place] ? installed[place].version === version : optional || devOptional),
  );
}

function install() {
  const lockfile = readFileSync(at('package-lock.json'), 'utf8');
  const wanted = createHash('sha256').update(lockfile).digest('hex');
  if (read(INSTALLED) === wanted) return;
  if (!matchesLockfile(lockfile)) {
    say('Installing packages (a minute or two) ...');
    const npm = process.env.npm_execpath;
    const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
    const done = npm ? run(process.execPath, [npm, ...args]) : run('npm', args);
    if (!done) fail('npm ci failed; see above.');
  }
  writeFileSync(INSTALLED, wanted);
}

function filesUnder(place) {
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.stories.tsx'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** A hash of the names and contents of all inputs of the build; takes a few dozen milliseconds. */
function hashOfInputs() {
  const hash = createHash('sha256');
  for (const file of BUILD_INPUTS.flatMap((input) => filesUnder(at(input)))) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

const isCurrent = (wanted) =>
  read(BUILT) === wanted && existsSync(at('dist/server/main.js')) && existsSync(at('dist/client/index.html'));

function build({ always }) {
  const wanted = hashOfInputs();
  if (!always && isCurrent(wanted)) return;
  say('Building (about a minute) ...');
  const began = Date.now();
  if (!run(process.execPath, [at('node_modules/webpack/bin/webpack.js'), '--mode', 'production'], { quiet: true }))
    fail('The build failed; see above.');
  if (!run(process.execPath, [at('dist/server/makeEmptyDatabase.js')], { quiet: true }))
    fail('The build could not make the empty database; see above.');
  mkdirSync(at('dist'), { recursive: true });
  writeFileSync(BUILT, wanted);
  say(`Built in ${((Date.now() - began) / 1000).toFixed(0)} s.`);
}

/** Chromium from its npm package, with the libraries it needs where the system has none; nothing is installed. */
async function chromium() {
  if (findChromium()) return;
  say('Unpacking the browser that comes with @sparticuz/chromium ...');
  const { default: packaged } = await import('@sparticuz/chromium');
  let program = await packaged.executablePath();
  if (spawnSync(program, ['--version']).status !== 0) {
    const folder = join(tmpdir(), 'marquee-chromium');
    mkdirSync(folder, { recursive: true });
    const archive = readFileSync(at('node_modules/@sparticuz/chromium/bin/al2023.tar.br'));
    run('tar', ['x', '-C', folder], { quiet: true, input: brotliDecompressSync(archive) });
    const start = `#!/bin/sh\nLD_LIBRARY_PATH='${join(folder, 'lib')}' exec '${program}' "$@"\n`;
    program = join(folder, 'chromium.sh');
    writeFileSync(program, start, { mode: 0o755 });
  }
  mkdirSync(dirname(NOTE), { recursive: true });
  writeFileSync(NOTE, program);
  if (!findChromium() || spawnSync(program, ['--version']).status !== 0)
    fail('The story and browser tests need Chromium: install it, or set CHROMIUM_PATH to its program.');
}

/** What only `npm run test:all` needs; without Firefox its tests fail with the same message. */
function installed() {
  if (!findFirefox() && !apt('firefox-esr')) say(MISSING);
  if (!existsSync('/usr/lib/postgresql') && !apt('postgresql') && !findPostgres())
    say('No PostgreSQL server programs here: the tests in test/postgres will not run.');
}

async function main(mode) {
  checkNode();
  if (mode === 'current') {
    if (!isCurrent(hashOfInputs())) fail('The build is missing or older than the sources: run `npm run build`.');
    return;
  }
  install();
  if (mode === 'start' || mode === 'build') build({ always: mode === 'build' });
  if (mode === 'test' || mode === 'all') await chromium();
  if (mode === 'all') installed();
}

main(process.argv[2]).catch((error) => fail(error instanceof Error ? error.message : String(error)));
