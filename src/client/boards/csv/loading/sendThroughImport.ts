import { transfer } from 'comlink';
import { importBoards } from '#contract/imports';
import { replyOf } from '../../../api/apiError';
import { callFailed } from '../../../api/callFailed';
import type { Failure } from '../../../api/request';
import { sendBytes } from '../../../api/sendCall';
import type { AppDispatch } from '../../../store';
import type { Ownership } from './loadMemory';
import type { OpenWorker, SendChunk } from './loadRows';

type Open = OpenWorker<'chunkBody' | 'setOutcomesFromReply' | 'setPlan'>;

/**
 * Sends chunks with the import call. The worker serialises the rows and parses the reply; the page only passes the
 * bytes on. The idempotency key of a chunk is the same after a reload, so that a repeated chunk gets the first reply;
 * the body must therefore be identical byte for byte.
 */
export const sendThroughImport =
  (open: Open, dispatch: AppDispatch): SendChunk =>
  async (load, { number, from, size }) => {
    const { loadId, name, key, rows, boardOwner, team } = load;
    const about = {
      load: { id: loadId, fileName: name.slice(0, 300), sha256: key, rows },
      ...(boardOwner === null ? {} : { boardOwner }),
      ...(team === null ? {} : { team }),
    };
    const worker = await open();
    const { body, digest } = await worker.chunkBody(key, from, size, about);
    const idempotencyKey = `${loadId}-${String(number)}-${digest.slice(0, 24)}`;
    const outcome = await dispatch(sendBytes(importBoards, body, { idempotencyKey }));
    if ('failure' in outcome) return outcome;
    try {
      return { record: await worker.setOutcomesFromReply(key, from, size, transfer(outcome.reply, [outcome.reply])) };
    } catch {
      return { failure: unreadable };
    }
  };

/** Requests a dry run of the rows of a chunk. @throws ApiError */
export async function planThroughImport(
  open: Open,
  dispatch: AppDispatch,
  key: string,
  { boardOwner, team }: Ownership,
  from: number,
  size: number,
): Promise<void> {
  const worker = await open();
  const { count, body } = await worker.chunkBody(key, from, size, { boardOwner, team, dryRun: true });
  if (count === 0) return;
  const outcome = await dispatch(sendBytes(importBoards, body));
  if ('failure' in outcome)
    dispatch(callFailed({ failure: outcome.failure, call: importBoards.name, isRead: false, ownFailureText: true }));
  const reply = replyOf(outcome);
  await worker.setPlan(key, from, size, transfer(reply, [reply]));
}

/** The chunk may have been saved. It is sent again with the same key, which then changes nothing. */
const unreadable: Failure = { status: 0, code: 'unknown', message: 'The server’s answer could not be read.' };
