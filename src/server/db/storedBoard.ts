import { sql } from 'drizzle-orm';
import { boards } from './schema/schema';

/** One board as it is stored, without its sort keys and its number in the index. */
export type StoredBoard = Omit<
  typeof boards.$inferSelect,
  'seq' | 'boardnameKey' | 'cityKey' | 'countryKey' | 'publisherNameKey' | 'venueTypeKey' | 'createdAt' | 'editedBy'
>;
/** The values of a board that calls can change; the rest (id, version, who and when) is maintained by the server. */
export type BoardValues = Omit<StoredBoard, 'id' | 'deviceSlot' | 'lastEdited' | 'version'>;

/** What a board is called: its name, its device id if it has none, else its id. */
export const boardLabel = sql<string>`coalesce(nullif(${boards.boardname}, ''), nullif(${boards.deviceId}, ''), ${boards.id})`;
