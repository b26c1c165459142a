import { Dictionary } from './dictionary';
import { IdColumn } from './idColumn';
import { KeptOrder, type Compare } from './keptOrder';
import { sortByParts, type Parts } from './sortByParts';
import { grown, TextColumn } from './textColumn';

/** What the lookup knows of a board. */
export interface LookupRow {
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

/** Bits of `flags`; a number without `there` is no board (any more). */
export const there = 1;
export const deleted = 2;
export const paused = 4;
/** Has coordinates that can be shown on a map. */
export const placed = 8;

/** What boards are kept in order by; by id where these are equal. */
export type OrderName = 'id' | 'name' | 'created' | 'edited';
const orderNames: readonly OrderName[] = ['id', 'name', 'created', 'edited'];

/** Before all times. */
const neverEdited = -1;

export type DictionaryName = 'city' | 'country' | 'publisher' | 'venue' | 'owner' | 'team';
const dictionaryNames: readonly DictionaryName[] = ['city', 'country', 'publisher', 'venue', 'owner', 'team'];

/** One column of small numbers and what they stand for. */
export class CodedColumn {
  readonly texts = new Dictionary();
  codes = new Uint32Array(1024);
}

/**
 * What lists filter, sort and map by, of all boards, by `seq`: about 170 bytes a board. A copy of the table that a
 * process may throw away at any time; kept right by `boardLookup.ts`.
 */
export class BoardColumns {
  /** One more than the largest `seq`. */
  end = 0;
  flags = new Uint8Array(1024);
  lat = new Float64Array(1024);
  long = new Float64Array(1024);
  /** How far south on the square map of the world (Web Mercator), from 0 to 1. */
  y = new Float32Array(1024);
  createdAt = new Float64Array(1024);
  editedAt = new Float64Array(1024);
  readonly names = new TextColumn();
  readonly ids = new IdColumn();
  readonly coded: Readonly<Record<DictionaryName, CodedColumn>> = {
    city: new CodedColumn(), country: new CodedColumn(), publisher: new CodedColumn(), venue: new CodedColumn(), owner: new CodedColumn(), team: new CodedColumn(),
  };
  readonly #orders: Readonly<Record<OrderName, KeptOrder>> = { name: new KeptOrder(), id: new KeptOrder(), created: new KeptOrder(), edited: new KeptOrder() };

  readonly #sorting: Readonly<Record<OrderName, { parts: Parts; compare: Compare }>> = {
    id: { parts: this.ids, compare: this.ids.compare },
    name: { parts: this.names, compare: (one, other) => this.names.compare(one, other) || this.ids.compare(one, other) },
    created: this.#byTime((seq) => this.createdAt[seq] ?? 0),
    edited: this.#byTime((seq) => this.editedAt[seq] ?? neverEdited),
  };

  /** `isFirstLoad`: many rows are coming, and `sortAll` after them. */
  put(row: LookupRow, isFirstLoad = false): void {
    const { seq } = row;
    const known = this.#isThere(seq);
    this.#reserve(seq);
    const isRenamed = !known || this.names.get(seq) !== row.nameKey;
    const editedAt = row.editedAt ?? neverEdited;
    if (!isFirstLoad) {
      if (!known) this.#orders.id.move(seq);
      if (isRenamed) this.#orders.name.move(seq);
      if (!known || this.createdAt[seq] !== row.createdAt) this.#orders.created.move(seq);
      if (!known || this.editedAt[seq] !== editedAt) this.#orders.edited.move(seq);
    }
    if (isRenamed) this.names.set(seq, row.nameKey);
    if (!known) this.ids.set(seq, row.id);
    this.#place(seq, row.lat, row.long);
    this.flags[seq] = there | (row.deleted ? deleted : 0) | (row.paused ? paused : 0) | (isUsable(row.lat, row.long) ? placed : 0);
    this.createdAt[seq] = row.createdAt;
    this.editedAt[seq] = editedAt;
    const { city, country, publisher, venue, owner, team } = this.coded;
    city.codes[seq] = city.texts.codeOf(row.cityKey);
    country.codes[seq] = country.texts.codeOf(row.countryKey, row.country);
    publisher.codes[seq] = publisher.texts.codeOf(row.publisherKey, row.publisher);
    venue.codes[seq] = venue.texts.codeOf(row.venueKey, row.venue);
    owner.codes[seq] = owner.texts.codeOf(row.owner);
    team.codes[seq] = team.texts.codeOf(row.team);
  }

  /** Ends the first load. */
  async sortAll(): Promise<void> {
    const all = this.#seqs();
    for (const name of orderNames) {
      // Those by time begin in the order of ids, which decides between equal times and is often near theirs.
      const order = name === 'created' || name === 'edited' ? this.inOrder('id').slice() : all.slice();
      const { parts, compare } = this.#sorting[name];
      await sortByParts(order, parts, compare);
      this.#orders[name].startWith(order);
    }
  }

  remove(seq: number): void {
    if (!this.#isThere(seq)) return;
    this.flags[seq] = 0;
    for (const name of orderNames) this.#orders[name].move(seq);
  }

  /** All boards in one of the orders. Read it at once. */
  inOrder(name: OrderName): Uint32Array {
    return this.#orders[name].sorted(this.#sorting[name].compare, this.#isThere);
  }

  /** The texts of a column that boards have, in order; only of boards whose flag is 1. */
  shown(name: DictionaryName, flags: Uint8Array): string[] {
    const { codes, texts } = this.coded[name];
    const used = new Uint32Array(texts.size);
    for (let seq = 0; seq < flags.length; seq += 1) if (flags[seq] === 1) used[codes[seq] ?? 0] = 1;
    return texts.shown(used);
  }

  /** How many boards that are not deleted have a text in a column. */
  tally(name: DictionaryName): (text: string) => number {
    const { codes, texts } = this.coded[name];
    const counts = new Uint32Array(texts.size);
    for (let seq = 0; seq < this.end; seq += 1) {
      if (((this.flags[seq] ?? 0) & (there | deleted)) !== there) continue;
      const code = codes[seq] ?? 0;
      counts[code] = (counts[code] ?? 0) + 1;
    }
    return (text) => counts[texts.find(text) ?? counts.length] ?? 0;
  }

  #isThere = (seq: number): boolean => ((this.flags[seq] ?? 0) & there) !== 0;

  #seqs(): Uint32Array {
    const seqs = new Uint32Array(this.end);
    let count = 0;
    for (let seq = 0; seq < this.end; seq += 1) if (this.#isThere(seq)) seqs[count++] = seq;
    return seqs.subarray(0, count);
  }

  #byTime(timeOf: (seq: number) => number): { parts: Parts; compare: Compare } {
    return {
      parts: { at: (seq, level) => (level === 0 ? timeOf(seq) : this.ids.at(seq, level - 1)), isLast: (part, level) => level > 0 && this.ids.isLast(part, level - 1) },
      compare: (one, other) => timeOf(one) - timeOf(other) || this.ids.compare(one, other),
    };
  }

  #place(seq: number, lat: number | null, long: number | null): void {
    this.lat[seq] = lat ?? NaN;
    this.long[seq] = long ?? NaN;
    this.y[seq] = mercatorY(lat ?? 0);
  }

  #reserve(seq: number): void {
    this.end = Math.max(this.end, seq + 1);
    if (seq < this.flags.length) return;
    this.flags = grown(this.flags, seq);
    this.lat = grown(this.lat, seq);
    this.long = grown(this.long, seq);
    this.y = grown(this.y, seq);
    this.createdAt = grown(this.createdAt, seq);
    this.editedAt = grown(this.editedAt, seq);
    for (const name of dictionaryNames) this.coded[name].codes = grown(this.coded[name].codes, seq);
  }
}

/**
 * Coordinates that mean a place. 0,0 is what software writes for "unknown" (research/domain.md C4), and lies in the sea;
 * see docs/decisions/022-clusters.md.
 */
export const isUsable = (lat: number | null, long: number | null): boolean =>
  lat !== null && long !== null && !(lat === 0 && long === 0) && lat > -90 && lat < 90 && long >= -180 && long <= 180;

/** From 0 in the north to 1 in the south; clamped where the square map ends, near 85 degrees. */
export function mercatorY(lat: number): number {
  const sine = Math.sin((lat * Math.PI) / 180);
  return Math.min(1, Math.max(0, 0.5 - (0.25 * Math.log((1 + sine) / (1 - sine))) / Math.PI));
}
