import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '../support/postgres.cjs';
import { builtProgram, startProcess, temporaryFolder } from '../support/process';
import { headersFor } from '../support/processes';

const root = join(__dirname, '../..');
export const assets = join(root, 'dist/client/assets');

export interface Place {
  env: Record<string, string>;
  remove(): Promise<void>;
}

/** Creates a data folder and, for PostgreSQL, a cluster with fsync as in production. */
export async function openPlace(database: 'pglite' | 'postgres'): Promise<Place> {
  const folder = temporaryFolder();
  const cluster = database === 'postgres' ? await startPostgres({ durable: true }) : undefined;
  return {
    env: {
      PATH: process.env['PATH'] ?? '',
      DATA_DIR: folder.path,
      DEMO: '1',
      LOG_LEVEL: 'warn',
      ...(cluster === undefined ? {} : { DATABASE_URL: cluster.url }),
    },
    remove: async () => {
      await cluster?.stop();
      folder.remove();
    },
  };
}

/** Adds so many boards and artworks, whose words are read; no server may run on the same data. */
export function seed({ env }: Place, { boards, files = 0 }: { boards: number; files?: number }): void {
  const sizes = ['--boards', String(boards), '--files', String(files)];
  execFileSync(process.execPath, [builtProgram('seed'), ...sizes], { env, stdio: 'ignore' });
}

export interface Running {
  address: string;
  /** From the start of the process until it reported that it was ready: milliseconds. */
  readyMs: number;
  headers: Record<string, string>;
  /** Returns the JSON of a GET. Throws if the status is not 2xx. */
  get(path: string): Promise<unknown>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<unknown>;
  /** Resident memory of the process: megabytes. */
  memory(): number;
  /** Processor time of the process so far: milliseconds. */
  processor(): number;
  stop(): Promise<void>;
}

/** Starts a Marquee process as `npm start` does and signs in as the demo's administrator. */
export async function start({ env }: Place): Promise<Running> {
  const began = performance.now();
  const { child, ready } = startProcess(env);
  const address = await ready;
  const readyMs = performance.now() - began;
  const headers = await headersFor(address, { loginEmail: 'admin@example.com', loginPass: 'marquee-demo' });
  const call = async (path: string, init: RequestInit = {}, more: Record<string, string> = {}): Promise<unknown> => {
    const response = await fetch(address + path, { ...init, headers: { ...headers, ...more } });
    if (!response.ok) throw new Error(`${path}: ${String(response.status)} ${await response.text()}`);
    return response.json();
  };
  return {
    address,
    readyMs,
    headers,
    get: (path) => call(path),
    post: (path, body, more) => call(path, { method: 'POST', body: JSON.stringify(body) }, more),
    memory: () => statusOf(child, 'VmRSS') / 1024,
    processor: () => processorOf(child),
    stop: () => stop(child),
  };
}

/** Starts a program of this folder that prints its address. */
export async function startScript(
  file: string,
  ...args: string[]
): Promise<{ address: string; stop(): Promise<void> }> {
  const child = spawn(
    process.execPath,
    ['-r', join(root, 'test/support/typescript.cjs'), join(__dirname, file), ...args],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  return { address: await readyAddress(child), stop: () => stop(child) };
}

function readyAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (part: Buffer) => {
      said += part.toString();
      const address = /(http:\/\/\S+)/.exec(said)?.[1];
      if (address !== undefined) resolve(address.replace('localhost', '127.0.0.1'));
    });
    child.once('close', (code) => {
      reject(new Error(`The process ended with ${String(code)} before it was ready: ${said}`));
    });
  });
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGTERM');
  await ended;
}

/** A value of /proc/<pid>/status in kB; NaN without /proc. */
function statusOf({ pid }: ChildProcess, name: string): number {
  const file = `/proc/${String(pid)}/status`;
  return existsSync(file) ? Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(file, 'utf8'))?.[1]) : NaN;
}

/** User and system time of /proc/<pid>/stat, which counts hundredths of a second (proc(5)); NaN without /proc. */
function processorOf({ pid }: ChildProcess): number {
  const file = `/proc/${String(pid)}/stat`;
  if (!existsSync(file)) return NaN;
  const [user, system] = readFileSync(file, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return ((user ?? NaN) + (system ?? NaN)) * 10;
}
