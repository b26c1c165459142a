import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { parentPort, workerData } from 'node:worker_threads';
import type { FromThread, ToThread } from './embedded';

/** The thread of the embedded database (docs/decisions/025-embedded-thread.md): bytes of the wire protocol in, bytes out, in the order in which they came. */
async function serve(): Promise<void> {
  const port = parentPort;
  if (port === null) throw new Error('This is the program of a thread.');
  const { folder } = workerData as { folder: string }; // as embedded.ts gives it
  const say = (message: FromThread): void => { port.postMessage(message, message.kind === 'answer' ? [message.bytes.buffer] : []); };
  const lite = await PGlite.create({ dataDir: folder, extensions: { pg_trgm } });
  let last = Promise.resolve();
  const inTurn = (work: () => Promise<void>): void => {
    last = last.then(work).catch((error: unknown) => { say({ kind: 'failure', message: messageOf(error) }); });
  };
  port.on('message', (message: ToThread) => {
    if (message.kind === 'exchange') {
      // A copy: the answer to a greeting lies in memory that the database uses again.
      inTurn(async () => { say({ kind: 'answer', bytes: new Uint8Array(await lite.execProtocolRaw(message.bytes)) }); });
    } else {
      inTurn(async () => {
        await lite.close();
        port.close();
      });
    }
  });
  say({ kind: 'ready' });
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

serve().catch((error: unknown) => {
  parentPort?.postMessage({ kind: 'failure', message: messageOf(error) } satisfies FromThread);
  parentPort?.close();
});
