import type { FileFacts } from '#contract/artwork';
import type { FailureCode } from '#contract/failure';
import { Failure } from '../../http/failure';
import { inspect } from './inspect';

/** The reply of the process to each file it is sent. */
export type Inspected =
  { readonly facts: FileFacts } | { readonly refused: { readonly code: FailureCode; readonly message: string } };
/** What it sends once, when its decoders are loaded. */
export type Ready = 'ready';

/** The program of the process that inspects uploads (`mediaInspector.ts`). It ends with its parent. */
process.on('message', (bytes: Uint8Array) => {
  inspect(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)).then(
    (facts) => answer({ facts }),
    (error: unknown) =>
      answer({
        refused:
          error instanceof Failure
            ? { code: error.code, message: error.message }
            : { code: 'upload.unreadable', message: 'This file cannot be read.' },
      }),
  );
});
process.on('disconnect', () => process.exit(0));

const answer = (message: Inspected | Ready): void => void process.send?.(message);
answer('ready');
