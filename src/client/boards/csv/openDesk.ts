import { wrap, type Remote } from 'comlink';
import type { SheetDesk } from './sheetDesk';

let opened: Promise<Remote<SheetDesk>> | undefined;

/** The one worker that reads CSV files; where there are no workers (tests in jsdom) the same functions in the page. */
export function openDesk(): Promise<Remote<SheetDesk>> {
  opened ??= start();
  return opened;
}

async function start(): Promise<Remote<SheetDesk>> {
  if (typeof Worker === 'undefined') {
    const { sheetDesk } = await import('./sheetDesk');
    return sheetDesk as unknown as Remote<SheetDesk>; // the same functions; awaiting a value that is no promise is harmless
  }
  return wrap<SheetDesk>(
    new Worker(/* webpackChunkName: "worker-csv" */ new URL('./sheet.worker.ts', import.meta.url), { name: 'csv' }),
  );
}
