import type { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { Change } from '#contract/events';
import { findScope, type Grant } from '#contract/permissions';
import type { Database } from '../db/connect';
import { createPoller } from '../db/poller';
import { failure } from '../http/failure';
import { findOrganisations, readChanges } from './changes.queries';
import { toCursor, positionFrom, type FeedPosition } from './cursor.rules';
import { readFeedPosition } from './feed.queries';
import { createListener, end, sendEvent, onlyVisible, type Listener, type Viewer } from './eventStream';

/** The open event streams of this process, and the one reader of the database that serves them all. */
export interface EventHub {
  /** The events from now on, or from `lastEventId` on. @throws Failure `request.too_many` */
  open(viewer: Viewer, lastEventId: string | undefined): Promise<Readable>;
  /** How many streams are open. */
  count(): number;
  /** Ends all streams and accepts no more. */
  close(): void;
}

interface Parts {
  database: Pick<Database, 'db'>;
  draining: AbortSignal;
  log: FastifyBaseLogger;
  /** The sessions of these token hashes that have not ended. */
  findSessions: (
    tokenHashes: readonly string[],
  ) => Promise<ReadonlyMap<string, { isAdmin: boolean; roles: readonly Grant[] }>>;
  /** Called periodically while streams are open. */
  upkeep: () => Promise<void>;
}

/** The most streams of one account or service token in a process: one for each tab of a person with many. */
export const streamsEach = 50;

/** Milliseconds. Sessions are also checked before changes are sent, so that an ended one hears of none. */
const every = { poll: 250, sessions: 500, beat: 15_000, upkeep: 15_000 };

/**
 * Reads the feed of changes four times a second while streams are open: one small statement for each process, whatever
 * the number of streams (docs/decisions/041-events.md). The feed works the same on both databases, and can be read again
 * after a connection was lost.
 */
export function createEventHub({ database: { db }, draining, log, findSessions, upkeep }: Parts): EventHub {
  const listeners = new Set<Listener>();
  let position: Promise<FeedPosition> | undefined;
  let isClosed = false;
  const due = { sessions: 0, beat: 0, upkeep: 0 };

  const isDue = (what: keyof typeof due): boolean => {
    const now = Date.now();
    if (due[what] > now) return false;
    due[what] = now + every[what];
    return true;
  };

  async function broadcast(batch: readonly Change[], cursor: string): Promise<void> {
    if (batch.length === 0) return;
    await checkSessions();
    const isScoped = [...listeners].some(({ visible }) => visible !== 'all');
    const organisations = isScoped ? await findOrganisations(db, batch) : new Map<never, never>();
    toEach(listeners, (listener) => {
      const changes = onlyVisible(batch, listener.visible, organisations);
      if (changes.length > 0) sendEvent(listener, 'changes', cursor, { changes });
    });
  }

  async function poll(): Promise<void> {
    const from = await (position ?? readFeedPosition(db));
    const read = await readChanges(db, from);
    if (read === undefined) {
      const next = await readFeedPosition(db);
      position = Promise.resolve(next);
      toEach(listeners, (listener) => sendEvent(listener, 'reset', toCursor(next), {}));
      return;
    }
    // Sent before it counts as read: after an error here the entries are read again.
    await broadcast(read.changes, toCursor(read.position));
    position = Promise.resolve(read.position);
    if (isDue('beat')) toEach(listeners, (listener) => sendEvent(listener, 'beat', toCursor(read.position), {}));
  }

  /** Ends streams whose session has ended, and updates their roles. */
  async function checkSessions(): Promise<void> {
    due.sessions = Date.now() + every.sessions;
    const live = await findSessions([...new Set([...listeners].map(({ tokenHash }) => tokenHash))]);
    for (const listener of listeners) {
      const session = live.get(listener.tokenHash);
      const visible = session?.isAdmin === true ? findScope(session.roles, 'read') : undefined;
      if (visible === undefined) end(listener);
      else listener.visible = visible;
    }
  }

  async function turn(): Promise<'done'> {
    if (listeners.size === 0) {
      // Whoever comes next begins anew, or says from where on.
      position = undefined;
      void polling.stop();
      return 'done';
    }
    if (draining.aborted) {
      endAll();
      return 'done';
    }
    await poll();
    if (isDue('sessions')) await checkSessions();
    if (isDue('upkeep')) await upkeep();
    return 'done';
  }

  const polling = createPoller(turn, every.poll / 1000, { log, name: 'reading events' });

  function endAll(): void {
    for (const listener of listeners) end(listener);
  }

  return {
    open: async (viewer, lastEventId) => {
      refuseTooMany([...listeners].filter(({ userId }) => userId === viewer.userId).length);
      const listener = createListener(viewer);
      // Registered first, so that no change is missed while past changes are read.
      listeners.add(listener);
      listener.stream.once('close', () => listeners.delete(listener));
      try {
        position ??= readFeedPosition(db);
        const current = await position;
        polling.start();
        await catchUp(db, listener, current, lastEventId);
      } catch (error) {
        listener.stream.destroy();
        position = undefined;
        throw error;
      }
      if (isClosed || draining.aborted) end(listener);
      return listener.stream;
    },
    count: () => listeners.size,
    close: () => {
      isClosed = true;
      void polling.stop();
      endAll();
    },
  };
}

/** Does it now, or, for a listener that is still catching up, after that. */
function toEach(listeners: ReadonlySet<Listener>, work: (listener: Listener) => void): void {
  for (const listener of listeners) {
    if (listener.waiting) listener.waiting.push(() => work(listener));
    else work(listener);
  }
}

function refuseTooMany(open: number): void {
  if (open >= streamsEach)
    throw failure('request.too_many', {
      message: `This account has ${String(streamsEach)} event streams open, the most at a time. Close one first.`,
      retryAfter: 30,
    });
}

/** Sends a listener the changes it missed, then those that were queued meanwhile. */
async function catchUp(
  db: Database['db'],
  listener: Listener,
  current: FeedPosition,
  lastEventId: string | undefined,
): Promise<void> {
  const from = lastEventId === undefined ? undefined : positionFrom(lastEventId, current);
  const read = from && (await readChanges(db, from));
  if (lastEventId === undefined) sendEvent(listener, 'ready', toCursor(current), {});
  else if (read === undefined) sendEvent(listener, 'reset', toCursor(current), {});
  else {
    const organisations =
      listener.visible === 'all' ? new Map<never, never>() : await findOrganisations(db, read.changes);
    sendEvent(listener, 'ready', undefined, {});
    const changes = onlyVisible(read.changes, listener.visible, organisations);
    if (changes.length > 0) sendEvent(listener, 'changes', toCursor(read.position), { changes });
  }
  const waiting = listener.waiting ?? [];
  listener.waiting = undefined;
  for (const work of waiting) work();
}
