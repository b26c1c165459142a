import { existsSync } from 'node:fs';
import pLimit from 'p-limit';
import type { FileFacts } from '#contract/artwork';
import { failure } from '../../http/failure';
import { inspect } from './inspect';
import { createMediaChild, mediaProgram, type MediaChildOptions } from './mediaChild';
import type { Inspected } from './mediaProcess';

export interface MediaInspector {
  /**
   * What a file is, by its bytes. One file at a time; `read` is called when it is this file's turn.
   * @throws Failure `upload.type_refused`, `upload.unreadable`
   */
  inspect(read: () => Promise<Buffer>): Promise<{ bytes: Buffer; facts: FileFacts }>;
  close(): void;
}

const unreadable = (message: string): Error => failure('upload.unreadable', { message });

/**
 * Inspects uploads in a process of their own: a hostile file can cost a decoder minutes and gigabytes, and only a
 * process can be killed in the middle of that. Unbuilt sources inspect in this process.
 */
export function createMediaInspector(options: MediaChildOptions = {}): MediaInspector {
  const oneAtATime = pLimit(1);
  const child = createMediaChild<Buffer, Inspected>(
    {
      tooLong: (seconds) => unreadable(`This file could not be checked within ${String(seconds)} seconds.`),
      died: () => unreadable('This file could not be checked: reading it takes too much memory or breaks the decoder.'),
    },
    options,
  );
  const inspectInChild = async (bytes: Buffer): Promise<FileFacts> => {
    const answered = await child.request(bytes);
    if ('refused' in answered) throw failure(answered.refused.code, { message: answered.refused.message });
    return answered.facts;
  };
  const run = existsSync(options.program ?? mediaProgram) ? inspectInChild : inspect;
  return {
    inspect: (read) =>
      oneAtATime(async () => {
        const bytes = await read();
        return { bytes, facts: await run(bytes) };
      }),
    close: child.close,
  };
}
