import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { changesData, type Change } from '#contract/events';

export interface EventReader {
  readonly events: EventSourceMessage[];
  /** The ids of all changes of a kind so far. */
  ids(kind: Change['kind']): string[];
  lastId(): string | undefined;
  readonly status: number;
  readonly headers: Headers;
  /** Resolves when the server has ended the stream. */
  readonly ended: Promise<void>;
  close(): void;
}

/** Opens `GET /api/events` as the console does. */
export async function readEvents(origin: string, token: string, lastEventId?: string): Promise<EventReader> {
  const abort = new AbortController();
  const response = await fetch(`${origin}/api/events`, {
    headers: {
      authorization: `Bearer ${token}`,
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
    },
    signal: abort.signal,
  });
  const events: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => void events.push(event) });
  const decoder = new TextDecoder();
  const read = async (): Promise<void> => {
    for await (const part of response.body ?? []) parser.feed(decoder.decode(part, { stream: true }));
  };
  const changes = (): Change[] =>
    events
      .filter(({ event }) => event === 'changes')
      .flatMap(({ data }) => changesData.parse(JSON.parse(data)).changes);
  return {
    events,
    ids: (wanted) => changes().flatMap(({ kind, ids }) => (kind === wanted ? ids : [])),
    lastId: () => events.findLast(({ id }) => id !== undefined)?.id,
    status: response.status,
    headers: response.headers,
    ended: read().catch(() => undefined),
    close: () => {
      abort.abort();
    },
  };
}

/** Waits up to five seconds until the condition holds. */
export async function until(isSo: () => boolean, what = 'what was waited for'): Promise<void> {
  const end = Date.now() + 5_000;
  while (!isSo()) {
    if (Date.now() > end) throw new Error(`Not so: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
