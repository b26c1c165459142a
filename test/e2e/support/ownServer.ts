import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres, startPostgres } from '../../support/postgres.cjs';

export interface OwnServer {
  address: string;
  dataDir: string;
  /** The database in use. */
  database: 'postgresql' | 'embedded';
  /** The address of the database for another process; undefined if it is embedded. */
  databaseUrl: string | undefined;
  stop(): Promise<void>;
}

/**
 * Starts the built product without demo data on an empty database: a temporary PostgreSQL cluster if its programs are
 * installed, otherwise the embedded database. With `beside`, it shares the database and the data folder of that running
 * server.
 */
export async function startOwnServer(env: Record<string, string>, beside?: OwnServer): Promise<OwnServer> {
  const dataDir = beside?.dataDir ?? mkdtempSync(join(tmpdir(), 'marquee-own-'));
  const cluster = beside || findPostgres() === undefined ? undefined : await startPostgres();
  const databaseUrl = beside?.databaseUrl ?? cluster?.url;
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.js'], {
    cwd: process.cwd(),
    env: {
      PATH,
      PORT: '0',
      HOST: '127.0.0.1',
      DEMO: '0',
      LOG_LEVEL: 'error',
      DATA_DIR: dataDir,
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
      ...env,
    },
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    let written = '';
    const read = (part: Buffer): void => {
      written += part.toString();
      const found = /is ready at (http:\S+)/.exec(written)?.[1];
      if (found !== undefined) resolve(found.replace('localhost', '127.0.0.1'));
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then(() => reject(new Error(`The server ended: ${written}`)));
  });
  return {
    address,
    dataDir,
    database: databaseUrl === undefined ? 'embedded' : 'postgresql',
    databaseUrl,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await cluster?.stop();
      if (!beside) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
