import { PGlite, type PGliteOptions } from '@electric-sql/pglite';

/**
 * Opens PGlite with small buffers (PostgreSQL's `shared_buffers`). PostgreSQL clears them when it starts, and clearing its
 * usual 128 MB takes longer than the rest of the start. The system's file cache holds what does not fit: queries of
 * 100,000 boards take the same time.
 */
export function openPglite(options: PGliteOptions, buffers: '4MB' | '32MB'): Promise<PGlite> {
  return PGlite.create({
    ...options,
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${buffers}`],
  });
}
