/** The folder with `initdb` and `postgres`, or undefined when there is none. */
export function findPostgres(): string | undefined;
/** Starts an empty throw-away cluster on a free port; `stop` removes it. @throws when there is no PostgreSQL. */
export function startPostgres(options?: { durable?: boolean }): Promise<{ url: string; stop(): Promise<void> }>;
