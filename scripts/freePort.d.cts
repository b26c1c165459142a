/** Returns a currently unused port of this machine. */
export function freePort(): Promise<number>;
/** A free port for a run of several processes: the first one chooses it and passes it on in this environment variable. */
export function portOfRun(variable: string): string;
