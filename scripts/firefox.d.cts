/** A Firefox that can be started now, or undefined. @throws when FIREFOX_PATH names no program. */
export function findFirefox(): string | undefined;
/** What to do where there is none. */
export const MISSING: string;
