import type { SessionRow } from '#contract/session';
import { recordAudit } from '../audit/audit.queries';
import type { Queryable } from '../db/connect';
import { inTransaction } from '../db/transaction';
import type { Actor } from '../http/actor';
import { failure } from '../http/failure';
import type { Services } from '../start/services';
import { deleteSession, deleteSessions, findSessions } from './session.queries';

/** Ends the caller's session. */
export async function signOut({ database }: Pick<Services, 'database'>, actor: Actor): Promise<void> {
  if (actor.userId === null || actor.sessionId === null) return;
  const { userId, sessionId } = actor;
  await inTransaction(database.db, async (tx) => {
    await deleteSession(tx, userId, sessionId);
    await recordAudit(tx, actor, { action: 'session.end', subjectId: sessionId, detail: 'signed out' });
  });
}

/** The sessions of a user, the latest used first; `current`: the caller's session. */
export async function listSessions(db: Queryable, userId: string, current: string | null): Promise<SessionRow[]> {
  const found = await findSessions(db, userId);
  return found.map(({ id, createdAt, lastSeen, address, userAgent, method }) => ({
    _id: id,
    current: id === current,
    createdAt: createdAt.toISOString(),
    lastSeen: lastSeen.toISOString(),
    address,
    userAgent,
    method,
  }));
}

/** Ends one session of a user, or all but the caller's. @throws Failure `session.not_found` @returns how many ended */
export async function endSessions(tx: Queryable, userId: string, one: string | undefined, current: string | null) {
  if (one === undefined) return deleteSessions(tx, userId, current);
  if (!(await deleteSession(tx, userId, one))) throw failure('session.not_found');
  return 1;
}

/** The same for the caller's own; `id` may be `others`. */
export async function endSession({ database }: Pick<Services, 'database'>, actor: Actor, id: string): Promise<number> {
  const userId = actor.userId ?? '';
  return inTransaction(database.db, async (tx) => {
    const ended = await endSessions(tx, userId, id === 'others' ? undefined : id, actor.sessionId);
    if (ended > 0)
      await recordAudit(tx, actor, {
        action: 'session.end',
        subjectId: id,
        detail: id === 'others' ? `${String(ended)} others` : '',
      });
    return ended;
  });
}
