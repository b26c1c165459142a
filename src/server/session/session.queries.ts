import { and, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../db/connect';
import { newId } from '../db/newId';
import { prepared } from '../db/prepared';
import { sessions, users } from '../db/schema/schema';

/** A session ends this long after the last request, and this long after the sign-in: milliseconds. */
export const idleMs = 30 * 60_000;
export const absoluteMs = 12 * 3_600_000;
/** The most sessions of one user at a time. */
export const maxSessions = 100;

/**
 * The live sessions with these token hashes. Every call reads them, so the statement is prepared; they are not cached,
 * so that a session ends in all processes at once.
 */
export async function findLiveSessions(db: Queryable, tokenHashes: readonly string[]) {
  const now = Date.now();
  const query = prepared(db, 'live_sessions', (name) =>
    db
      .select(liveFields)
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(
        and(
          sql`${sessions.tokenHash} = any(${sql.placeholder('tokenHashes')}::text[])`,
          gt(sessions.expiresAt, sql.placeholder('now')),
          gt(sessions.lastSeen, sql.placeholder('usedSince')),
          users.isActive,
        ),
      )
      .prepare(name),
  );
  const found = await query.execute({
    tokenHashes,
    now: new Date(now).toISOString(),
    usedSince: new Date(now - idleMs).toISOString(),
  });
  return new Map(found.map(({ tokenHash, ...session }) => [tokenHash, session]));
}

const liveFields = {
  tokenHash: sessions.tokenHash,
  sessionId: sessions.id,
  lastSeen: sessions.lastSeen,
  userId: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  isAdmin: users.isAdmin,
  method: sessions.method,
  hasSecondFactor: users.totpConfirmed,
  roles: users.roles,
};

const live = () => and(gt(sessions.expiresAt, new Date()), gt(sessions.lastSeen, new Date(Date.now() - idleMs)));

export async function touchSession(db: Queryable, sessionId: string, userId: string): Promise<void> {
  const now = new Date();
  await db.update(sessions).set({ lastSeen: now }).where(eq(sessions.id, sessionId));
  await db.update(users).set({ lastSeen: now }).where(eq(users.id, userId));
}

type Session = typeof sessions.$inferSelect;

/** Creates a session; beyond the limit, the longest unused ones end. @returns its id */
export async function insertSession(
  db: Queryable,
  session: Pick<Session, 'tokenHash' | 'userId' | 'address' | 'userAgent'> &
    Partial<Pick<Session, 'method' | 'idToken'>>,
): Promise<string> {
  const now = new Date();
  const id = newId();
  await db.insert(sessions).values({
    ...session,
    id,
    userAgent: session.userAgent.slice(0, 300),
    createdAt: now,
    lastSeen: now,
    expiresAt: new Date(now.getTime() + absoluteMs),
  });
  await db.update(users).set({ lastSeen: now }).where(eq(users.id, session.userId));
  const tooMany = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, session.userId), ne(sessions.id, id)))
    .orderBy(desc(sessions.lastSeen), desc(sessions.id))
    .offset(maxSessions - 1);
  await db.delete(sessions).where(inArray(sessions.id, tooMany));
  return id;
}

/** The sessions of a user that have not ended, the latest used first. */
export async function findSessions(db: Queryable, userId: string) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), live()))
    .orderBy(desc(sessions.lastSeen), desc(sessions.id));
}

/** When and how a session began; undefined if it has ended. */
export const findSession = (db: Queryable, id: string) =>
  db.query.sessions.findFirst({
    columns: { createdAt: true, method: true, idToken: true },
    where: eq(sessions.id, id),
  });

/** Ends one session of a user; false when there is none. */
export async function deleteSession(db: Queryable, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return gone.length > 0;
}

/** Ends all sessions of a user except the given one. @returns how many */
export async function deleteSessions(db: Queryable, userId: string, except: string | null): Promise<number> {
  const gone = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), except === null ? undefined : ne(sessions.id, except)))
    .returning({ id: sessions.id });
  return gone.length;
}
