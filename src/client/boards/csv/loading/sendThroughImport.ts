import { importBoards } from '#contract/imports';
import { requestBytes, type Failure } from '../../../api/request';
import { letGo } from './letGo';
import type { RememberedLoad } from './loadMemory';
import type { Asynchronous, SendChunk } from './loadRows';
import type { SheetDesk } from '../sheetDesk';

type Desk = Asynchronous<Pick<SheetDesk, 'chunkBody' | 'setAnswer' | 'setPlan'>>;
type Belonging = Pick<RememberedLoad, 'boardOwner' | 'team'>;

/**
 * The import call. The worker writes the JSON of the rows and reads that of the reply; the page only passes both on. The key of
 * a chunk is the same after a reload, so that a repeated chunk answers as the first time: the body has to be so too, byte for byte.
 */
export const sendThroughImport =
  (desk: Desk): SendChunk =>
  async (load, { number, from, size }) => {
    const { loadId, name, key, rows, boardOwner, team } = load;
    const about = {
      load: { id: loadId, fileName: name.slice(0, 300), sha256: key, rows },
      ...(boardOwner === null ? {} : { boardOwner }),
      ...(team === null ? {} : { team }),
    };
    const { body, digest } = await desk.chunkBody(key, from, size, about);
    const outcome = await requestBytes(importBoards, body, {
      idempotencyKey: `${loadId}-${String(number)}-${digest.slice(0, 24)}`,
    });
    letGo(body.buffer);
    if ('failure' in outcome) return outcome;
    try {
      return { record: await desk.setAnswer(key, from, size, outcome.reply) };
    } catch {
      return { failure: unreadable };
    }
  };

/** Asks what the rows of a chunk would do. @throws the Failure */
export async function planThroughImport(
  desk: Desk,
  key: string,
  { boardOwner, team }: Belonging,
  from: number,
  size: number,
): Promise<void> {
  const { count, body } = await desk.chunkBody(key, from, size, { boardOwner, team, dryRun: true });
  if (count === 0) return;
  const outcome = await requestBytes(importBoards, body);
  letGo(body.buffer);
  if ('failure' in outcome) throw Object.assign(new Error(outcome.failure.message), outcome.failure);
  await desk.setPlan(key, from, size, outcome.reply);
}

/** The chunk may be in: it is sent again under its key, which changes nothing then. */
const unreadable: Failure = { status: 0, code: 'unknown', message: 'The answer of the server could not be read.' };
