import { readFileSync, readdirSync } from 'node:fs';
import { Agent, request } from 'node:http';

/** The 95th percentile. */
export const p95 = (times: readonly number[]): number => {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.95)] ?? 0;
};

export interface Answer {
  status: number;
  text: string;
  /** Milliseconds. */
  took: number;
}

const strangers = new Agent({ keepAlive: true, maxSockets: 64 });

export interface Request {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** The connection pool: a call waits for earlier calls of the same agent. */
  agent?: Agent;
}

/** Sends one call with `node:http`, because `fetch` would cost more than what is measured. Status 0: the connection broke. */
export function call(
  url: string,
  { method = 'GET', headers = {}, body, agent = strangers }: Request = {},
): Promise<Answer> {
  const began = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, text: string): void => resolve({ status, text, took: performance.now() - began });
    const sent = request(url, { method, headers, agent }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => end(answer.statusCode ?? 0, Buffer.concat(parts).toString()));
      answer.on('error', () => end(0, ''));
    });
    sent.on('error', ({ message }) => end(0, message));
    sent.end(body);
  });
}

/** Calls `work` at an interval, even if earlier calls are pending. @returns a function that stops and awaits all calls */
export function every(milliseconds: number, work: (nth: number) => Promise<unknown>): () => Promise<void> {
  const begun: Promise<unknown>[] = [];
  const timer = setInterval(() => begun.push(work(begun.length)), milliseconds);
  return async () => {
    clearInterval(timer);
    await Promise.all(begun);
  };
}

/**
 * The limit for a p95 under load. The promise is a time, but a slow or busy machine may exceed it with no load at all:
 * there, the limit is twice the p95 of the same calls measured just before.
 * @param promised milliseconds
 * @param quiet milliseconds of each call without the load
 */
export const limitFor = (promised: number, quiet: readonly number[]): number => Math.max(promised, 2 * p95(quiet));

const statusOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${String(pid)}/status`, 'utf8');
  } catch {
    return '';
  }
};
const numberIn = (status: string, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);

/** Resident memory of a process and its descendants, from /proc (Linux only): megabytes. */
export function memoryOf(pid: number): number {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => numberIn(statusOf(Number(name)), 'PPid') === pid);
  return numberIn(statusOf(pid), 'VmRSS') / 1024 + children.reduce((sum, child) => sum + memoryOf(Number(child)), 0);
}
