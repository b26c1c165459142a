/** Where the programs of a cluster that fails over are. */
export function findClusterPrograms(): Record<'etcd' | 'patroni' | 'haproxy', string>;
/** A PgBouncer of 1.21 or newer, or undefined when there is none. */
export function findPooler(): string | undefined;
