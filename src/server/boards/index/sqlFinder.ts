import type { Database } from '../../db/connect';
import type { BoardFilter, BoardSearch } from './boardSearch';
import { conditions, countMatches, findFacets, findPage } from './sqlFinder.queries';
import { findTallies } from './tallies.queries';

/** Finds boards in the database: slower with every board, so only until the index is loaded. */
export const createSqlFinder = ({ db }: Database): BoardSearch => ({
  page: async (filter, order, start, count) => {
    if (isImpossible(filter)) return { seqs: [], total: 0 };
    return { seqs: await findPage(db, filter, order, { start, count }), total: await countMatches(db, filter) };
  },
  facets: async (filter) =>
    isImpossible(filter) ? { countries: [], publishers: [], venueTypes: [] } : findFacets(db, filter),
  tallies: (filter) => findTallies(db, conditions(filter)),
});

/** No stored text contains U+0000, and PostgreSQL refuses it as a parameter. */
const isImpossible = (filter: BoardFilter): boolean =>
  Object.values(filter).some((value) => typeof value === 'string' && value.includes('\0'));
