import type { Dispatch } from '@reduxjs/toolkit';
import { fromCallback } from 'xstate';
import { importBoards, type ImportResult } from '#contract/imports';
import { callFailed } from '../../../api/callFailed';
import type { Failure } from '../../../api/request';
import { failureOf } from '../../../api/apiError';
import type { CsvLoadEvent, LoadCounts } from '../csvLoad.context';
import type { rememberChunk, RememberedLoad } from './loadMemory';
import type { CsvWorker } from '../csvWorker';
import type { ChunkRecord, SheetSummary } from '../sheet/sheetSummary';

/** Longest wait between two attempts of one chunk, in seconds. */
const longestWait = 30;

export interface LoadPorts {
  dispatch: Dispatch;
  open: OpenWorker<'sendable' | 'setOutcomes' | 'summary'>;
  /** Sends one chunk. Never rejects: returns its record or the failure. */
  send: SendChunk;
  /** The remembered load of each file, by key. */
  loads: ReadonlyMap<string, RememberedLoad>;
  remember?: typeof rememberChunk;
  /**
   * Called when nothing is in flight any more, after the load, a pause, a cancel, or when the page was left; not if
   * nothing was loaded.
   */
  onEnd?: () => void;
  /** For tests. */
  wait?: (seconds: number) => Promise<void>;
}

/** Opens the worker; its functions return promises. */
export type OpenWorker<Name extends keyof CsvWorker> = () => Promise<Asynchronous<Pick<CsvWorker, Name>>>;
type Asynchronous<T> = {
  [Name in keyof T]: T[Name] extends (...given: infer Given) => infer Answer
    ? (...given: Given) => Promise<Awaited<Answer>>
    : never;
};

/** Rows of the file that are sent together. */
export interface Chunk {
  number: number;
  /** Position of its first row in the file. */
  from: number;
  size: number;
}

export type SendChunk = (load: RememberedLoad, chunk: Chunk) => Promise<{ record: ChunkRecord } | { failure: Failure }>;

/** Sends the files' rows in chunks until all are loaded or the load is stopped, then reports the result. */
export const loadRowsActor = (ports: LoadPorts) =>
  fromCallback<{ type: 'stop' }, { files: { key: string; name: string }[] }>(({ input, sendBack, receive }) => {
    const run = new Run(ports, (event) => {
      sendBack(event);
    });
    receive(() => {
      run.stopped = true;
    });
    void run.all(input.files.map(({ key }) => key)).then(() => {
      if (run.hasLoaded) ports.onEnd?.();
    });
    return () => {
      run.stopped = true;
    };
  });

class Run {
  stopped = false;
  readonly #ports: LoadPorts;
  readonly #notify: (event: CsvLoadEvent) => void;
  /** Always add up to all rows of the files; rows without a result yet are `left`. */
  readonly #counts: LoadCounts = { created: 0, updated: 0, unchanged: 0, failed: 0, left: 0 };
  readonly #pace = new Pace();
  #failure: Failure | null = null;

  constructor(ports: LoadPorts, notify: (event: CsvLoadEvent) => void) {
    this.#ports = ports;
    this.#notify = notify;
  }

  get hasLoaded(): boolean {
    const { created, updated, unchanged } = this.#counts;
    return created + updated + unchanged > 0;
  }

  async all(keys: readonly string[]): Promise<void> {
    let summaries: SheetSummary[] = [];
    try {
      const loads = keys.flatMap((key) => this.#ports.loads.get(key) ?? []);
      const worker = await this.#ports.open();
      const sendable = await Promise.all(loads.map((load) => worker.sendable(load.key, load.rows, load.chunkRows)));
      // Rows with errors are never sent; they count as failed.
      for (const [index, { rows }] of loads.entries()) {
        const good = (sendable[index] ?? []).reduce((sum, count) => sum + count, 0);
        this.#counts.left += good;
        this.#counts.failed += rows - good;
      }
      for (const [index, load] of loads.entries()) await this.#file(load, sendable[index] ?? []);
      summaries = await Promise.all(loads.map(({ key }) => worker.summary(key)));
    } catch (error) {
      this.#failure = failureOf(error);
    }
    this.#notify({ type: 'load.ended', counts: { ...this.#counts }, failure: this.#failure, summaries });
  }

  /** After a stop, it waits only for the calls in flight. */
  async #file(load: RememberedLoad, sendable: readonly number[]): Promise<void> {
    const { rows, chunkRows } = load;
    const underWay = new Set<Promise<void>>();
    for (const [number, count] of sendable.entries()) {
      const known = load.chunks[number];
      if (known) {
        this.#add(known, count);
        continue;
      }
      while (!this.stopped && underWay.size >= this.#pace.atOnce) await Promise.race(underWay);
      if (this.stopped) continue;
      if (count === 0) continue;
      const work = this.#chunk(
        load,
        { number, from: number * chunkRows, size: Math.min(chunkRows, rows - number * chunkRows) },
        count,
      ).finally(() => underWay.delete(work));
      underWay.add(work);
    }
    await Promise.all(underWay);
  }

  /** Never rejects, because the caller also awaits the other calls in flight. */
  async #chunk(load: RememberedLoad, chunk: Chunk, count: number): Promise<void> {
    try {
      const record = await this.#send(load, chunk, count);
      if (record === null) return;
      load.chunks[chunk.number] = record;
      await this.#ports.remember?.(load.loadId, chunk.number, record);
      this.#add(record, count);
      this.#notify({ type: 'chunk.loaded', counts: { ...this.#counts } });
    } catch (error) {
      this.stopped = true;
      this.#failure = failureOf(error);
    }
  }

  #add(record: ChunkRecord, count: number): void {
    this.#counts.created += record.created;
    this.#counts.updated += record.updated;
    this.#counts.unchanged += record.unchanged;
    this.#counts.failed += record.failed.length;
    this.#counts.left -= count;
  }

  /** null: the load was stopped before the chunk could be sent. A permanent refusal fails the chunk's rows. */
  async #send(load: RememberedLoad, chunk: Chunk, count: number): Promise<ChunkRecord | null> {
    for (let attempt = 0; !this.stopped; attempt += 1) {
      const began = performance.now();
      const outcome = await this.#ports.send(load, chunk);
      this.#pace.took(performance.now() - began);
      if ('record' in outcome) return outcome.record;
      const { failure } = outcome;
      this.#ports.dispatch(callFailed({ failure, call: importBoards.name, isRead: false, ownFailureText: true }));
      if (failure.status === 401 || failure.status === 403) {
        this.stopped = true;
        this.#failure = failure;
        return null;
      }
      if (failure.status >= 400 && failure.status < 500 && failure.status !== 429 && failure.status !== 408) {
        const worker = await this.#ports.open();
        return worker.setOutcomes(
          load.key,
          chunk.from,
          chunk.size,
          Array.from({ length: count }, (_, index) => refused(index, failure)),
        );
      }
      const seconds = failure.retryAfter ?? Math.min(longestWait, 2 ** attempt);
      this.#notify({ type: 'chunk.waits', seconds, failure });
      await this.#wait(seconds);
    }
    return null;
  }

  /** Waits the given number of seconds, or until the load is stopped. */
  async #wait(seconds: number): Promise<void> {
    if (this.#ports.wait) return this.#ports.wait(seconds);
    const until = Date.now() + seconds * 1000;
    while (Date.now() < until && !this.stopped) await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

const refused = (index: number, { code, message }: Failure): ImportResult => ({
  index,
  outcome: 'failed',
  boardIDs: [],
  changed: [],
  warnings: [],
  error: { code, message, field: null },
});

/** Chunks in flight: two saturate the embedded database, three a PostgreSQL server. */
const pace = { first: 2, most: 3 };
/**
 * Milliseconds: replies within this time count as quick. Cancelling waits for the slowest call in flight, and must take
 * less than a second.
 */
const quick = 250;
const slow = 700;

/**
 * How many calls may be in flight, by the duration of the last ones: fewer on a busy server, so that cancelling is
 * quick.
 */
export class Pace {
  #atOnce = pace.first;

  get atOnce(): number {
    return this.#atOnce;
  }

  took(milliseconds: number): void {
    if (milliseconds > slow) this.#atOnce = Math.max(1, this.#atOnce - 1);
    else if (milliseconds < quick) this.#atOnce = Math.min(pace.most, this.#atOnce + 1);
  }
}
