import { boardSorts } from '#contract/boards';
import type { CodedColumn } from './dictionary';
import type { IdColumn } from './idColumn';
import { deleted, type DictionaryName, type IndexRow } from './indexRow';
import { SortOrder, sortInTurns, type Compare } from './sortOrder';
import type { TextColumn } from './textColumn';

/** The sort orders of the index: those of the lists, and by id, which breaks ties. */
const orderNames = [...boardSorts, 'id'] as const;
type OrderName = (typeof orderNames)[number];

/** What is sorted. */
interface Columns {
  readonly flags: Uint8Array;
  readonly createdAt: Float64Array;
  readonly editedAt: Float64Array;
  readonly names: TextColumn;
  readonly ids: IdColumn;
  readonly coded: Readonly<Record<DictionaryName, CodedColumn>>;
  readonly has: (seq: number) => boolean;
  seqs(): Uint32Array;
}

interface Sorting {
  compare: Compare;
  /** Whether writing the row changes the board's position in this order. */
  isMovedBy: (row: IndexRow) => boolean;
}

/** The most pending changes of an order. */
const most = 20_000;

/** The boards in each sort order, so that a page is read by walking an array: four bytes a board for each order. */
export class BoardOrders {
  readonly #columns: Columns;
  readonly #sortings: Readonly<Record<OrderName, Sorting>>;
  readonly #kept = new Map<OrderName, SortOrder>();

  constructor(columns: Columns) {
    const { names, ids } = columns;
    this.#columns = columns;
    this.#sortings = {
      id: { compare: ids.compare, isMovedBy: () => false },
      boardname: {
        compare: (one, other) => names.compare(one, other) || ids.compare(one, other),
        isMovedBy: ({ seq, nameKey }) => names.get(seq) !== nameKey,
      },
      country: this.#byCode('country', ({ countryKey }) => countryKey),
      city: this.#byCode('city', ({ cityKey }) => cityKey),
      publisher_name: this.#byCode('publisher', ({ publisherKey }) => publisherKey),
      venueType: this.#byCode('venue', ({ venueKey }) => venueKey),
      isDeleted: this.#by(
        (seq) => (columns.flags[seq] ?? 0) & deleted,
        (row) => (row.deleted ? deleted : 0),
      ),
      dateCreated: this.#by(
        (seq) => columns.createdAt[seq] ?? 0,
        ({ createdAt }) => createdAt,
      ),
      lastEdited: this.#by(
        (seq) => columns.editedAt[seq] ?? neverEdited,
        ({ editedAt }) => editedAt ?? neverEdited,
      ),
    };
  }

  /** Sorts all orders at the end of the first load, so that no query has to wait for it. */
  async sortAll(): Promise<void> {
    for (const name of orderNames)
      this.#kept.set(name, new SortOrder(await sortInTurns(this.#columns.seqs(), this.#sortings[name].compare)));
  }

  /** Call it before a row is written. */
  put(row: IndexRow): void {
    const isNew = !this.#columns.has(row.seq);
    for (const [name, order] of this.#kept) if (isNew || this.#sortings[name].isMovedBy(row)) order.move(row.seq);
  }

  remove(seq: number): void {
    for (const order of this.#kept.values()) order.move(seq);
  }

  /** All boards in one order. Read it synchronously. */
  inOrder(name: OrderName): Uint32Array {
    const { compare } = this.#sortings[name];
    const order = this.#kept.get(name) ?? new SortOrder(this.#columns.seqs().sort(compare));
    this.#kept.set(name, order);
    return order.sorted(compare, this.#columns.has);
  }

  /** Call it after each batch of changes: it limits the number of pending changes. */
  settle(): void {
    for (const [name, order] of this.#kept) if (order.waiting > most) this.inOrder(name);
  }

  /** Sorts by the rank of the text among all texts of the column. */
  #byCode(name: DictionaryName, toKey: (row: IndexRow) => string): Sorting {
    const column = this.#columns.coded[name];
    const { texts } = column;
    return this.#sortedBy(
      (seq) => texts.ranks()[column.codes[seq] ?? 0] ?? 0,
      (row) => texts.find(toKey(row)) !== column.codes[row.seq],
    );
  }

  #by(valueOf: (seq: number) => number, valueOfRow: (row: IndexRow) => number): Sorting {
    return this.#sortedBy(valueOf, (row) => valueOfRow(row) !== valueOf(row.seq));
  }

  #sortedBy(valueOf: (seq: number) => number, isMovedBy: Sorting['isMovedBy']): Sorting {
    const { ids } = this.#columns;
    return { isMovedBy, compare: (one, other) => valueOf(one) - valueOf(other) || ids.compare(one, other) };
  }
}

/** Sorts before every real time. */
export const neverEdited = -1;
