/** Finds the browsers of the story and browser tests. No dependencies. */
const { accessSync, constants, existsSync, readFileSync } = require('node:fs');
const { delimiter, join } = require('node:path');

/** The headless shell first: the same engine without the browser's own windows takes a quarter less processor time. */
const CHROMIUM = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'chrome.exe',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const FIREFOX = [
  'firefox-esr',
  'firefox',
  'firefox.exe',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];
/** The file with the path of the browser that setup has unpacked from its npm package. */
const NOTE = join(__dirname, '../.cache/chromium');
/** What to do without Firefox. */
const MISSING =
  "The browser tests need Firefox: install it (Debian's package is firefox-esr), or set FIREFOX_PATH to its program.";

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

/** The absolute path of a program on PATH, or undefined. An absolute path is returned if it is a program. */
function onPath(name) {
  if (/[\\/]/.test(name)) return runs(name) ? name : undefined;
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find(runs);
}

/** The program that a variable names, which must exist, or the first of the names. */
function find(variable, names) {
  const wanted = process.env[variable];
  if (!wanted) return names.map(onPath).find(Boolean);
  if (!runs(wanted)) throw new Error(`${variable} names no program: ${wanted}`);
  return wanted;
}

const findChromium = () =>
  find('CHROMIUM_PATH', [...CHROMIUM, ...(existsSync(NOTE) ? [readFileSync(NOTE, 'utf8').trim()] : [])]);
const findFirefox = () => find('FIREFOX_PATH', FIREFOX);

/** How Playwright launches Chromium. */
function chromiumOptions() {
  const executablePath = findChromium();
  return { args: [...FLAGS], ...(executablePath && { executablePath }) };
}

module.exports = { chromiumOptions, findChromium, findFirefox, onPath, MISSING, NOTE };
