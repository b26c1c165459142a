import type { Database } from '../db/connect';
import { createBoardIndex, StaleIndexError } from './boardIndex';
import type { BoardFinder, BoardSearch } from './boardSearch';
import { createIndexFinder } from './indexFinder';
import { createSqlFinder } from './sqlFinder.queries';

/** The finder of a process, which has an index of its own. */
export function createBoardFinder(database: Database): BoardFinder {
  const index = createBoardIndex(database);
  const indexFinder = createIndexFinder(database, index);
  const sqlFinder = createSqlFinder(database);
  const ready = async (): Promise<void> => {
    await index.view();
  };

  const search = async <T>(ask: (where: BoardSearch) => Promise<T>): Promise<T> => {
    if (index.isLoaded())
      try {
        return await ask(indexFinder);
      } catch (error) {
        if (!(error instanceof StaleIndexError)) throw error;
      }
    // Loads the index for later calls, also after a failed attempt.
    ready().catch(() => undefined);
    return ask(sqlFinder);
  };
  return {
    ready,
    isLoaded: index.isLoaded,
    status: index.status,
    page: (...query) => search((where) => where.page(...query)),
    facets: (filter) => search((where) => where.facets(filter)),
    tallies: (filter) => search((where) => where.tallies(filter)),
    clusters: (...query) => retryOnce(() => indexFinder.clusters(...query)),
    tallyOwners: () => (index.isLoaded() ? retryOnce(indexFinder.tallyOwners) : undefined),
  };
}

/** For queries that only the index can answer: the second attempt waits until the index has been reloaded. */
async function retryOnce<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof StaleIndexError)) throw error;
    return ask();
  }
}
