import { fork, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { FileFacts } from '#contract/artwork';
import { failure } from '../../http/failure';
import { inspect } from './inspect';
import type { Inspected } from './mediaProcess';

export interface MediaInspector {
  /**
   * What a file is, by its bytes. One file at a time; `read` is called when it is this file's turn.
   * @throws Failure `upload.type_refused`, `upload.unreadable`
   */
  inspect(read: () => Promise<Buffer>): Promise<{ bytes: Buffer; facts: FileFacts }>;
  close(): void;
}

interface Options {
  /** The built program; if the file does not exist (unbuilt sources), inspections run in this process. */
  program?: string;
  execArgv?: string[];
  /** Milliseconds after which an inspection is aborted. */
  timeout?: number;
  /** Milliseconds without work after which the process is ended. */
  idle?: number;
}

/**
 * Inspects uploads in a process of their own: a hostile file can cost a decoder minutes and gigabytes, and only a
 * process can be killed in the middle of that. It is started for the first file and ends after a minute without one.
 */
export function createMediaInspector({
  program = join(__dirname, 'mediaProcess.js'),
  execArgv = ['--max-old-space-size=256'],
  timeout = 10_000,
  idle = 60_000,
}: Options = {}): MediaInspector {
  const oneAtATime = pLimit(1);
  let child: ChildProcess | undefined;
  let idleTimer: NodeJS.Timeout | undefined;

  const end = (): void => {
    clearTimeout(idleTimer);
    child?.kill('SIGKILL');
    child = undefined;
  };

  const start = (): ChildProcess => {
    const started = fork(program, [], {
      serialization: 'advanced',
      execArgv,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    // An idle inspector must not keep this process alive.
    started.unref();
    started.channel?.unref();
    return started;
  };

  const inspectInChild = async (bytes: Buffer): Promise<FileFacts> => {
    clearTimeout(idleTimer);
    child ??= start();
    const answered = await answerOf(child, bytes, timeout).catch((error: unknown) => {
      end();
      throw error;
    });
    idleTimer = setTimeout(end, idle).unref();
    if ('refused' in answered) throw failure(answered.refused.code, { message: answered.refused.message });
    return answered.facts;
  };

  const run = existsSync(program) ? inspectInChild : inspect;
  return {
    inspect: (read) =>
      oneAtATime(async () => {
        const bytes = await read();
        return { bytes, facts: await run(bytes) };
      }),
    close: end,
  };
}

/**
 * Sends one file and waits for the result. @throws Failure `upload.unreadable` when it takes too long or the process
 * dies
 */
function answerOf(child: ChildProcess, bytes: Buffer, timeout: number): Promise<Inspected> {
  return new Promise((resolve, reject) => {
    const stop = (message: string) => (): void => {
      clear();
      reject(failure('upload.unreadable', { message }));
    };
    const tooLong = stop(`This file could not be checked within ${String(timeout / 1000)} seconds.`);
    const died = stop('This file could not be checked: reading it takes too much memory or breaks the decoder.');
    const timer = setTimeout(tooLong, timeout);
    const onMessage = (inspected: Inspected): void => {
      clear();
      resolve(inspected);
    };
    const clear = (): void => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', died).off('error', died);
    };
    child.once('message', onMessage).once('exit', died).once('error', died);
    child.send(bytes);
  });
}
