import { createHash } from 'node:crypto';

/** A position in the feed of changes: every transaction before `horizon` has ended, and its rows have been read. */
export interface FeedPosition {
  /** The cluster and timeline of the feed: transaction ids mean nothing in another. */
  cluster: string;
  horizon: string;
  /** Entries at or after the horizon that have already been read. */
  seen: readonly number[];
  /** When it was read, by the database's clock: milliseconds since 1970. */
  at: number;
}

/**
 * The id of an event: the position to continue from, as `{cluster}-{horizon}-{moment}`. The cluster is hashed, because
 * consoles need not know it.
 */
export const toCursor = ({ cluster, horizon, at }: FeedPosition): string =>
  `${hashCluster(cluster)}-${horizon}-${String(Math.floor(at))}`;

/** A console that was away for longer, in milliseconds, reads everything again; changes are kept for an hour. */
const resumable = 14 * 60_000;

/**
 * The position from which a reconnecting console continues; undefined if its changes are no longer kept or the cursor
 * is invalid.
 */
export function positionFrom(cursor: string, now: FeedPosition): FeedPosition | undefined {
  const [, cluster, horizon = '', at = ''] = /^([0-9a-f]{8})-(\d{1,20})-(\d{1,16})$/.exec(cursor) ?? [];
  if (cluster !== hashCluster(now.cluster)) return undefined;
  if (now.at - Number(at) > resumable || BigInt(horizon) > BigInt(now.horizon)) return undefined;
  return { ...now, horizon, seen: [] };
}

const hashCluster = (cluster: string): string => createHash('sha256').update(cluster).digest('hex').slice(0, 8);
