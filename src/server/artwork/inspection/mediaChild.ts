import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** What the process sends once, when its decoders are loaded. */
export type Ready = 'ready';

/** The program of the process that reads uploads: only there in a build. */
export const mediaProgram = join(__dirname, 'mediaProcess.js');

export interface MediaChildOptions {
  program?: string;
  execArgv?: string[];
  /** Milliseconds after which an answer is no longer waited for. The time the process takes to start does not count. */
  timeout?: number;
  /** Milliseconds that the process may take to start. */
  startTimeout?: number;
  /** Milliseconds without work after which the process is ended. */
  idle?: number;
}

/** A process that reads files, one at a time: started for the first, killed by what breaks it, ended when idle. */
export interface MediaChild<Question, Answer> {
  /** @throws what `failures` make; the process is then gone, and the next question starts another */
  request(question: Question): Promise<Answer>;
  close(): void;
}

export function createMediaChild<Question extends object, Answer extends object>(
  failures: { tooLong: (seconds: number) => Error; died: () => Error },
  {
    program = mediaProgram,
    execArgv = ['--max-old-space-size=256'],
    timeout = 10_000,
    startTimeout = 60_000,
    idle = 60_000,
  }: MediaChildOptions,
): MediaChild<Question, Answer> {
  let child: ChildProcess | undefined;
  let idleTimer: NodeJS.Timeout | undefined;

  const end = (): void => {
    clearTimeout(idleTimer);
    child?.kill('SIGKILL');
    child = undefined;
  };

  /** Resolves when the decoders are loaded: on a busy machine that alone can take longer than an answer may. */
  const start = async (): Promise<ChildProcess> => {
    const started = fork(program, [], {
      serialization: 'advanced',
      execArgv,
      // glibc keeps what each thread has freed to itself, which here grows by 200 MB within 20 pictures.
      env: { ...process.env, MALLOC_ARENA_MAX: '2' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    // An idle process must not keep this one alive.
    started.unref();
    started.channel?.unref();
    child = started;
    // No fault of the file: not a refusal, so that its bytes are kept and can be read again.
    await nextMessage<Ready>(started, startTimeout, {
      tooLong: () => new Error('The process that reads uploads did not start in time'),
      died: () => new Error('The process that reads uploads could not be started'),
    });
    return started;
  };

  return {
    request: async (question) => {
      clearTimeout(idleTimer);
      try {
        const asked = child ?? (await start());
        asked.send(question);
        const answer = await nextMessage<Answer>(asked, timeout, {
          tooLong: () => failures.tooLong(timeout / 1000),
          died: failures.died,
        });
        idleTimer = setTimeout(end, idle).unref();
        return answer;
      } catch (error) {
        end();
        throw error;
      }
    },
    close: end,
  };
}

/** Waits for what the process says next. @throws what `tooLong` or `died` make */
async function nextMessage<Message>(
  child: ChildProcess,
  timeout: number,
  failures: { tooLong: () => Error; died: () => Error },
): Promise<Message> {
  const answered = new AbortController();
  const { signal } = answered;
  const died = (): never => {
    throw failures.died();
  };
  return Promise.race([
    // Refused if the process has an error.
    once(child, 'message', { signal }).then(([message]: Message[]) => message as Message, died), // of one event
    once(child, 'exit', { signal }).then(died, died),
    wait(timeout, undefined, { signal }).then(() => {
      throw failures.tooLong();
    }),
  ]).finally(() => {
    answered.abort();
  });
}
