import { parentPort, workerData } from 'node:worker_threads';
import type { FromThread, ToThread } from './embedded';
import { exchangeWith } from './exchangeWith';
import { openPglite } from './openPglite';

/**
 * The thread of the embedded database (docs/decisions/018-embedded-database.md): receives bytes of the wire protocol and
 * replies with bytes, in order.
 */
async function serve(): Promise<void> {
  const port = parentPort;
  if (port === null) throw new Error('This is the program of a thread.');
  const { folder } = workerData as { folder: string }; // as embedded.ts passes it
  const say = (message: FromThread): void => {
    port.postMessage(message, message.kind === 'answer' ? [message.bytes.buffer] : []);
  };
  const lite = await openPglite({ dataDir: folder }, '32MB');
  const exchange = exchangeWith(lite);
  port.on('message', (message: ToThread) => {
    if (message.kind === 'close')
      void lite.close().finally(() => {
        port.close();
      });
    else
      exchange(message.bytes).then(
        (bytes) => {
          say({ kind: 'answer', bytes });
        },
        (error: unknown) => {
          say({ kind: 'failure', message: readMessage(error) });
        },
      );
  });
  say({ kind: 'ready' });
}

/** PGlite's file system throws objects that are not Errors: they have a name and a number. */
const readMessage = (error: unknown): string =>
  error instanceof Error ? error.message : `PGlite: ${JSON.stringify(error)}`;

serve().catch((error: unknown) => {
  parentPort?.postMessage({ kind: 'failure', message: readMessage(error) } satisfies FromThread);
  parentPort?.close();
});
