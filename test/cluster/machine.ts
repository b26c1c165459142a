import type { ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findClusterPrograms } from './run.cjs';
import { freePort } from '../../scripts/freePort.cjs';
import { findPostgres } from '../support/postgres.cjs';
import { childrenOf, signalAll, type Programs } from './programs';

/** One simulated machine: a PostgreSQL server and the Patroni that manages it. */
export interface Machine {
  readonly name: string;
  /** The port of PostgreSQL. */
  readonly port: number;
  /** The port of Patroni's REST API. */
  readonly api: number;
  /** Sends SIGKILL to Patroni, PostgreSQL and its child processes. */
  kill(): void;
  /** Sends SIGSTOP to the same processes: they stop running but keep their connections. */
  freeze(): void;
  thaw(): void;
  /** Starts Patroni; use it for the first start and after `kill`. */
  start(): void;
  /** Process ids of PostgreSQL's child processes whose process title matches. */
  backends(title: RegExp): number[];
}

/** Patroni's settings in seconds; a leader that does not renew its lock within `ttl` is replaced. */
const timing = { ttl: 20, loop_wait: 5, retry_timeout: 5 };

/** Prepares a machine without starting it. `store` is the port of etcd. */
export async function openMachine(programs: Programs, name: string, store: number): Promise<Machine> {
  const port = await freePort();
  const api = await freePort();
  const data = join(programs.folder, name);
  const file = join(programs.folder, `${name}.json`);
  writeFileSync(file, JSON.stringify(settingsOf(programs.folder, { name, port, api, store, data })));
  let patroni: ChildProcess | undefined;
  const postmaster = (): number[] => {
    try {
      const [pid = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
      // After a kill, another program may have the same process id.
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(data) ? [Number(pid)] : [];
    } catch {
      // PostgreSQL is not running.
      return [];
    }
  };
  const all = (): number[] => {
    const own = postmaster();
    return [...(patroni?.pid === undefined ? [] : [patroni.pid]), ...own, ...own.flatMap(childrenOf)];
  };
  return {
    name,
    port,
    api,
    kill: () => {
      signalAll(all(), 'SIGKILL');
      patroni = undefined;
    },
    freeze: () => signalAll(all(), 'SIGSTOP'),
    thaw: () => signalAll(all(), 'SIGCONT'),
    start: () => {
      patroni = programs.run(name, findClusterPrograms().patroni, [file]);
    },
    backends: (title) =>
      postmaster()
        .flatMap(childrenOf)
        .filter((pid) => title.test(readFileSync(`/proc/${String(pid)}/cmdline`, 'utf8'))),
  };
}

interface Place {
  name: string;
  port: number;
  api: number;
  store: number;
  data: string;
}

function settingsOf(folder: string, { name, port, api, store, data }: Place): object {
  const at = (number: number) => `127.0.0.1:${String(number)}`;
  return {
    scope: 'marquee',
    name,
    restapi: { listen: at(api), connect_address: at(api) },
    etcd3: { host: at(store) },
    bootstrap: {
      dcs: { ...timing, synchronous_mode: true, postgresql: { use_pg_rewind: true, use_slots: true } },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'],
      pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
    },
    postgresql: {
      listen: at(port),
      connect_address: at(port),
      data_dir: data,
      bin_dir: findPostgres(),
      pgpass: join(folder, `${name}.pgpass`),
      authentication: {
        superuser: { username: 'postgres', password: 'unused' },
        replication: { username: 'replicator', password: 'unused' },
      },
      parameters: { unix_socket_directories: folder },
      remove_data_directory_on_rewind_failure: true,
    },
  };
}
