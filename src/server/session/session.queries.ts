import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queryable } from '../db/connect';
import { newId } from '../db/newId';
import { sessions, users } from '../db/schema/schema';

/** A session ends this long after the last request, and this long after the sign-in: milliseconds (research/security.md section 1). */
export const idleMs = 30 * 60_000;
export const absoluteMs = 12 * 3_600_000;

export interface LiveSession {
  sessionId: string;
  lastSeen: Date;
  userId: string;
  firstName: string;
  lastName: string;
  email: string;
  isAdmin: boolean;
}

/** The session of a token hash, while neither it nor its user has ended. */
export async function findLiveSession(db: Queryable, tokenHash: string): Promise<LiveSession | undefined> {
  const [found] = await db
    .select({
      sessionId: sessions.id, lastSeen: sessions.lastSeen, userId: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email, isAdmin: users.isAdmin,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, new Date()), gt(sessions.lastSeen, new Date(Date.now() - idleMs)), users.isActive));
  return found;
}

export async function touchSession(db: Queryable, sessionId: string, userId: string): Promise<void> {
  const now = new Date();
  await db.update(sessions).set({ lastSeen: now }).where(eq(sessions.id, sessionId));
  await db.update(users).set({ lastSeen: now }).where(eq(users.id, userId));
}

export async function insertSession(db: Queryable, session: { tokenHash: string; userId: string; address: string; userAgent: string }): Promise<void> {
  const now = new Date();
  await db.insert(sessions).values({ ...session, id: newId(), createdAt: now, lastSeen: now, expiresAt: new Date(now.getTime() + absoluteMs) });
}

export async function deleteSession(db: Queryable, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

export async function findAccount(db: Queryable, emailKey: string) {
  const [found] = await db.select().from(users).where(eq(users.emailKey, emailKey));
  return found;
}

/** Sessions that ended by themselves; swept now and then. */
export async function deleteEndedSessions(db: Queryable): Promise<void> {
  await db.delete(sessions).where(sql`${sessions.expiresAt} < now() or ${sessions.lastSeen} < now() - interval '1 day'`);
}
