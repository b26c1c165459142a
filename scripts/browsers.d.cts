/** How Playwright launches Chromium: headless, without background network requests. @throws if CHROMIUM_PATH names no program */
export function chromiumOptions(): { args: string[]; executablePath?: string };
/** The path of an installed Firefox, or undefined. @throws if FIREFOX_PATH names no program */
export function findFirefox(): string | undefined;
/** What to do without Firefox. */
export const MISSING: string;
