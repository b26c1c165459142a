import { createHash } from 'node:crypto';

/** Where the feed of changes is to be read from: every transaction before `horizon` has ended, and its rows were read. */
export interface FeedPosition {
  /** Whose feed: transaction ids mean nothing in another cluster, or on another timeline of this one. */
  cluster: string;
  horizon: string;
  /** Entries at or after the horizon that were read already. */
  seen: readonly number[];
  /** When it was read, by the database's clock: milliseconds since 1970. */
  at: number;
}

/** The id of an event: where to read on, `{cluster}-{horizon}-{moment}`. The cluster is hashed: consoles need not know it. */
export const cursorOf = ({ cluster, horizon, at }: FeedPosition): string =>
  `${hashOf(cluster)}-${horizon}-${String(Math.floor(at))}`;

/** How long a change can be asked for: who was away for longer reads everything again. Milliseconds. */
export const keptMs = 15 * 60_000;
/** A little sooner than changes are thrown away. */
const resumable = keptMs - 60_000;

/** Where a console that comes back reads on; undefined where that is not kept (any more), or was made up. */
export function placeFrom(cursor: string, now: FeedPosition): FeedPosition | undefined {
  const [, cluster, horizon = '', at = ''] = /^([0-9a-f]{8})-(\d{1,20})-(\d{1,16})$/.exec(cursor) ?? [];
  if (cluster !== hashOf(now.cluster)) return undefined;
  if (now.at - Number(at) > resumable || BigInt(horizon) > BigInt(now.horizon)) return undefined;
  return { ...now, horizon, seen: [] };
}

const hashOf = (cluster: string): string => createHash('sha256').update(cluster).digest('hex').slice(0, 8);
