import type { ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findClusterPrograms } from '../../scripts/cluster.cjs';
import { freePort } from '../../scripts/freePort.cjs';
import { findPostgres } from '../../scripts/postgres.cjs';
import { childrenOf, signalAll, type Programs } from './programs';

/** A machine of its own: PostgreSQL and the Patroni that looks after it. */
export interface Machine {
  readonly name: string;
  /** PostgreSQL's port. */
  readonly port: number;
  /** Patroni's. */
  readonly api: number;
  /** Both end at once, with everything that PostgreSQL has started. */
  kill(): void;
  /** Nothing of it runs any more, but it is all still there. */
  freeze(): void;
  thaw(): void;
  /** After a kill. */
  start(): void;
  /** What PostgreSQL has started, by the words in which it says what it is. */
  backends(title: RegExp): number[];
}

/** Seconds: a leader that is not heard of for `ttl` is replaced. */
const timing = { ttl: 20, loop_wait: 5, retry_timeout: 5 };

/** `store`: the port of etcd. Nothing runs yet. */
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
      // After a kill the number may be another program's.
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(data) ? [Number(pid)] : [];
    } catch {
      // It does not run.
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
    freeze: () => {
      signalAll(all(), 'SIGSTOP');
    },
    thaw: () => {
      signalAll(all(), 'SIGCONT');
    },
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
