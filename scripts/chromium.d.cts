/** A browser that can be started now, or undefined. @throws when CHROMIUM_PATH names no program. */
export function findChromium(): string | undefined;
/** The absolute path of a program on PATH, or undefined. */
export function onPath(name: string): string | undefined;
/** Command-line flags for a headless browser without a call home. */
export const FLAGS: readonly string[];
/** Where setup notes the browser that it unpacked itself. */
export const NOTE: string;
