import { sql } from 'drizzle-orm';
import { startProcess, temporaryFolder, type ServerProcess } from '#test/process';
import { freePort } from '../../scripts/freePort.cjs';
import { connect, type Database } from '../../src/server/db/connect';

/** The built server: several processes on one database. */
export interface Marquee {
  /** The current processes. */
  readonly processes: ServerProcess[];
  readonly addresses: readonly string[];
  readonly folder: string;
  /** Request headers with the token of a session that was created at the start. */
  readonly headers: Record<string, string>;
  /** Sends a GET, or a POST if there is a body, to one of the processes. */
  send(process: number, path: string, body?: object): Promise<Response>;
  /** Ends a process with SIGTERM, then starts a new one at the same address. */
  restart(process: number): Promise<void>;
  stop(): Promise<void>;
}

const login = { loginEmail: 'first@test.example', loginPass: 'six green bottles' };

export async function startMarquee(count: number, settings: Record<string, string>): Promise<Marquee> {
  const folder = temporaryFolder();
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const start = (port: number): ServerProcess =>
    startProcess({
      DATA_DIR: folder.path,
      ADMIN_EMAIL: login.loginEmail,
      ADMIN_PASSWORD: login.loginPass,
      LOG_LEVEL: 'info',
      PORT: String(port),
      RATE_LIMIT_USER: '0',
      RATE_LIMIT_ADDRESS: '0',
      ...settings,
    });
  const processes = ports.map(start);
  const addresses = await Promise.all(processes.map(({ ready }) => ready));
  const signedIn = await fetch(`${addresses[0] ?? ''}/api/super`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(login),
  });
  const { token } = (await signedIn.json()) as { token: string }; // the contract's reply
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return {
    processes,
    addresses,
    folder: folder.path,
    headers,
    send: (process, path, body) =>
      fetch(`${addresses[process] ?? ''}${path}`, {
        headers,
        ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      }),
    restart: async (process) => {
      processes[process]?.child.kill('SIGTERM');
      expect(await processes[process]?.ended).toBe(0);
      const next = start(ports[process] ?? 0);
      processes[process] = next;
      await next.ready;
    },
    stop: async () => {
      for (const { child } of processes) child.kill('SIGKILL');
      await Promise.all(processes.map(({ ended }) => ended));
      folder.remove();
    },
  };
}

/** List and map calls, each with the SQL condition for the boards that it must count. */
const questions = {
  '/api/boards/uncached/?page=1&pageSize=1': sql`true`,
  '/api/boards/uncached/?page=1&pageSize=1&country=Norway': sql`country = 'Norway'`,
  '/api/boards/uncached/?page=1&pageSize=1&paused=true': sql`board_paused`,
  '/api/boards/uncached/?page=1&pageSize=1&search=board': sql`boardname_key like '%board%'`,
  '/api/boards/uncached/?page=1&pageSize=1&search=7': sql`boardname_key like '%7%'`,
  '/api/boards/clusters?bbox=-180,-85,180,85&zoom=2': sql`lat > -90 and lat < 90 and not (lat = 0 and long = 0)`,
};

/** Compares the totals of lists, filters, searches and the map in every process with counts by SQL. */
export async function expectRightAnswers({ addresses, send }: Marquee, { db }: Pick<Database, 'db'>): Promise<void> {
  for (const [path, where] of Object.entries(questions)) {
    const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from boards where ${where}`);
    const answers = await Promise.all(
      addresses.map(async (_, process) => {
        const body = (await (await send(process, path)).json()) as { totalBoards?: number; total?: number }; // the reply of a list or of the map
        return body.totalBoards ?? body.total;
      }),
    );
    expect({ path, answers }).toEqual({ path, answers: addresses.map(() => rows[0]?.n) });
  }
}

/** Sends more concurrent calls than a process has connections, and checks that no transaction was left open. */
export async function expectFreePlaces({ addresses, send }: Marquee, { db }: Pick<Database, 'db'>): Promise<void> {
  const calls = Array.from({ length: 30 * addresses.length }, (_, index) =>
    send(index % addresses.length, `/api/boards/uncached/?page=1&pageSize=5&search=${String(index)}`),
  );
  expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([200]));
  const { rows } = await db.execute(
    sql`select 1 from pg_stat_activity where state like 'idle in transaction%' and state_change < now() - interval '2 seconds'`,
  );
  expect(rows).toEqual([]);
}

export const openDatabase = (url: string): Promise<Database> => connect({ kind: 'server', url });
