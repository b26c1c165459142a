import { sql } from 'drizzle-orm';
import type { Queryable } from '../../src/server/db/connect';
import { sortKey } from '../../src/server/db/schema/columns';
import { campaigns } from '../campaigns';
import { cities } from '../cities';
import { publisherIds, venues } from '../venues';

/** The lists that the bulk statements combine, as JSON; `n` counts from 0. */
export interface SmallLists {
  places: string;
  venues: string;
  teams: string;
  /** Names of campaigns. */
  names: string;
  /** Ids. */
  organisations: readonly string[];
}

const numbered = (rows: readonly object[]): string => JSON.stringify(rows.map((row, n) => ({ n, ...row })));

/** Cities, venues and names of the demo data; teams and organisations of the database. */
export async function smallLists(db: Queryable): Promise<SmallLists> {
  const { rows: teams } = await db.execute<{ id: string; org: string }>(
    sql`select id, org_id as org from teams where org_id is not null order by id`,
  );
  const { rows: organisations } = await db.execute<{ id: string }>(sql`select id from organisations order by id`);
  return {
    places: numbered(
      cities.flatMap(({ spots, city, state, country, lat, long }) =>
        spots.map((spot) => ({
          spot,
          spot_key: sortKey(spot),
          city,
          city_key: sortKey(city),
          state,
          country,
          country_key: sortKey(country),
          lat,
          long,
        })),
      ),
    ),
    venues: numbered(
      venues.flatMap((venue) =>
        venue.publishers.flatMap((publisher) =>
          venue.sizes.map(([width, height], i) => {
            const ending = venue.ends[i % venue.ends.length] ?? '';
            return {
              venue: venue.venueType,
              venue_key: sortKey(venue.venueType),
              screen: venue.screenTypes[i % venue.screenTypes.length] ?? '',
              width,
              height,
              publisher,
              publisher_key: sortKey(publisher),
              publisher_id: String(publisherIds[publisher]),
              ending,
              ending_key: sortKey(ending),
              hours: venue.hours,
              area: Number(((width * height * venue.coarseness) / 1_000_000).toFixed(2)),
            };
          }),
        ),
      ),
    ),
    teams: numbered(teams),
    names: numbered(campaigns.map(({ name }) => ({ name, name_key: sortKey(name) }))),
    organisations: organisations.map(({ id }) => id),
  };
}
