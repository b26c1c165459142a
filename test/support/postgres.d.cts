interface Cluster {
  url: string;
  crash(): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** The folder with `initdb` and `postgres`, or undefined when there is none. */
export function findPostgres(): string | undefined;
/** The user that PostgreSQL's programs run as: empty (the current user), except for root. */
export function owner(): { uid?: number; gid?: number };
/**
 * Starts an empty temporary cluster on a free port. `crash` ends it without a shutdown, `restart` starts it again on
 * the same port, `stop` deletes it. @throws if PostgreSQL is not installed
 */
export function startPostgres(options?: { durable?: boolean }): Promise<Cluster>;
/** Starts a standby of a cluster. */
export function startStandby(url: string): Promise<Cluster>;
