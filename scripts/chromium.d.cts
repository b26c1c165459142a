/** The path of an installed browser, or undefined. @throws if CHROMIUM_PATH names no program */
export function findChromium(): string | undefined;
/** The absolute path of a program on PATH, or undefined. */
export function onPath(name: string): string | undefined;
/** Command-line flags for a headless browser without background network requests. */
export const FLAGS: readonly string[];
/** The file with the path of the browser that setup has unpacked itself. */
export const NOTE: string;
