import { setPriority } from 'node:os';
import type { FileFacts } from '#contract/artwork';
import type { FailureCode } from '#contract/failure';
import { Failure } from '../../http/failure';
import { readLines, type Line } from '../words/readLines';
import { inspect } from './inspect';
import type { Ready } from './mediaChild';

/** The reply of the process to each file that is to be inspected. */
export type Inspected =
  { readonly facts: FileFacts } | { readonly refused: { readonly code: FailureCode; readonly message: string } };
/** A picture whose words are to be read. */
export interface WordsAsked {
  readonly picture: Uint8Array;
  readonly languages: readonly string[];
}
/** The lines in the picture; null: it cannot be read. */
export interface WordsRead {
  readonly lines: readonly Line[] | null;
}

const toBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The program of the process that inspects uploads, and of the one that reads their words. It ends with its parent. */
process.on('message', (asked: Uint8Array | WordsAsked) => {
  if ('picture' in asked) {
    // Nobody waits for words: whatever else the machine has to do goes first.
    setPriority(19);
    readLines(toBuffer(asked.picture), asked.languages).then(
      (lines) => answer({ lines }),
      () => answer({ lines: null }),
    );
    return;
  }
  inspect(toBuffer(asked)).then(
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

const answer = (message: Inspected | WordsRead | Ready): void => void process.send?.(message);
answer('ready');
