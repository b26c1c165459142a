/** Finds the Firefox of the browser tests; `scripts/setup.cjs` gets one where it can. No dependencies. */
const { existsSync } = require('node:fs');
const { onPath } = require('./chromium.cjs');

const NAMES = ['firefox-esr', 'firefox', 'firefox.exe'];
const PLACES = ['/Applications/Firefox.app/Contents/MacOS/firefox', 'C:\\Program Files\\Mozilla Firefox\\firefox.exe'];
/** What to do where there is none. */
const MISSING =
  "The browser tests need Firefox: install it (Debian's package is firefox-esr), or set FIREFOX_PATH to its program.";

/** A Firefox that can be started now, or undefined. A FIREFOX_PATH that names none is an error, not a reason to take another. */
function findFirefox() {
  const wanted = process.env.FIREFOX_PATH;
  if (wanted) {
    if (!existsSync(wanted)) throw new Error(`FIREFOX_PATH names no program: ${wanted}`);
    return wanted;
  }
  return NAMES.map(onPath).find(Boolean) ?? PLACES.find((file) => existsSync(file));
}

module.exports = { findFirefox, MISSING };
