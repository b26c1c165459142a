import type { PGliteOptions } from '@electric-sql/pglite';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { copyEmptyDatabase } from './emptyDatabase';
import { exchangeWith, type Exchange } from './exchangeWith';

export interface Embedded {
  readonly exchange: Exchange;
  close(): Promise<void>;
}

export type ToThread =
  { readonly kind: 'exchange'; readonly bytes: Uint8Array<ArrayBuffer> } | { readonly kind: 'close' };
/**
 * One reply for each message to the thread except `close`, in their order; the first reply says that the database is
 * open.
 */
export type FromThread =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'failure'; readonly message: string };

/** Beside the built programs; missing if the sources run unbuilt. */
const threadProgram = join(__dirname, 'embeddedThread.js');

/**
 * Opens the database of a folder, in its own thread if the thread's program is built. @throws Error with PGlite's
 * message
 */
export async function openEmbedded(folder: string, program = threadProgram): Promise<Embedded> {
  await copyEmptyDatabase(folder);
  return existsSync(program) ? openInThread(folder, program) : openHere({ dataDir: folder }, '32MB');
}

/** What a database in memory begins with, and the compiled programs if there are some: compiling takes a second. */
export type GivenPglite = Pick<PGliteOptions, 'loadDataDir' | 'pgliteWasmModule' | 'initdbWasmModule'>;

/** Opens a database in memory. */
export function openInMemory(given: GivenPglite): Promise<Embedded> {
  return openHere(given, '4MB');
}

async function openHere(options: PGliteOptions, buffers: '4MB' | '32MB'): Promise<Embedded> {
  const { openPglite } = await import('./openPglite');
  const lite = await openPglite(options, buffers);
  return { exchange: exchangeWith(lite), close: () => lite.close() };
}

/** Milliseconds after which a thread that does not close is terminated; committed data is in the files. */
const closesWithin = 8_000;

interface Waiting {
  resolve(bytes: Uint8Array<ArrayBuffer>): void;
  reject(error: Error): void;
}

async function openInThread(folder: string, program: string): Promise<Embedded> {
  const thread = new Worker(program, { workerData: { folder } });
  const waiting: Waiting[] = [];
  let state: 'opening' | 'open' | 'closing' = 'opening';
  const opened = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    waiting.push({ resolve, reject });
  });
  const send = (message: ToThread): void => {
    thread.postMessage(message, message.kind === 'exchange' ? [message.bytes.buffer] : []);
  };
  thread.on('message', (message: FromThread) => {
    const first = waiting.shift();
    if (message.kind === 'failure') first?.reject(new Error(message.message));
    else first?.resolve(message.kind === 'answer' ? message.bytes : new Uint8Array());
  });
  let cause: unknown;
  thread.on('error', (error) => {
    cause = error;
  });
  const ended = new Promise<void>((resolve) => {
    thread.once('exit', () => {
      resolve();
      const failure = new Error('The embedded database has ended.', { cause });
      for (const { reject } of waiting.splice(0)) reject(failure);
      // Ends the process, as a crash of the database in this thread would. Committed data is in the files.
      if (state === 'open') throw failure;
    });
  });
  await opened.catch(async (error: unknown) => {
    await thread.terminate();
    throw error;
  });
  state = 'open';
  return {
    exchange: (bytes) =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        send({ kind: 'exchange', bytes });
      }),
    close: async () => {
      state = 'closing';
      send({ kind: 'close' });
      const timer = setTimeout(() => void thread.terminate(), closesWithin);
      await ended;
      clearTimeout(timer);
    },
  };
}
