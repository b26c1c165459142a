/** The path of an installed Chromium, or undefined. @throws if CHROMIUM_PATH names no program */
export function findChromium(): string | undefined;
/** The path of an installed Firefox, or undefined. @throws if FIREFOX_PATH names no program */
export function findFirefox(): string | undefined;
/** Command-line flags for a headless Chromium without background network requests. */
export const FLAGS: readonly string[];
/** What to do without Firefox. */
export const MISSING: string;
