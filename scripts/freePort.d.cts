/** A port of this machine that nothing listens on at the moment. */
export function freePort(): Promise<number>;
