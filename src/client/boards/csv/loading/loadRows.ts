import type { Dispatch } from '@reduxjs/toolkit';
import pLimit from 'p-limit';
import { fromCallback } from 'xstate';
import { importBoards, type ImportResult } from '#contract/imports';
import { callFailed } from '../../../api/callFailed';
import type { Failure } from '../../../api/request';
import { failureOf } from '../../../api/apiError';
import type { CsvLoadEvent, ReadFile } from '../csvLoad.context';
import type { Chunk, ChunkRecord, LoadCounts, SheetSummary } from '../sheet/sheetSummary';
import type { rememberChunk } from './loadMemory';

/** Longest wait between two attempts of one chunk, in seconds. */
const longestWait = 30;
/** Chunks in flight: two saturate the embedded database. Cancelling waits for them, so there are no more. */
export const chunksAtOnce = 2;

export interface LoadPorts {
  dispatch: Dispatch;
  send: SendChunk;
  remember?: typeof rememberChunk;
  /**
   * Called when nothing is in flight any more, after the load, a pause, a cancel, or when the page was left; not if
   * nothing was loaded.
   */
  onEnd?: () => void;
  /** For tests. */
  wait?: (seconds: number) => Promise<void>;
}

/** Sends one chunk of a file, by whatever calls the API has. Never rejects: returns its record or the failure. */
export type SendChunk = (file: ReadFile, chunk: Chunk) => Promise<{ record: ChunkRecord } | { failure: Failure }>;

/** Sends the files' rows in chunks until all are loaded or the load is stopped, then reports the result. */
export const loadRowsActor = (ports: () => LoadPorts) =>
  fromCallback<{ type: 'stop' }, { files: readonly ReadFile[] }>(({ input, sendBack, receive }) => {
    const run = new Run(ports(), sendBack);
    const stop = (): void => {
      run.stopped = true;
    };
    receive(stop);
    void run.all(input.files);
    return stop;
  });

class Run {
  stopped = false;
  readonly #ports: LoadPorts;
  readonly #notify: (event: CsvLoadEvent) => void;
  /** Always add up to all rows of the files. */
  readonly #counts: LoadCounts = { created: 0, updated: 0, unchanged: 0, failed: 0, left: 0 };
  readonly #limit = pLimit(chunksAtOnce);
  #failure: Failure | null = null;

  constructor(ports: LoadPorts, notify: (event: CsvLoadEvent) => void) {
    this.#ports = ports;
    this.#notify = notify;
  }

  async all(files: readonly ReadFile[]): Promise<void> {
    let summaries: SheetSummary[] = [];
    try {
      const progress = await Promise.all(files.map(({ open, chunkRows }) => open.sheet.progress(chunkRows)));
      for (const { counts } of progress) this.#add(counts);
      for (const [index, file] of files.entries())
        await Promise.all((progress[index]?.chunks ?? []).map((chunk) => this.#limit(() => this.#chunk(file, chunk))));
      summaries = await Promise.all(files.map(({ open }) => open.sheet.summary()));
    } catch (error) {
      this.#failure = failureOf(error);
    }
    const { created, updated, unchanged } = this.#counts;
    this.#notify({ type: 'load.ended', counts: this.#counts, failure: this.#failure, summaries });
    if (created + updated + unchanged > 0) this.#ports.onEnd?.();
  }

  /** Never rejects, because the others in flight are awaited too. */
  async #chunk(file: ReadFile, chunk: Chunk): Promise<void> {
    try {
      const record = await this.#send(file, chunk);
      if (record === null) return;
      await this.#ports.remember?.(file.id, chunk.number, record);
      this.#add({ ...record, failed: record.failed.length, left: -chunk.count });
      this.#notify({ type: 'chunk.loaded', counts: { ...this.#counts } });
    } catch (error) {
      this.stopped = true;
      this.#failure = failureOf(error);
    }
  }

  #add({ created, updated, unchanged, failed, left }: LoadCounts): void {
    this.#counts.created += created;
    this.#counts.updated += updated;
    this.#counts.unchanged += unchanged;
    this.#counts.failed += failed;
    this.#counts.left += left;
  }

  /** null: the load was stopped before the chunk could be sent. A permanent refusal fails the chunk's rows. */
  async #send(file: ReadFile, chunk: Chunk): Promise<ChunkRecord | null> {
    for (let attempt = 0; !this.stopped; attempt += 1) {
      const outcome = await this.#ports.send(file, chunk);
      if ('record' in outcome) return outcome.record;
      const { failure } = outcome;
      this.#ports.dispatch(callFailed({ failure, call: importBoards.name, isRead: false, ownFailureText: true }));
      if (failure.status === 401 || failure.status === 403) {
        this.stopped = true;
        this.#failure = failure;
        return null;
      }
      if (isFinal(failure)) {
        const results = Array.from({ length: chunk.count }, (_, index) => refused(index, failure));
        return file.open.sheet.setOutcomes(chunk.from, chunk.size, results);
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

/** Whether the server refuses the rows themselves: sending them again cannot help. */
export const isFinal = ({ status }: Failure): boolean =>
  status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status);

/** The result of a row that is refused. */
export const refused = (index: number, { code, message, fields }: Failure): ImportResult => ({
  index,
  outcome: 'failed',
  boardIDs: [],
  changed: [],
  warnings: [],
  error: { code, message, field: fields?.[0]?.path ?? null },
});
