import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres, startPostgres } from '../../../scripts/postgres.cjs';

export interface OwnServer {
  address: string;
  dataDir: string;
  /** What it stores its rows in. */
  database: 'postgresql' | 'embedded';
  /** Where another process finds the same database; undefined where it is embedded. */
  databaseUrl: string | undefined;
  stop(): Promise<void>;
}

/**
 * The built product without demo data, over an empty database of its own: a throw-away PostgreSQL where its programs are
 * installed, else the embedded one with the same settings. With `beside` it is another process over the database and the files
 * of one that runs.
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
