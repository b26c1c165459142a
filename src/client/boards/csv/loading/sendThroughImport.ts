import { transfer } from 'comlink';
import { importBoards } from '#contract/imports';
import { requestBytes, type Failure } from '../../../api/request';
import type { RememberedLoad } from './loadMemory';
import type { OpenWorker, SendChunk } from './loadRows';

type Open = OpenWorker<'chunkBody' | 'setAnswer' | 'setPlan'>;
type Belonging = Pick<RememberedLoad, 'boardOwner' | 'team'>;

/**
 * The import call. The worker writes the JSON of the rows and reads that of the reply; the page only passes both on. The key of
 * a chunk is the same after a reload, so that a repeated chunk answers as the first time: the body has to be so too, byte for byte.
 */
export const sendThroughImport =
  (open: Open): SendChunk =>
  async (load, { number, from, size }) => {
    const { loadId, name, key, rows, boardOwner, team } = load;
    const about = {
      load: { id: loadId, fileName: name.slice(0, 300), sha256: key, rows },
      ...(boardOwner === null ? {} : { boardOwner }),
      ...(team === null ? {} : { team }),
    };
    const worker = await open();
    const { body, digest } = await worker.chunkBody(key, from, size, about);
    const outcome = await requestBytes(importBoards, body, {
      idempotencyKey: `${loadId}-${String(number)}-${digest.slice(0, 24)}`,
    });
    if ('failure' in outcome) return outcome;
    try {
      return { record: await worker.setAnswer(key, from, size, transfer(outcome.reply, [outcome.reply])) };
    } catch {
      return { failure: unreadable };
    }
  };

/** Asks what the rows of a chunk would do. @throws the Failure */
export async function planThroughImport(
  open: Open,
  key: string,
  { boardOwner, team }: Belonging,
  from: number,
  size: number,
): Promise<void> {
  const worker = await open();
  const { count, body } = await worker.chunkBody(key, from, size, { boardOwner, team, dryRun: true });
  if (count === 0) return;
  const outcome = await requestBytes(importBoards, body);
  if ('failure' in outcome) throw Object.assign(new Error(outcome.failure.message), outcome.failure);
  await worker.setPlan(key, from, size, transfer(outcome.reply, [outcome.reply]));
}

/** The chunk may be in: it is sent again under its key, which changes nothing then. */
const unreadable: Failure = { status: 0, code: 'unknown', message: 'The answer of the server could not be read.' };
