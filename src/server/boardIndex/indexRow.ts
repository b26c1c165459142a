/** The values of one board in the index. */
export interface IndexRow {
  seq: number;
  id: string;
  nameKey: string;
  cityKey: string;
  countryKey: string;
  country: string;
  publisherKey: string;
  publisher: string;
  venueKey: string;
  venue: string;
  /** '' for none. */
  owner: string;
  team: string;
  lat: number | null;
  long: number | null;
  paused: boolean;
  deleted: boolean;
  /** Milliseconds. */
  createdAt: number;
  /** Milliseconds; null: never edited. */
  editedAt: number | null;
}

/** Bits of `flags`; a number without `exists` has no board, or no longer one. */
export const exists = 1;
export const deleted = 2;
export const paused = 4;
/** Has coordinates that can be shown on a map. */
export const placed = 8;

export type DictionaryName = 'city' | 'country' | 'publisher' | 'venue' | 'owner' | 'team';
