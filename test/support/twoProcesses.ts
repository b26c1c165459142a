import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { startProcess, temporaryFolder, type ServerProcess } from './process';

export interface TwoProcesses {
  /** The database that both use. */
  url: string;
  addresses: readonly string[];
  processes: readonly ServerProcess[];
  /** A session of the first administrator, or of somebody else with the same password. */
  signIn(origin: string, email?: string): Promise<string>;
  stop(): Promise<void>;
}

const password = 'six green bottles';

/** A database of its own in the tests' PostgreSQL, and two server processes over it. */
export async function startTwo(): Promise<TwoProcesses> {
  const cluster = process.env['MARQUEE_TEST_POSTGRES'] ?? '';
  const name = `t_${randomBytes(8).toString('hex')}`;
  const admin = new Client({ connectionString: cluster });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const own = new URL(cluster);
  own.pathname = `/${name}`;
  const folder = temporaryFolder();
  const settings = {
    DATABASE_URL: own.href,
    DATA_DIR: folder.path,
    ADMIN_EMAIL: 'robin@test.example',
    ADMIN_PASSWORD: password,
    LOG_LEVEL: 'warn',
    DRAIN_SECONDS: '1',
  };
  const first = startProcess(settings);
  const firstAddress = await first.ready;
  const second = startProcess(settings);
  const processes = [first, second];
  const addresses = [firstAddress, await second.ready];
  return {
    url: own.href,
    addresses,
    processes,
    signIn: async (origin, email = 'robin@test.example') => {
      const response = await fetch(`${origin}/api/super`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: email, loginEmail: email, loginPass: password }),
      });
      const reply: unknown = await response.json();
      return typeof reply === 'object' && reply !== null && 'token' in reply ? String(reply.token) : '';
    },
    stop: async () => {
      for (const { child } of processes) child.kill('SIGKILL');
      await Promise.all(processes.map(({ ended }) => ended));
      folder.remove();
    },
  };
}
