import { setImmediate as nextTurn } from 'node:timers/promises';
import type { BoardOrder } from './boardOrder';
import type { CodedColumn } from './dictionary';
import type { IdColumn } from './idColumn';
import { SortOrder, type Compare } from './sortOrder';
import { deleted, type DictionaryName, type IndexRow } from './indexRow';
import { sortByParts, type Parts } from './sortByParts';
import { sortByValue } from './sortByValue';
import type { TextColumn } from './textColumn';

/** The sort orders of the index: those of the lists, and by id, which breaks ties. */
export type OrderName = BoardOrder['sortID'] | 'id';
type ByText = 'id' | 'boardname';
const byText: readonly ByText[] = ['id', 'boardname'];
type ByValue = Exclude<OrderName, ByText>;
const byValue: readonly ByValue[] = [
  'country',
  'city',
  'publisher_name',
  'venueType',
  'isDeleted',
  'dateCreated',
  'lastEdited',
];

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

/**
 * The most pending changes. Beyond them an order by text is merged; an order by value is dropped, because sorting it
 * again takes as long as merging that many.
 */
const most = { texts: 50_000, values: 10_000 };

/** The boards in each sort order, so that a page is read by walking an array: four bytes a board for each order. */
export class BoardOrders {
  readonly #columns: Columns;
  readonly #texts: Readonly<Record<ByText, Sorting & { parts: Parts }>>;
  readonly #values: Readonly<Record<ByValue, Sorting & { valueOf: (seq: number) => number }>>;
  readonly #kept = new Map<OrderName, SortOrder>();

  constructor(columns: Columns) {
    const { names, ids } = columns;
    this.#columns = columns;
    this.#texts = {
      id: { parts: ids, compare: ids.compare, isMovedBy: () => false },
      boardname: {
        parts: names,
        compare: (one, other) => names.compare(one, other) || ids.compare(one, other),
        isMovedBy: ({ seq, nameKey }) => names.get(seq) !== nameKey,
      },
    };
    this.#values = {
      country: this.#byCode('country', ({ countryKey }) => countryKey),
      city: this.#byCode('city', ({ cityKey }) => cityKey),
      publisher_name: this.#byCode('publisher', ({ publisherKey }) => publisherKey),
      venueType: this.#byCode('venue', ({ venueKey }) => venueKey),
      isDeleted: this.#by(
        (seq) => ((columns.flags[seq] ?? 0) & deleted) / deleted,
        (row) => Number(row.deleted),
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
    for (const name of byText) {
      const order = this.#columns.seqs();
      const { parts, compare } = this.#texts[name];
      await sortByParts(order, parts, compare);
      this.#kept.set(name, new SortOrder(order));
    }
    for (const name of byValue) {
      this.inOrder(name);
      await nextTurn();
    }
  }

  /** Call it before a row is written. */
  put(row: IndexRow): void {
    const isNew = !this.#columns.has(row.seq);
    for (const [name, order] of this.#kept) if (isNew || this.#sortingOf(name).isMovedBy(row)) order.move(row.seq);
  }

  remove(seq: number): void {
    for (const order of this.#kept.values()) order.move(seq);
  }

  /** All boards in one order. Read it synchronously. */
  inOrder(name: OrderName): Uint32Array {
    const known = this.#kept.get(name);
    const order = known ?? new SortOrder(this.#made(name));
    if (!known) this.#kept.set(name, order);
    return order.sorted(this.#sortingOf(name).compare, this.#columns.has);
  }

  /** Call it after each batch of changes: it limits the number of pending changes. */
  settle(): void {
    for (const [name, order] of this.#kept) {
      if (isByText(name) && order.waiting > most.texts) this.inOrder(name);
      if (!isByText(name) && order.waiting > most.values) this.#kept.delete(name);
    }
  }

  #made(name: OrderName): Uint32Array {
    return isByText(name)
      ? this.#columns.seqs().sort(this.#texts[name].compare)
      : sortByValue(this.inOrder('id'), this.#values[name].valueOf);
  }

  #sortingOf(name: OrderName): Sorting {
    return isByText(name) ? this.#texts[name] : this.#values[name];
  }

  /** Sorts by the rank of the text among all texts of the column. */
  #byCode(name: DictionaryName, keyOf: (row: IndexRow) => string): Sorting & { valueOf: (seq: number) => number } {
    const column = this.#columns.coded[name];
    const { texts } = column;
    return this.#sortedBy(
      (seq) => texts.ranks()[column.codes[seq] ?? 0] ?? 0,
      (row) => texts.find(keyOf(row)) !== column.codes[row.seq],
    );
  }

  #by(
    valueOf: (seq: number) => number,
    valueOfRow: (row: IndexRow) => number,
  ): Sorting & { valueOf: (seq: number) => number } {
    return this.#sortedBy(valueOf, (row) => valueOfRow(row) !== valueOf(row.seq));
  }

  #sortedBy(
    valueOf: (seq: number) => number,
    isMovedBy: Sorting['isMovedBy'],
  ): Sorting & { valueOf: (seq: number) => number } {
    const { ids } = this.#columns;
    return { valueOf, isMovedBy, compare: (one, other) => valueOf(one) - valueOf(other) || ids.compare(one, other) };
  }
}

/** Sorts before every real time. */
export const neverEdited = -1;

const isByText = (name: OrderName): name is ByText => name === 'id' || name === 'boardname';
