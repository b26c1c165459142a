import pLimit from 'p-limit';
import { createBoard, findBoardsByDevice, modifyBoard } from '#contract/boards';
import type { Endpoint, ReplyOf } from '#contract/endpoint';
import type { ImportField, ImportResult, ImportRow } from '#contract/imports';
import type { Args } from '../../../api/endpoints';
import { request, type Failure } from '../../../api/request';
import { pickFields } from '../rowDraft';
import type { RememberedLoad } from './loadMemory';
import type { OpenWorker, SendChunk } from './loadRows';

/** For all chunks together. */
const limit = pLimit(4);

/**
 * For an API without the import call: the specification's own way, row by row: looked up by device id; each board found is
 * updated, else one is created. At most 4 at once. A row fails alone; trouble with the server or the session stops the chunk.
 */
export const sendRowByRow =
  (open: OpenWorker<'chunk' | 'updateFields' | 'setOutcomes'>): SendChunk =>
  async (load, { from, size }) => {
    const worker = await open();
    const [rows, fields] = await Promise.all([worker.chunk(load.key, from, size), worker.updateFields(load.key)]);
    try {
      const results = await Promise.all(rows.map((row, index) => limit(() => oneRow(load, row, fields, index))));
      return { record: await worker.setOutcomes(load.key, from, size, results) };
    } catch (error) {
      if (error instanceof Trouble) return { failure: error.failure };
      throw error;
    }
  };

/** A failure that is not the row's. */
class Trouble extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}

async function oneRow(
  { boardOwner, team }: RememberedLoad,
  row: ImportRow,
  fields: readonly ImportField[],
  index: number,
): Promise<ImportResult> {
  const done = (outcome: 'created' | 'updated', boardIDs: string[], warnings: string[] = []): ImportResult => ({
    index,
    outcome,
    boardIDs,
    changed: [],
    warnings,
    error: null,
  });
  try {
    const { boards } = await call(findBoardsByDevice, { params: { deviceId: row.device_id ?? '' } });
    if (boards.length === 0) {
      const { board } = await call(createBoard, { body: { ...row, boardOwner, team } });
      return done('created', [board._id]);
    }
    const warnings: string[] = [];
    for (const { _id } of boards)
      warnings.push(...(await update(_id, { ...pickFields(row, fields), ...(team === null ? {} : { team }) })));
    return done(
      'updated',
      boards.map(({ _id }) => _id),
      warnings,
    );
  } catch (error) {
    if (!(error instanceof Trouble) || !isRows(error.failure)) throw error;
    const { code, message, fields } = error.failure;
    return {
      index,
      outcome: 'failed',
      boardIDs: [],
      changed: [],
      warnings: [],
      error: { code, message, field: fields?.[0]?.path ?? null },
    };
  }
}

/** Boards with a device id are known by that: a name that another board has is left out, with a warning, and the rest goes in. */
async function update(id: string, fields: ImportRow): Promise<string[]> {
  try {
    await call(modifyBoard, { params: { id }, body: fields });
    return [];
  } catch (error) {
    if (!(error instanceof Trouble) || error.failure.code !== 'board.name_taken') throw error;
    const { boardname, ...rest } = fields;
    await call(modifyBoard, { params: { id }, body: rest });
    return [`Another board is named '${boardname ?? ''}': this one keeps its name.`];
  }
}

const isRows = ({ status }: Failure): boolean =>
  status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status);

async function call<E extends Endpoint>(contract: E, input: Args<E>): Promise<ReplyOf<E>> {
  const outcome = await request(contract, input);
  if ('failure' in outcome) throw new Trouble(outcome.failure);
  return outcome.reply;
}
