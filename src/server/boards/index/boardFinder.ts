import type { Database } from '../../db/connect';
import { createBoardIndex } from './boardIndex';
import type { BoardFinder, BoardSearch } from './boardSearch';
import { createIndexFinder } from './indexFinder';
import { createSqlFinder } from './sqlFinder';

const finders = new WeakMap<Database, BoardFinder>();

/** The finder of this process, which has one index of each database. */
export function boardFinderOf(database: Database): BoardFinder {
  const finder = finders.get(database) ?? createBoardFinder(database);
  finders.set(database, finder);
  return finder;
}

/** A finder with an index of its own, as another process would have. */
export function createBoardFinder(database: Database): BoardFinder {
  const index = createBoardIndex(database);
  const indexFinder = createIndexFinder(database, index);
  const sqlFinder = createSqlFinder(database);
  const ready = async (): Promise<void> => {
    await index.view();
  };

  const search = (): BoardSearch => {
    if (index.isLoaded()) return indexFinder;
    // Loads the index for later calls, also where an earlier attempt failed.
    ready().catch(() => undefined);
    return sqlFinder;
  };
  return {
    ready,
    isLoaded: index.isLoaded,
    page: (...query) => search().page(...query),
    facets: (filter) => search().facets(filter),
    clusters: indexFinder.clusters,
    tallyOwners: () => (index.isLoaded() ? indexFinder.tallyOwners() : undefined),
  };
}
