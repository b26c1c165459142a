import { join } from 'node:path';
import { Client } from 'pg';
import { findClusterPrograms } from './run.cjs';
import { freePort } from '../../scripts/freePort.cjs';
import { forPatroni, startHaproxy } from './haproxy';
import { openMachine, type Machine } from './machine';
import { openPrograms, until } from './programs';

export interface PatroniCluster {
  /** The current primary through HAProxy, with Marquee's role and database. */
  readonly url: string;
  readonly machines: readonly Machine[];
  machine(role: 'leader' | 'sync_standby' | 'replica'): Promise<Machine>;
  /** Waits until there is a leader and all other servers follow it. */
  settled(): Promise<void>;
  switchOver(): Promise<void>;
  setSynchronous(isOn: boolean): Promise<void>;
  /** Waits until a write succeeds. @returns the time by `performance.now()` */
  untilItTakesWrites(): Promise<number>;
  stop(): Promise<void>;
}

interface Member {
  name: string;
  role: string;
  state: string;
  timeline?: number;
}

/** Starts etcd, three PostgreSQL servers under Patroni in synchronous mode, and HAProxy as in Patroni's template. */
export async function startPatroniCluster(): Promise<PatroniCluster> {
  const programs = openPrograms();

  const store = await freePort();
  const peers = await freePort();
  const own = `http://127.0.0.1:${String(peers)}`;
  const clients = `http://127.0.0.1:${String(store)}`;
  programs.run('etcd', findClusterPrograms().etcd, [
    ...['--data-dir', join(programs.folder, 'etcd'), '--initial-cluster', `default=${own}`],
    ...['--listen-client-urls', clients, '--advertise-client-urls', clients],
    ...['--listen-peer-urls', own, '--initial-advertise-peer-urls', own],
  ]);
  const machines: Machine[] = [];
  for (const name of ['one', 'two', 'three']) machines.push(await openMachine(programs, name, store));
  for (const { start } of machines) start();

  const ask = async (path: string, method = 'GET', body?: object): Promise<unknown> => {
    for (const { api } of machines) {
      const asked = fetch(`http://127.0.0.1:${String(api)}${path}`, {
        method,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(method === 'GET' ? 2_000 : 60_000),
      });
      const response = await asked.catch(() => undefined);
      if (response?.ok === true) return response.headers.get('content-type')?.includes('json') && response.json();
    }
    throw new Error(`no Patroni answers ${method} ${path}`);
  };
  const members = async (): Promise<Member[]> => ((await ask('/cluster')) as { members: Member[] }).members; // Patroni's reply
  let isSynchronous = true;
  const isSettled = async (): Promise<boolean> => {
    const all = await members().catch(() => []);
    const leader = all.find(({ role }) => role === 'leader');
    return (
      all.length === machines.length &&
      leader !== undefined &&
      all.every(({ state, timeline }) => /^(running|streaming)$/.test(state) && timeline === leader.timeline) &&
      (!isSynchronous || all.some(({ role }) => role === 'sync_standby'))
    );
  };
  const settled = () => until('the cluster is settled', isSettled);
  const machine: PatroniCluster['machine'] = async (wanted) => {
    const name = (await members()).find(({ role }) => role === wanted)?.name;
    const found = machines.find((one) => one.name === name);
    if (found === undefined) throw new Error(`no machine is ${wanted}`);
    return found;
  };
  const port = await startHaproxy(programs, forPatroni(machines));
  const urlOf = (role: string) => `postgres://${role}@127.0.0.1:${String(port)}/${role}`;
  const adminUrl = urlOf('postgres');
  const stop = async (): Promise<void> => {
    for (const one of machines) one.kill();
    await programs.stop();
  };
  const untilItTakesWrites = async (): Promise<number> => {
    await until('it takes writes', () => asAdmin(adminUrl, 'insert into probe values (now())'));
    return performance.now();
  };
  try {
    await settled();
    await until('HAProxy leads to it', () => asAdmin(adminUrl, 'create table probe (at timestamptz)'));
    await asAdmin(adminUrl, 'create role marquee login');
    await asAdmin(adminUrl, 'create database marquee owner marquee');
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: urlOf('marquee'),
    machines,
    machine,
    settled,
    switchOver: async () => {
      const [leader, candidate] = [await machine('leader'), await machine('sync_standby')];
      await ask('/switchover', 'POST', { leader: leader.name, candidate: candidate.name });
    },
    setSynchronous: async (isOn) => {
      await ask('/config', 'PATCH', { synchronous_mode: isOn });
      isSynchronous = isOn;
      await until('the mode has changed', async () => {
        const roles = (await members()).map(({ role }) => role);
        return roles.includes('sync_standby') === isOn;
      });
    },
    untilItTakesWrites,
    stop,
  };
}

/** Runs one statement on a new connection, with time limits. @returns whether it succeeded */
async function asAdmin(connectionString: string, statement: string): Promise<boolean> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 1_000, query_timeout: 3_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(statement);
    return true;
  } catch {
    return false;
  } finally {
    void client.end().catch(() => undefined);
  }
}
