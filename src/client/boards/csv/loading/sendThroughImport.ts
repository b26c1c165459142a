import { transfer } from 'comlink';
import { importBoards } from '#contract/imports';
import { unwrapReply } from '../../../api/apiError';
import { callFailed } from '../../../api/callFailed';
import type { Failure } from '../../../api/request';
import { sendBytes } from '../../../api/sendCall';
import type { AppDispatch } from '../../../store';
import type { ReadFile } from '../csvLoad.context';
import type { Chunk } from '../sheet/sheetSummary';
import type { SendChunk } from './loadRows';

/**
 * Sends chunks with the import call. The worker serialises the rows and parses the reply; the page only passes the
 * bytes on. The idempotency key of a chunk is the same after a reload, so that a repeated chunk gets the first reply;
 * the body must therefore be identical byte for byte.
 */
export const sendThroughImport =
  (dispatch: AppDispatch): SendChunk =>
  async ({ id, name, open, ownership: { boardOwner, team }, summary: { key, rows } }, chunk) => {
    const { body, digest } = await open.chunkBody(chunk, {
      load: { id, fileName: name.slice(0, 300), sha256: key, rows },
      ...(boardOwner === null ? {} : { boardOwner }),
      ...(team === null ? {} : { team }),
    });
    const idempotencyKey = `${id}-${String(chunk.number)}-${digest.slice(0, 24)}`;
    const outcome = await dispatch(sendBytes(importBoards, body, { idempotencyKey }));
    if ('failure' in outcome) return outcome;
    try {
      return { record: await open.setOutcomes(chunk, transfer(outcome.reply, [outcome.reply])) };
    } catch {
      return { failure: unreadable };
    }
  };

/** Requests a dry run of the rows of a chunk. @throws ApiError */
export async function planThroughImport(dispatch: AppDispatch, file: ReadFile, chunk: Chunk): Promise<void> {
  const { body } = await file.open.chunkBody(chunk, { ...file.ownership, dryRun: true });
  const outcome = await dispatch(sendBytes(importBoards, body));
  if ('failure' in outcome)
    dispatch(callFailed({ failure: outcome.failure, call: importBoards.name, isRead: false, ownFailureText: true }));
  const reply = unwrapReply(outcome);
  await file.open.setPlan(chunk, transfer(reply, [reply]));
}

/** The chunk may have been saved. It is sent again with the same key, which then changes nothing. */
const unreadable: Failure = { status: 0, code: 'unknown', message: 'The server’s answer could not be read.' };
