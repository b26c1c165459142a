import { fork, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { FileFacts } from '#contract/artwork';
import { failure } from '../../http/failure';
import { inspect } from './inspect';
import type { Inspected, Ready } from './mediaProcess';

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
  /** Milliseconds after which an inspection is aborted. The time the process takes to start does not count. */
  timeout?: number;
  /** Milliseconds that the process may take to start. */
  startTimeout?: number;
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
  startTimeout = 60_000,
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

  /** Resolves when the decoders are loaded: on a busy machine that alone can take longer than an inspection may. */
  const start = async (): Promise<ChildProcess> => {
    const started = fork(program, [], {
      serialization: 'advanced',
      execArgv,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    // An idle inspector must not keep this process alive.
    started.unref();
    started.channel?.unref();
    child = started;
    // No fault of the file: not a refusal, so that its bytes are kept and can be checked again.
    await nextMessage<Ready>(started, startTimeout, {
      tooLong: () => new Error('The process that checks uploads did not start in time'),
      died: () => new Error('The process that checks uploads could not be started'),
    });
    return started;
  };

  const ask = async (bytes: Buffer): Promise<Inspected> => {
    const asked = child ?? (await start());
    asked.send(bytes);
    return nextMessage<Inspected>(asked, timeout, {
      tooLong: () => unreadable(`This file could not be checked within ${String(timeout / 1000)} seconds.`),
      died: () => unreadable('This file could not be checked: reading it takes too much memory or breaks the decoder.'),
    });
  };

  const inspectInChild = async (bytes: Buffer): Promise<FileFacts> => {
    clearTimeout(idleTimer);
    const answered = await ask(bytes).catch((error: unknown) => {
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

const unreadable = (message: string): Error => failure('upload.unreadable', { message });

/** Waits for what the process says next. @throws what `tooLong` or `died` make */
function nextMessage<Message extends Inspected | Ready>(
  child: ChildProcess,
  timeout: number,
  failures: { tooLong: () => Error; died: () => Error },
): Promise<Message> {
  return new Promise((resolve, reject) => {
    const tooLong = (): void => {
      clear();
      reject(failures.tooLong());
    };
    const died = (): void => {
      clear();
      reject(failures.died());
    };
    const timer = setTimeout(tooLong, timeout);
    const onMessage = (message: Message): void => {
      clear();
      resolve(message);
    };
    const clear = (): void => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', died).off('error', died);
    };
    child.once('message', onMessage).once('exit', died).once('error', died);
  });
}
