/** Finds the Firefox for the browser tests; `scripts/setup.cjs` installs one if it can. No dependencies. */
const { existsSync } = require('node:fs');
const { onPath } = require('./chromium.cjs');

const NAMES = ['firefox-esr', 'firefox', 'firefox.exe'];
const PLACES = ['/Applications/Firefox.app/Contents/MacOS/firefox', 'C:\\Program Files\\Mozilla Firefox\\firefox.exe'];
/** What to do if there is none. */
const MISSING =
  "The browser tests need Firefox: install it (Debian's package is firefox-esr), or set FIREFOX_PATH to its program.";

/**
 * The path of an installed Firefox, or undefined. An invalid FIREFOX_PATH is an error and does not fall back to
 * another.
 */
function findFirefox() {
  const wanted = process.env.FIREFOX_PATH;
  if (wanted) {
    if (!existsSync(wanted)) throw new Error(`FIREFOX_PATH names no program: ${wanted}`);
    return wanted;
  }
  return NAMES.map(onPath).find(Boolean) ?? PLACES.find((file) => existsSync(file));
}

module.exports = { findFirefox, MISSING };
