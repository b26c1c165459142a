interface Cluster {
  url: string;
  crash(): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** The folder with `initdb` and `postgres`, or undefined when there is none. */
export function findPostgres(): string | undefined;
/** As whom PostgreSQL's programs run: nobody else for anyone but root. */
export function owner(): { uid?: number; gid?: number };
/** Starts an empty throw-away cluster on a free port; `crash` breaks all off, `restart` brings it back, `stop` removes it. @throws when there is no PostgreSQL. */
export function startPostgres(options?: { durable?: boolean }): Promise<Cluster>;
/** Starts a standby of a cluster. */
export function startStandby(url: string): Promise<Cluster>;
