import { foldText } from '#contract/fold';
import { BoardOrders, neverEdited } from './boardOrders';
import { CodedColumn } from './dictionary';
import { IdColumn } from './idColumn';
import { deleted, paused, placed, exists, type DictionaryName, type IndexRow } from './indexRow';
import { grown, TextColumn } from './textColumn';

/**
 * The values of all boards that lists filter and sort by and the map shows, by `seq`: about 190 bytes a board. A copy
 * of the table that can be discarded at any time; `boardIndex.ts` keeps it up to date.
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
  /** The names whose searched form differs from their sort key; the others are searched in `names`. */
  readonly foldedNames = new TextColumn();
  readonly ids = new IdColumn();
  readonly coded: Readonly<Record<DictionaryName, CodedColumn>> = {
    city: new CodedColumn(),
    country: new CodedColumn(),
    publisher: new CodedColumn(),
    venue: new CodedColumn(),
    owner: new CodedColumn(),
    team: new CodedColumn(),
  };
  readonly orders = new BoardOrders(this);

  put(row: IndexRow): void {
    const { seq } = row;
    this.#reserve(seq);
    this.orders.put(row);
    const known = this.has(seq);
    if (!known || this.names.get(seq) !== row.nameKey) this.#name(seq, row.nameKey);
    if (!known) this.ids.set(seq, row.id);
    this.#place(seq, row.lat, row.long);
    this.flags[seq] =
      exists | (row.deleted ? deleted : 0) | (row.paused ? paused : 0) | (isUsable(row.lat, row.long) ? placed : 0);
    this.createdAt[seq] = row.createdAt;
    this.editedAt[seq] = row.editedAt ?? neverEdited;
    const { city, country, publisher, venue, owner, team } = this.coded;
    city.codes[seq] = city.texts.encode(row.cityKey);
    country.codes[seq] = country.texts.encode(row.countryKey, row.country);
    publisher.codes[seq] = publisher.texts.encode(row.publisherKey, row.publisher);
    venue.codes[seq] = venue.texts.encode(row.venueKey, row.venue);
    owner.codes[seq] = owner.texts.encode(row.owner);
    team.codes[seq] = team.texts.encode(row.team);
  }

  remove(seq: number): void {
    if (!this.has(seq)) return;
    this.flags[seq] = 0;
    this.orders.remove(seq);
  }

  has = (seq: number): boolean => ((this.flags[seq] ?? 0) & exists) !== 0;

  /** All boards. */
  seqs(): Uint32Array {
    const seqs = new Uint32Array(this.end);
    let count = 0;
    for (let seq = 0; seq < this.end; seq += 1) if (this.has(seq)) seqs[count++] = seq;
    return seqs.slice(0, count);
  }

  /** The different texts of a column, sorted; only of boards whose flag is 1. */
  shown(name: DictionaryName, flags: Uint8Array): string[] {
    const { codes, texts } = this.coded[name];
    const used = new Uint32Array(texts.size);
    for (let seq = 0; seq < flags.length; seq += 1) if (flags[seq] === 1) used[codes[seq] ?? 0] = 1;
    return texts.shown(used);
  }

  /** Counts the boards that are not deleted by the text of a column. */
  tally(name: DictionaryName): (text: string) => number {
    const { codes, texts } = this.coded[name];
    const counts = new Uint32Array(texts.size);
    for (let seq = 0; seq < this.end; seq += 1) {
      if (((this.flags[seq] ?? 0) & (exists | deleted)) !== exists) continue;
      const code = codes[seq] ?? 0;
      counts[code] = (counts[code] ?? 0) + 1;
    }
    return (text) => counts[texts.find(text) ?? counts.length] ?? 0;
  }

  #name(seq: number, key: string): void {
    this.names.set(seq, key);
    const folded = foldText(key);
    const searched = folded === key ? '' : folded;
    if (this.foldedNames.get(seq) !== searched) this.foldedNames.set(seq, searched);
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
    for (const column of Object.values(this.coded)) column.codes = grown(column.codes, seq);
  }
}

/**
 * Whether coordinates can be shown. 0,0 lies in the sea and is what software writes for "unknown"; see
 * docs/decisions/012-board-index.md.
 */
export const isUsable = (lat: number | null, long: number | null): boolean =>
  lat !== null && long !== null && !(lat === 0 && long === 0) && lat > -90 && lat < 90 && long >= -180 && long <= 180;

/** From 0 in the north to 1 in the south; clamped where the square map ends, near 85 degrees. */
export function mercatorY(lat: number): number {
  const sine = Math.sin((lat * Math.PI) / 180);
  return Math.min(1, Math.max(0, 0.5 - (0.25 * Math.log((1 + sine) / (1 - sine))) / Math.PI));
}
