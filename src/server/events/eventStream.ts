import { Readable } from 'node:stream';
import type { Change, ChangeKind } from '#contract/events';
import { covers, type Scope } from '#contract/permissions';

/** Whose stream it is: the session is looked up again and again, so that the stream ends with it. */
export interface Viewer {
  readonly tokenHash: string;
  readonly visible: Scope;
}

/** Bytes that may wait for a reader that is too slow; after that it has to connect again. */
const maxWaiting = 256 * 1024;

/** One event of the standard's form. */
const written = (event: string, id: string | undefined, data: object): string =>
  `event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;

/** One console that listens. */
export interface Listener {
  readonly tokenHash: string;
  visible: Scope;
  readonly stream: Readable;
  /** Until it has been told what it missed, what happens meanwhile waits here. */
  waiting: (() => void)[] | undefined;
}

export function createListener({ tokenHash, visible }: Viewer): Listener {
  return { tokenHash, visible, stream: new Readable({ read: () => undefined }), waiting: [] };
}

export function tell(listener: Listener, event: string, id: string | undefined, data: object): void {
  const { stream } = listener;
  if (stream.destroyed || stream.readableEnded) return;
  if (stream.readableLength > maxWaiting) stream.destroy();
  else stream.push(written(event, id, data));
}

export function end({ stream }: Listener): void {
  if (!stream.destroyed) stream.push(null);
}

/** Of a batch, what somebody may know of: records of organisations that they may see. */
export function visibleOf(
  batch: readonly Change[],
  visible: Scope,
  organisations: ReadonlyMap<ChangeKind, ReadonlyMap<string, string | null>>,
): Change[] {
  if (visible === 'all') return [...batch];
  return batch.flatMap(({ kind, ids }) => {
    // That there were many says nothing of any of them.
    if (ids.length === 0) return [{ kind, ids: [] }];
    const known = organisations.get(kind);
    const seen = ids.filter((id) => known?.has(id) === true && covers(visible, known.get(id) ?? null));
    return seen.length === 0 ? [] : [{ kind, ids: seen }];
  });
}
