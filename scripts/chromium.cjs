/** Finds the browser of the story and browser tests; `scripts/setup.cjs` gets one where there is none. No dependencies. */
const { accessSync, constants, existsSync, readFileSync } = require('node:fs');
const { delimiter, join } = require('node:path');

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'chrome.exe'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
/** Where setup notes the browser that it unpacked itself. */
const NOTE = join(__dirname, '../.cache/chromium');

/** Headless as any user, without a GPU, without one call home. */
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

/** A browser that can be started now, or undefined. A CHROMIUM_PATH that names none is an error, not a reason to take another. */
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
