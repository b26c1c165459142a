import { Readable } from 'node:stream';
import type { Change, ChangeKind } from '#contract/events';
import { covers, type Scope } from '#contract/permissions';

/** The session of a stream; it is checked regularly, so that the stream ends with it. */
export interface Viewer {
  /** The account or service token, which may hold so many streams. */
  readonly userId: string | null;
  readonly tokenHash: string;
  readonly visible: Scope;
}

/** The most bytes buffered for a slow reader; beyond that it is disconnected. */
const maxWaiting = 256 * 1024;

/** One event in the format of server-sent events. */
const written = (event: string, id: string | undefined, data: object): string =>
  `event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;

/** The stream of one console. */
export interface Listener extends Omit<Viewer, 'visible'> {
  visible: Scope;
  readonly stream: Readable;
  /** Queues new changes while missed ones are being sent. */
  waiting: (() => void)[] | undefined;
}

export const createListener = (viewer: Viewer): Listener => ({
  ...viewer,
  stream: new Readable({ read: () => undefined }),
  waiting: [],
});

export function sendEvent(listener: Listener, event: string, id: string | undefined, data: object): void {
  const { stream } = listener;
  if (stream.destroyed || stream.readableEnded) return;
  if (stream.readableLength > maxWaiting) stream.destroy();
  else stream.push(written(event, id, data));
}

export function end({ stream }: Listener): void {
  if (!stream.destroyed) stream.push(null);
}

/** The part of a batch that a viewer may see: records of the organisations in their scope. */
export function onlyVisible(
  batch: readonly Change[],
  visible: Scope,
  organisations: ReadonlyMap<ChangeKind, ReadonlyMap<string, string | null>>,
): Change[] {
  if (visible === 'all') return [...batch];
  return batch.flatMap(({ kind, ids }) => {
    // A change without ids reveals nothing about any record.
    if (ids.length === 0) return [{ kind, ids: [] }];
    const known = organisations.get(kind);
    const seen = ids.filter((id) => known?.has(id) === true && covers(visible, known.get(id) ?? null));
    return seen.length === 0 ? [] : [{ kind, ids: seen }];
  });
}
