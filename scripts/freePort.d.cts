/** Returns a currently unused port of this machine. */
export function freePort(): Promise<number>;
