/** The folder with `initdb` and `postgres`, or undefined when there is none. */
export function findPostgres(): string | undefined;
/** Starts an empty throw-away cluster on a free port; `crash` breaks all off, `restart` brings it back, `stop` removes it. @throws when there is no PostgreSQL. */
export function startPostgres(options?: { durable?: boolean }): Promise<{
  url: string;
  crash(): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}>;
