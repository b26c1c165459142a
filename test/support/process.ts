import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '../..');

let isChecked = false;

/**
 * The path of a program of the server in the build: tests of whole processes, and the bench, run what `npm start` runs.
 * @throws if the build is missing or older than the sources
 */
export function builtProgram(name: string): string {
  if (!isChecked) execFileSync(process.execPath, ['scripts/setup.cjs', 'current'], { cwd: root });
  isChecked = true;
  return join(root, 'dist/server', `${name}.js`);
}

export interface ServerProcess {
  readonly child: ChildProcess;
  /** Everything it wrote so far. */
  stdout(): string;
  stderr(): string;
  /** The address that it prints when it is ready. Rejects if the process ends first. */
  readonly ready: Promise<string>;
  /** Exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>;
}

/** Runs a program of the built server, with these settings and no others of this process. */
function run(name: string, args: readonly string[], env: Record<string, string>): Omit<ServerProcess, 'ready'> {
  const { PATH = '' } = process.env;
  const child = spawn(
    process.execPath,
    ['--enable-source-maps', '--max-semi-space-size=32', builtProgram(name), ...args],
    { cwd: root, env: { PATH, ...env } },
  );
  const written = { out: '', err: '' };
  child.stdout.on('data', (part: Buffer) => {
    written.out += part.toString();
  });
  child.stderr.on('data', (part: Buffer) => {
    written.err += part.toString();
  });
  const ended = new Promise<number | NodeJS.Signals>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal ?? -1));
  });
  return { child, stdout: () => written.out, stderr: () => written.err, ended };
}

/** Runs a command of the server (`backup`, `restore`, ...) to its end. */
export async function runCommand(
  name: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<{ code: number | NodeJS.Signals; stdout: string; stderr: string }> {
  const { ended, stdout, stderr } = run(name, args, env);
  return { code: await ended, stdout: stdout(), stderr: stderr() };
}

/** A separate process of the server, on a free port unless `env` names one. */
export function startProcess(env: Record<string, string>): ServerProcess {
  const server = run('main', [], { PORT: '0', LOG_LEVEL: 'debug', ...env });
  const ready = new Promise<string>((resolve, reject) => {
    server.child.stdout?.on('data', () => {
      const address = /is ready at (http:\S+)/.exec(server.stdout())?.[1];
      if (address !== undefined) resolve(address.replace('localhost', '127.0.0.1'));
    });
    void server.ended.then((code) => {
      reject(new Error(`ended with ${String(code)}: ${server.stderr()}${server.stdout()}`));
    });
  });
  ready.catch(() => undefined);
  return { ...server, ready };
}

/** A folder for DATA_DIR and how to remove it. */
export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'marquee-process-'));
  return {
    path,
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}
