import { isNativeError } from 'node:util/types';
import { Client, type ClientBase, type ClientConfig, type Pool, type PoolClient } from 'pg';
import { isTransient } from './transientErrors';

/**
 * How often an address that leads to a standby is tried: a proxy that has not noticed a failover yet leads to each host
 * in turn.
 */
const triesOfOne = 4;

/** Which of the hosts new connections go to. */
export interface Hosts {
  /** The class of the pool's connections. */
  readonly Client: new (config?: string | ClientConfig) => Client;
  /**
   * Makes the pool try the next host if one cannot be reached or is a standby; a single address is tried again if it
   * leads to a standby.
   */
  follow(pool: Pool): void;
}

/** The first that takes writes is used, until it fails; as libpq does with `target_session_attrs=read-write`. */
export function createHosts(urls: readonly string[]): Hosts {
  let current = 0;
  return {
    Client: class extends Client {
      constructor(config?: string | ClientConfig) {
        super({ ...(typeof config === 'object' ? config : {}), connectionString: urls[current % urls.length] });
      }
    },
    follow: (pool) => {
      const connect = pool.connect.bind(pool) as () => Promise<PoolClient>; // one of its two forms
      const toAny = async (): Promise<PoolClient> => {
        for (let left = urls.length > 1 ? urls.length : triesOfOne; ; left -= 1) {
          const tried = current;
          try {
            return await connect();
          } catch (error) {
            if (!isTransient(error) || isFull(error)) throw error;
            if (urls.length === 1 && !isStandby(error)) throw error;
            // The first connection that fails switches the host for all.
            if (current === tried) current += 1;
            if (left <= 1) throw error;
          }
        }
      };
      pool.connect = ((callback?: Parameters<Pool['connect']>[0]) => {
        if (callback === undefined) return toAny();
        toAny().then(
          (client) => {
            callback(undefined, client, client.release.bind(client));
          },
          (error: unknown) => {
            callback(isNativeError(error) ? error : new Error(String(error)), undefined, () => undefined);
          },
        );
        return undefined;
      }) as Pool['connect']; // both of its forms
    },
  };
}

/** All connections of the pool are in use: another host would not help. */
const isFull = (error: unknown): boolean =>
  isNativeError(error) && error.message === 'timeout exceeded when trying to connect';

const isStandby = (error: unknown): boolean => isNativeError(error) && 'code' in error && error.code === '25006';

/** @throws Error with the code of a refused write, where the connection leads to a standby */
export async function requirePrimary(client: Pool | ClientBase): Promise<void> {
  const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
  if (rows[0]?.standby !== false)
    throw Object.assign(new Error('this host is a standby, which takes no writes'), { code: '25006' });
}
