import type { Dispatch } from '@reduxjs/toolkit';
import pLimit from 'p-limit';
import { fromCallback } from 'xstate';
import { importBoards, importRowLimit, type ImportResult, type ImportRow } from '#contract/imports';
import { callFailed } from '../../api/callFailed';
import { request, type Failure } from '../../api/request';
import type { CsvLoadEvent, LoadCounts } from './csvLoad.machine';
import type { rememberChunk} from './loadMemory';
import { type ChunkRecord, type RememberedLoad } from './loadMemory';

/** Chunks in flight: two keep the embedded database busy, four a PostgreSQL server. */
const atOnce = 4;
/** Longest wait between two tries of one chunk: seconds. */
const longestWait = 30;

export interface LoadPorts {
  dispatch: Dispatch;
  desk: {
    chunk(key: string, from: number, size: number): Promise<{ index: number; row: ImportRow }[]>;
    setOutcomes(key: string, indexes: number[], results: ImportResult[]): Promise<void>;
  };
  /** Sends one chunk; rejects with nothing, answers the results or the failure. */
  send: SendChunk;
  /** The remembered load of each file, by key. */
  loads: ReadonlyMap<string, RememberedLoad>;
  remember?: typeof rememberChunk;
  /** For tests. */
  wait?: (seconds: number) => Promise<void>;
}

export type SendChunk = (load: RememberedLoad, chunk: number, rows: readonly ImportRow[]) => Promise<{ results: ImportResult[] } | { failure: Failure }>;

/** The import call: the key of a chunk is the same after a reload, so that a repeated chunk answers as the first time. */
export const sendThroughImport: SendChunk = async (load, chunk, rows) => {
  const body = {
    rows: [...rows], load: { id: load.loadId, fileName: load.name.slice(0, 300), sha256: load.key, rows: load.rows },
    ...(load.boardOwner === null ? {} : { boardOwner: load.boardOwner }), ...(load.team === null ? {} : { team: load.team }),
  };
  const outcome = await request(importBoards, { body }, { idempotencyKey: `${load.loadId}-${String(chunk)}-${await digest(rows)}` });
  return 'failure' in outcome ? outcome : { results: outcome.reply.results };
};

async function digest(rows: readonly ImportRow[]): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(rows))));
  return [...bytes.subarray(0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Sends the files' rows in chunks until all are in, or until told to stop; then reports what came of it. */
export const loadRowsActor = (ports: LoadPorts) =>
  fromCallback<{ type: 'stop' }, { files: { key: string; name: string }[] }>(({ input, sendBack, receive }) => {
    const run = new Run(ports, (event) => {
      sendBack(event);
    });
    receive(() => {
      run.stopped = true;
    });
    void run.all(input.files.map(({ key }) => key));
    return () => {
      run.stopped = true;
    };
  });

class Run {
  stopped = false;
  readonly #ports: LoadPorts;
  readonly #tell: (event: CsvLoadEvent) => void;
  readonly #counts: LoadCounts = { created: 0, updated: 0, unchanged: 0, failed: 0, left: 0 };
  #failure: Failure | null = null;

  constructor(ports: LoadPorts, tell: (event: CsvLoadEvent) => void) {
    this.#ports = ports;
    this.#tell = tell;
  }

  async all(keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      const load = this.#ports.loads.get(key);
      if (load) await this.#file(load);
    }
    this.#tell({ type: 'load.ended', counts: { ...this.#counts }, failure: this.#failure });
  }

  async #file(load: RememberedLoad): Promise<void> {
    const limit = pLimit(atOnce);
    const chunks = Math.ceil(load.rows / importRowLimit);
    await Promise.all(Array.from({ length: chunks }, (_, chunk) => limit(() => this.#chunk(load, chunk))));
  }

  async #chunk(load: RememberedLoad, chunk: number): Promise<void> {
    const rows = await this.#ports.desk.chunk(load.key, chunk * importRowLimit, importRowLimit);
    const size = Math.min(importRowLimit, load.rows - chunk * importRowLimit);
    const known = load.chunks[chunk];
    if (known) {
      if (known.failed.length > 0) await this.#ports.desk.setOutcomes(load.key, known.failed.map(([index]) => index), known.failed.map(([, message], place) => failed(place, 'unknown', message)));
      this.#add(known, size - rows.length);
      return;
    }
    const results = await this.#send(load, chunk, rows);
    if (results === null) {
      this.#counts.left += rows.length;
      this.#counts.failed += size - rows.length;
      return;
    }
    await this.#ports.desk.setOutcomes(load.key, rows.map(({ index }) => index), results);
    const record = recordOf(results, rows);
    load.chunks[chunk] = record;
    await this.#ports.remember?.(load.loadId, chunk, record);
    this.#add(record, size - rows.length);
    this.#tell({ type: 'chunk.loaded', counts: { ...this.#counts } });
  }

  /** Rows with errors were never sent; they count as failed, so that the counts add up to the rows of the file. */
  #add(record: ChunkRecord, unsent: number): void {
    this.#counts.created += record.created;
    this.#counts.updated += record.updated;
    this.#counts.unchanged += record.unchanged;
    this.#counts.failed += record.failed.length + unsent;
  }

  /** null: stopped before it could be sent. A refusal that another try cannot mend fails the chunk's rows. */
  async #send(load: RememberedLoad, chunk: number, rows: readonly { index: number; row: ImportRow }[]): Promise<ImportResult[] | null> {
    if (rows.length === 0) return [];
    for (let attempt = 0; !this.stopped; attempt += 1) {
      const outcome = await this.#ports.send(load, chunk, rows.map(({ row }) => row));
      if ('results' in outcome) return outcome.results;
      const { failure } = outcome;
      this.#ports.dispatch(callFailed({ failure, call: importBoards.name, isRead: false, ownText: true }));
      if (failure.status === 401 || failure.status === 403) {
        this.stopped = true;
        this.#failure = failure;
        return null;
      }
      if (failure.status >= 400 && failure.status < 500 && failure.status !== 429 && failure.status !== 408) return rows.map((_, index) => refused(index, failure));
      const seconds = failure.retryAfter ?? Math.min(longestWait, 2 ** attempt);
      this.#tell({ type: 'chunk.waits', seconds, failure });
      await this.#wait(seconds);
    }
    return null;
  }

  /** Waits, but no longer than the administrator does. */
  async #wait(seconds: number): Promise<void> {
    if (this.#ports.wait) return this.#ports.wait(seconds);
    const until = Date.now() + seconds * 1000;
    while (Date.now() < until && !this.stopped) await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

const failed = (index: number, code: string, message: string): ImportResult => ({ index, outcome: 'failed', boardIDs: [], changed: [], warnings: [], error: { code, message, field: null } });
const refused = (index: number, failure: Failure): ImportResult => failed(index, failure.code, failure.message);

function recordOf(results: readonly ImportResult[], rows: readonly { index: number }[]): ChunkRecord {
  const count = (outcome: ImportResult['outcome']): number => results.filter((result) => result.outcome === outcome).length;
  return {
    created: count('created'), updated: count('updated'), unchanged: count('unchanged'),
    failed: results.flatMap(({ index, outcome, error }): [number, string][] => (outcome === 'failed' ? [[rows[index]?.index ?? -1, error?.message ?? 'Refused']] : [])),
  };
}
