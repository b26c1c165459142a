import { wrap, type Remote } from 'comlink';
import { once } from '../../ui/browser/once';
import type { CsvWorker } from './csvWorker';

/** The one worker that reads CSV files; without workers (tests in jsdom) the same functions run in the page. */
export const openCsvWorker = once(start);

async function start(): Promise<Remote<CsvWorker>> {
  if (typeof Worker === 'undefined') {
    const { csvWorker } = await import('./csvWorker');
    return csvWorker as unknown as Remote<CsvWorker>; // the same functions; awaiting a value that is not a promise is harmless
  }
  return wrap<CsvWorker>(
    new Worker(/* webpackChunkName: "worker-csv" */ new URL('./csv.worker.ts', import.meta.url), { name: 'csv' }),
  );
}
