import { wrap, type Remote } from 'comlink';
import { once } from '../../ui/browser/once';
import type { openFile } from './openFile';

/** `openFile` of the one worker that reads CSV files; without workers (tests in jsdom) the same runs in the page. */
export const openCsvWorker = once(start);

async function start(): Promise<Remote<typeof openFile>> {
  if (typeof Worker === 'undefined') return (await import('./openFile')).openFile as unknown as Remote<typeof openFile>; // the same function; awaiting a value that is not a promise is harmless
  return wrap<typeof openFile>(
    new Worker(/* webpackChunkName: "worker-csv" */ new URL('./csv.worker.ts', import.meta.url), { name: 'csv' }),
  );
}
