import { useCallback, useEffect, useState } from 'react';
import { ProviderFailure, type Reading } from './providerClient';

export type ProviderList<Item> =
  | { status: 'reading'; pages: number; rows: number; total: number | undefined }
  | { status: 'ready'; items: readonly Item[]; pages: number }
  | { status: 'failed'; message: string }
  | { status: 'cancelled' };

interface Kept<Item> {
  /** Which reading this is about. */
  key: string;
  list: ProviderList<Item>;
}

const start = { status: 'reading', pages: 0, rows: 0, total: undefined } as const;

/**
 * Reads a list of the provider as long as `key` stays the same; another key, `cancel` or leaving the page ends the reading.
 * `read` undefined: nothing to read yet.
 */
export function useProviderList<Item>(
  key: string,
  read: ((reading: Reading) => Promise<Item[]>) | undefined,
): { list: ProviderList<Item>; retry: () => void; cancel: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [cancelled, setCancelled] = useState<string | null>(null);
  const reading = `${key}:${String(attempt)}`;
  const [kept, setKept] = useState<Kept<Item>>({ key: reading, list: start });

  // The provider is another server: reading it is an effect, ended when the question changes.
  useEffect(() => {
    if (!read || cancelled === reading) return;
    const stop = new AbortController();
    const keep = (list: ProviderList<Item>): void => {
      if (!stop.signal.aborted) setKept({ key: reading, list });
    };
    let pagesRead = 0;
    read({
      signal: stop.signal,
      onPage: (pages, rows, total) => {
        pagesRead = pages;
        keep({ status: 'reading', pages, rows, total });
      },
    }).then(
      (items) => {
        keep({ status: 'ready', items, pages: pagesRead });
      },
      (error: unknown) => {
        keep({ status: 'failed', message: error instanceof ProviderFailure ? error.message : messageOf(error) });
      },
    );
    return () => {
      stop.abort();
    };
  }, [read, reading, cancelled]);

  const retry = useCallback(() => {
    setAttempt((before) => before + 1);
  }, []);
  const cancel = useCallback(() => {
    setCancelled(reading);
  }, [reading]);
  if (cancelled === reading) return { list: { status: 'cancelled' }, retry, cancel };
  return { list: kept.key === reading ? kept.list : start, retry, cancel };
}

/** The token call is refused with a Failure, which is plain data. */
const messageOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
    ? error.message
    : String(error);
