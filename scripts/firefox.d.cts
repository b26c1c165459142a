/** The path of an installed Firefox, or undefined. @throws if FIREFOX_PATH names no program */
export function findFirefox(): string | undefined;
/** What to do if there is none. */
export const MISSING: string;
