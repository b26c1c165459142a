/**
 * Finds the browser for the story and browser tests; `scripts/setup.cjs` installs one if there is none. No
 * dependencies.
 */
const { accessSync, constants, existsSync, readFileSync } = require('node:fs');
const { delimiter, join } = require('node:path');

/** The headless shell first: the same engine without the browser's own windows, so tests take a quarter less processor time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'chrome.exe',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
/** The file with the path of the browser that setup has unpacked itself. */
const NOTE = join(__dirname, '../.cache/chromium');

/** For headless use by any user, without a GPU and without background network requests. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const runs = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The absolute path of a program on PATH, or undefined. */
function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find(runs);
}

/**
 * The path of an installed browser, or undefined. An invalid CHROMIUM_PATH is an error and does not fall back to
 * another browser.
 */
function findChromium() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (!runs(wanted)) throw new Error(`CHROMIUM_PATH names no program: ${wanted}`);
    return wanted;
  }
  const noted = existsSync(NOTE) ? readFileSync(NOTE, 'utf8').trim() : '';
  return [...NAMES.map(onPath), ...PLACES, noted].find((file) => file && runs(file));
}

module.exports = { findChromium, onPath, FLAGS, NOTE };
