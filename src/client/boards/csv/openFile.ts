import { proxy, transfer, type ProxyMarked, type Remote } from 'comlink';
import type { ReplyOf } from '#contract/endpoint';
import type { importBoards } from '#contract/imports';
import type { Cells, CsvField, ResolutionOrder } from './columns/column';
import type { ReadingChoice } from './reading/openText';
import { rereadSheet } from './sheet/rereadSheet';
import { Sheet } from './sheet/sheet';
import type { Chunk, ChunkRecord, SheetChanges, SheetSummary } from './sheet/sheetSummary';

/** An open file as the page has it: each call goes to the worker and is answered later. */
export type RemoteFile = Remote<OpenFile>;

/** The user changes how a file is read, or its rows. */
export type ChangeEvent =
  | { type: 'order.choose'; id: string; order: ResolutionOrder }
  | { type: 'reading.choose'; id: string; reading: ReadingChoice }
  | { type: 'column.choose'; id: string; position: number; field: CsvField | null }
  | { type: 'row.edit'; id: string; index: number; cells: Cells }
  | { type: 'issues.fix'; id: string; group: string }
  | { type: 'fix.undo'; id: string; group: string }
  | { type: 'others.agree'; id: string; boardOwner: string; agreed: boolean }
  | { type: 'team.keep'; id: string; keepTeam: boolean };

/** What the browser has stored of a file whose load was interrupted. */
interface Interrupted {
  changes: SheetChanges;
  chunks: Record<number, ChunkRecord>;
}

/** Reads and checks a file; one whose load was interrupted as the user left it. */
export async function openFile(file: Blob, before?: Interrupted): Promise<OpenFile & ProxyMarked> {
  const bytes = await bytesOf(file);
  const sheet = new Sheet(bytes, await computeDigest(bytes), before?.changes.reading);
  if (before) {
    sheet.restore(before.changes);
    for (const chunk of Object.values(before.chunks)) sheet.restoreOutcomes(chunk);
  }
  return proxy(new OpenFile(file, sheet));
}

/** A file that is open in the worker. The page calls its sheet through Comlink: `open.sheet.summary()`. */
export class OpenFile {
  sheet: Sheet & ProxyMarked;
  /** Its bytes are read again when the user chooses another encoding or header. */
  readonly #file: Blob;

  constructor(file: Blob, sheet: Sheet) {
    this.#file = file;
    this.sheet = proxy(sheet);
  }

  async change(change: ChangeEvent): Promise<SheetSummary> {
    if (change.type === 'reading.choose')
      this.sheet = proxy(rereadSheet(this.sheet, await bytesOf(this.#file), change.reading));
    else apply(this.sheet, change);
    return this.sheet.summary();
  }

  /**
   * The body of a call with a chunk's rows and the other fields in `about`: as bytes, which are transferred to the page
   * without copying. `digest`: SHA-256 of the rows' JSON, in hexadecimal.
   */
  async chunkBody({ from, size }: Chunk, about: object): Promise<{ body: Uint8Array<ArrayBuffer>; digest: string }> {
    const { keepTeam } = this.sheet.others;
    const fields = { updateFields: this.sheet.updateFields(), ...(keepTeam ? { keepTeam } : {}) };
    const rest = `,${JSON.stringify({ ...about, ...fields }).slice(1)}`;
    const body = encoder.encode(`${head}${JSON.stringify(this.sheet.chunk(from, size))}${rest}`);
    const digest = await computeDigest(body.subarray(head.length, body.length - encoder.encode(rest).length));
    return transfer({ body, digest }, [body.buffer]);
  }

  /** The device ids of the rows that can be loaded. */
  deviceIds(): string[] {
    return this.sheet.chunk(0, Infinity).map(({ device_id = '' }) => device_id);
  }

  /** Lets the plan take into account what the files before this one load. One that does already still holds. */
  planAfter(earlier: readonly { name: string; ids: readonly string[] }[]): void {
    const before = this.sheet.earlier;
    const now = new Map(earlier.flatMap(({ name, ids }) => ids.map((id) => [id, name] as const)));
    this.sheet.earlier = now;
    if (this.deviceIds().some((id) => before.get(id) !== now.get(id))) this.sheet.checkAgain();
  }

  /** Records the reply to the dry run of a chunk. */
  setPlan({ from, size }: Chunk, reply: ArrayBuffer): void {
    this.sheet.setPlan(from, size, replyIn(reply));
  }

  /** Records the reply to the import of a chunk. */
  setOutcomes({ from, size }: Chunk, reply: ArrayBuffer): ChunkRecord {
    return this.sheet.setOutcomes(from, size, replyIn(reply).results);
  }
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

const bytesOf = async (file: Blob): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await file.arrayBuffer());

async function computeDigest(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** @throws if the reply is not that of the import call, but for example a proxy's error page */
function replyIn(bytes: ArrayBuffer): ReplyOf<typeof importBoards> {
  const reply = JSON.parse(new TextDecoder().decode(bytes)) as ReplyOf<typeof importBoards> | { results?: never }; // the server's tests check its replies
  if (!reply.results) throw new Error('The answer has no results');
  return reply;
}
