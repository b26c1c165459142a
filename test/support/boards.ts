import type { Queryable } from '../../src/server/db/connect';
import { newId } from '../../src/server/db/newId';
import { sortKey } from '../../src/server/db/schema/columns';
import {
  boards,
  campaignArtworks,
  campaignBoards,
  campaigns,
  inventoryDifferences,
} from '../../src/server/db/schema/schema';

type Given = Partial<typeof boards.$inferInsert>;

const keysOf = ({ boardname = '', city = '', country = '', publisherName = '', venueType = '' }: Given) => ({
  boardnameKey: sortKey(boardname),
  cityKey: sortKey(city),
  countryKey: sortKey(country),
  publisherNameKey: sortKey(publisherName),
  venueTypeKey: sortKey(venueType),
});

/** Inserts boards with the given values and returns their ids in the same order. */
export async function someBoards(db: Queryable, given: readonly Given[]): Promise<string[]> {
  const rows = given.map((values) => ({ id: newId(), ...values, ...keysOf(values) }));
  for (let from = 0; from < rows.length; from += 1000) await db.insert(boards).values(rows.slice(from, from + 1000));
  return rows.map(({ id }) => id);
}

/** Inserts a board of 1920x1080 pixels, unless other values are given, and returns its id. */
export async function aBoard(db: Queryable, given: Given = {}): Promise<string> {
  const [id] = await someBoards(db, [{ boardname: `Board ${newId()}`, width: 1920, height: 1080, ...given }]);
  return id!;
}

/** Inserts a campaign that books boards and uses artworks, and returns its id. */
export async function aCampaign(
  db: Queryable,
  given: Partial<typeof campaigns.$inferInsert> & { boards?: readonly string[]; artworks?: readonly string[] } = {},
): Promise<string> {
  const { boards: booked = [], artworks = [], ...values } = given;
  const id = newId();
  const campaignName = values.campaignName ?? `Campaign ${id}`;
  await db.insert(campaigns).values({ id, ...values, campaignName, campaignNameKey: sortKey(campaignName) });
  if (booked.length > 0) await db.insert(campaignBoards).values(booked.map((boardId) => ({ campaignId: id, boardId })));
  if (artworks.length > 0)
    await db.insert(campaignArtworks).values(artworks.map((fileId) => ({ campaignId: id, fileId })));
  return id;
}

/** A board whose screen the provider no longer lists; the difference's id is 'of {board}'. */
export async function aDifference(db: Queryable, boardId: string, name: string): Promise<string> {
  const id = `of ${boardId}`;
  await db.insert(inventoryDifferences).values({
    id,
    checkId: 'check',
    status: 'open',
    subject: `board:${boardId}`,
    state: 'gone',
    boardId,
    screenId: '1',
    deviceId: '',
    name,
    nameKey: sortKey(name),
    city: '',
    country: `${name} country`,
    publisherName: `${name} publisher`,
    publisherNameKey: sortKey(`${name} publisher`),
    fields: [],
    fingerprint: 'gone',
  });
  return id;
}

/** The fields that a create by hand requires besides a name. */
export const somewhere = { boardcoords: { lat: 59.9, long: 10.7 }, boardloc: { country: 'Norway' } };
