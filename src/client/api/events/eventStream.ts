import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { openStream } from '../request';
import { wait } from '../wait';

/** Milliseconds. The server sends a beat every 15 seconds: after a longer silence the connection is dead. */
const silence = 40_000;
const firstPause = 1_000;
const longestPause = 30_000;

export interface StreamListener {
  onEvent(event: EventSourceMessage): void;
  /** The session has ended; there will be no more events. */
  onSignedOut(): void;
}

/**
 * Reads the server's events until aborted. Reconnects a broken connection after growing pauses, with the id of the last
 * event, so that no event is missed.
 */
export async function readEventStream({ onEvent, onSignedOut }: StreamListener, signal: AbortSignal): Promise<void> {
  let lastId: string | undefined;
  let pause = firstPause;
  while (!signal.aborted) {
    try {
      const status = await readOnce(lastId, signal, (event) => {
        lastId = event.id ?? lastId;
        pause = firstPause;
        onEvent(event);
      });
      if (status === 401) {
        onSignedOut();
        return;
      }
      // An API without events, or a role without the permission.
      if (status === 403 || status === 404) return;
    } catch {
      // The network: the next attempt tells.
    }
    await wait(pause * (0.75 + Math.random() / 2), signal);
    pause = Math.min(pause * 2, longestPause);
  }
}

/** One connection, until it ends. @returns the HTTP status */
async function readOnce(
  lastId: string | undefined,
  signal: AbortSignal,
  onEvent: (event: EventSourceMessage) => void,
): Promise<number> {
  const connection = new AbortController();
  const stop = (): void => connection.abort();
  signal.addEventListener('abort', stop);
  let watchdog = setTimeout(stop, silence);
  try {
    const response = await openStream(lastId, connection.signal);
    const reader = response.ok ? response.body?.getReader() : undefined;
    if (!reader) return response.status;
    const parser = createParser({ onEvent });
    const decoder = new TextDecoder();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(watchdog);
      watchdog = setTimeout(stop, silence);
      parser.feed(decoder.decode(part.value, { stream: true }));
    }
    return response.status;
  } finally {
    clearTimeout(watchdog);
    signal.removeEventListener('abort', stop);
  }
}
