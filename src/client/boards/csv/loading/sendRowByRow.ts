import pLimit from 'p-limit';
import { createBoard, findBoardsByDevice, modifyBoard } from '#contract/boards';
import type { Endpoint, ReplyOf } from '#contract/endpoint';
import type { ImportField, ImportResult, ImportRow } from '#contract/imports';
import type { Args } from '../../../api/request';
import { ApiError, unwrapReply } from '../../../api/apiError';
import { sendCall } from '../../../api/sendCall';
import type { AppDispatch } from '../../../store';
import { pickFields } from '../rowDraft';
import type { Ownership } from './loadMemory';
import { isFinal, refused, type SendChunk } from './loadRows';

/** Limits the calls of all chunks together. */
const limit = pLimit(4);

/**
 * Sends rows to an API without the import call, as specified: each row is looked up by device id; every board found is
 * updated, else one is created. At most 4 calls at once. A refused row fails alone; a failure of the server or the
 * session stops the chunk.
 */
export const sendRowByRow =
  (dispatch: AppDispatch): SendChunk =>
  async ({ open: { sheet }, ownership }, { from, size }) => {
    const call = caller(dispatch);
    const [rows, fields] = await Promise.all([sheet.chunk(from, size), sheet.updateFields()]);
    try {
      const results = await Promise.all(
        rows.map((row, index) => limit(() => oneRow(call, ownership, row, fields, index))),
      );
      return { record: await sheet.setOutcomes(from, size, results) };
    } catch (error) {
      if (error instanceof ApiError) return { failure: error.failure };
      throw error;
    }
  };

async function oneRow(
  call: Call,
  { boardOwner, team }: Ownership,
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
      const { board } = await call(createBoard, { body: { ...row, boardOwner: boardOwner ?? '', team: team ?? '' } });
      return done('created', [board._id]);
    }
    const warnings: string[] = [];
    for (const { _id } of boards)
      warnings.push(...(await update(call, _id, { ...pickFields(row, fields), ...(team === null ? {} : { team }) })));
    return done(
      'updated',
      boards.map(({ _id }) => _id),
      warnings,
    );
  } catch (error) {
    if (!(error instanceof ApiError) || !isFinal(error.failure)) throw error;
    return refused(index, error.failure);
  }
}

/**
 * The device id identifies the board: if another board has the name, the name is left out with a warning and the rest
 * is saved.
 */
async function update(call: Call, id: string, fields: ImportRow): Promise<string[]> {
  try {
    await call(modifyBoard, { params: { id }, body: fields });
    return [];
  } catch (error) {
    if (!(error instanceof ApiError) || error.failure.code !== 'board.name_taken') throw error;
    const { boardname, ...rest } = fields;
    await call(modifyBoard, { params: { id }, body: rest });
    return [`Another board is named '${boardname ?? ''}': this one keeps its name.`];
  }
}

const caller =
  (dispatch: AppDispatch) =>
  async <E extends Endpoint>(contract: E, input: Args<E>): Promise<ReplyOf<E>> =>
    unwrapReply(await dispatch(sendCall(contract, input)));
type Call = ReturnType<typeof caller>;
