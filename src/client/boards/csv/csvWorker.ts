import { transfer } from 'comlink';
import type { ReplyOf } from '#contract/endpoint';
import type { importBoards, ImportField, ImportResult, ImportRow } from '#contract/imports';
import type { ChangeEvent } from './csvLoad.context';
import type { Encoding } from './reading/decodeText';
import type { FileTexts, ReadingChoice } from './reading/openText';
import { rereadSheet } from './sheet/rereadSheet';
import { Sheet } from './sheet/sheet';
import type { ChunkRecord, RowKind, RowView, SheetChanges, SheetPoint, SheetSummary } from './sheet/sheetSummary';

const sheets = new Map<string, Sheet>();
/** The files of the sheets: their bytes are read again when the user chooses another encoding or header. */
const files = new Map<string, File>();

function sheet(key: string): Sheet {
  const found = sheets.get(key);
  if (!found) throw new Error('The file is no longer open. Choose it again.');
  return found;
}

const bytesOf = async (file: File): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await file.arrayBuffer());

async function readAgain(key: string, choice: ReadingChoice): Promise<void> {
  const file = files.get(key);
  if (file) sheets.set(key, rereadSheet(sheet(key), await bytesOf(file), choice));
}

function apply(to: Sheet, change: Exclude<ChangeEvent, { type: 'reading.choose' }>): void {
  if (change.type === 'order.choose') to.setOrder(change.order);
  else if (change.type === 'column.choose') to.chooseColumn(change.position, change.field);
  else if (change.type === 'row.edit') to.edit(change.index, change.cells);
  else if (change.type === 'issues.fix') to.fixAll(change.group);
  else if (change.type === 'fix.undo') to.fixAll(change.group, true);
  else if (change.type === 'others.agree') to.others.agree(change.boardOwner, change.agreed);
  else to.setKeepTeam(change.keepTeam);
}

const encoder = new TextEncoder();
const head = '{"rows":';

export interface ChunkBody {
  /** The number of its rows. */
  count: number;
  body: Uint8Array<ArrayBuffer>;
  /** SHA-256 of the rows' JSON, in hexadecimal. */
  digest: string;
}

async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** @throws if the reply is not that of the import call, but for example a proxy's error page */
function replyIn(bytes: ArrayBuffer): ReplyOf<typeof importBoards> {
  const reply = JSON.parse(new TextDecoder().decode(bytes)) as ReplyOf<typeof importBoards> | { results?: never }; // the server's tests check its replies
  if (!reply.results) throw new Error('The answer has no results');
  return reply;
}

/** The functions of the worker, which holds the open files. `key`: SHA-256 of a file's bytes. */
export const csvWorker = {
  /** `usual`: the encoding of bytes that are not UTF-8; Windows-1252 if absent. */
  async open(file: File, usual?: Encoding): Promise<{ key: string; summary: SheetSummary }> {
    const bytes = await bytesOf(file);
    const key = await digestOf(bytes);
    const opened = new Sheet(bytes, key, {}, usual);
    sheets.set(key, opened);
    files.set(key, file);
    return { key, summary: opened.summary() };
  },
  close(key: string): void {
    sheets.delete(key);
    files.delete(key);
  },
  summary: (key: string): SheetSummary => sheet(key).summary(),
  async change(key: string, change: ChangeEvent): Promise<SheetSummary> {
    if (change.type === 'reading.choose') await readAgain(key, change.reading);
    else apply(sheet(key), change);
    return sheet(key).summary();
  },
  view: (
    key: string,
    kind: RowKind,
    group: string | null,
    offset: number,
    limit: number,
  ): { rows: RowView[]; total: number } => sheet(key).view(kind, group, offset, limit),
  /** For each chunk of the file, how many of its rows can be sent. */
  sendable: (key: string, rows: number, size: number): number[] =>
    Array.from({ length: Math.ceil(rows / size) }, (_, chunk) => sheet(key).sendable(chunk * size, size).length),
  /** The fields that an update sets. */
  updateFields: (key: string): ImportField[] => sheet(key).updateFields(),
  chunk: (key: string, from: number, size: number): ImportRow[] => sheet(key).chunk(from, size),
  /**
   * The body of a call with a chunk's rows and the other fields in `about`: as bytes, which are transferred to the page
   * without copying.
   */
  async chunkBody(key: string, from: number, size: number, about: object): Promise<ChunkBody> {
    const { keepTeam } = sheet(key).others;
    const fields = { updateFields: sheet(key).updateFields(), ...(keepTeam ? { keepTeam } : {}) };
    const rest = `,${JSON.stringify({ ...about, ...fields }).slice(1)}`;
    const rows = sheet(key).chunk(from, size);
    const body = encoder.encode(`${head}${JSON.stringify(rows)}${rest}`);
    return transfer(
      {
        count: rows.length,
        body,
        digest: await digestOf(body.subarray(head.length, body.length - encoder.encode(rest).length)),
      },
      [body.buffer],
    );
  },
  setPlan: (key: string, from: number, size: number, reply: ArrayBuffer): void =>
    sheet(key).setPlan(from, size, replyIn(reply)),
  setOutcomes: (key: string, from: number, size: number, results: ImportResult[]): ChunkRecord =>
    sheet(key).setOutcomes(from, size, results),
  setOutcomesFromReply: (key: string, from: number, size: number, reply: ArrayBuffer): ChunkRecord =>
    sheet(key).setOutcomes(from, size, replyIn(reply).results),
  async restore(key: string, changes: SheetChanges, chunks: readonly ChunkRecord[]): Promise<SheetSummary> {
    const { reading = {} } = changes;
    if (Object.keys(reading).length > 0) await readAgain(key, reading);
    sheet(key).restore(changes);
    for (const chunk of chunks) sheet(key).restoreOutcomes(chunk);
    return sheet(key).summary();
  },
  changes: (key: string): SheetChanges => sheet(key).changes(),
  failedRows: (key: string) => sheet(key).failedRows(),
  samples: (key: string): string[][] => sheet(key).samples(),
  texts: (key: string): FileTexts => sheet(key).texts,
  points: (key: string): SheetPoint[] => sheet(key).points(),
};

export type CsvWorker = typeof csvWorker;
