import { spawn, type ChildProcess } from 'node:child_process';
import { chownSync, createWriteStream, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { owner } from '../support/postgres.cjs';

/** Child programs that share one folder, which also holds their output until they are stopped. */
export interface Programs {
  readonly folder: string;
  run(name: string, command: string, args: readonly string[]): ChildProcess;
  /** Kills the programs that still run and removes the folder, unless CLUSTER_KEEP is set. */
  stop(): Promise<void>;
}

export function openPrograms(): Programs {
  const user = owner();
  const folder = mkdtempSync(join(tmpdir(), 'marquee-cluster-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const running = new Map<ChildProcess, Promise<void>>();
  return {
    folder,
    run: (name, command, args) => {
      const child = spawn(command, args, { ...user, cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
      const log = createWriteStream(join(folder, `${name}.log`), { flags: 'a' });
      child.stdout.pipe(log, { end: false });
      child.stderr.pipe(log, { end: false });
      running.set(child, new Promise((resolve) => child.once('exit', () => resolve())));
      return child;
    },
    stop: async () => {
      for (const child of running.keys()) child.kill('SIGKILL');
      await Promise.all(running.values());
      if (process.env['CLUSTER_KEEP'] === undefined) rmSync(folder, { recursive: true, force: true });
      else process.stdout.write(`kept: ${folder}\n`);
    },
  };
}

/** The ids of the processes that `parent` has started. */
export function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === parent)
    .map(Number);
}

function parentOf(pid: string): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name, in parentheses before this field, may contain any character.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    // The process has ended.
    return undefined;
  }
}

/** Sends a signal to each process that still runs. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids)
    try {
      process.kill(pid, signal);
    } catch {
      // The process has ended.
    }
}

/** Polls until the condition holds. @throws Error if it does not hold in time */
export async function until(what: string, isTrue: () => boolean | Promise<boolean>, within = 120_000): Promise<void> {
  const end = performance.now() + within;
  while (!(await isTrue())) {
    if (performance.now() > end) throw new Error(`not within ${String(within / 1000)} s: ${what}`);
    await pause(100);
  }
}
