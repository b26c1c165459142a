import { and, count, desc, eq, or, sql } from 'drizzle-orm';
import type { Queryable } from '../db/connect';
import { newId } from '../db/newId';
import { containing, offsetOf, orderOf, type PageOf } from '../db/paging';
import { auditLog } from '../db/schema/schema';
import type { Actor } from '../http/actor';

export interface Act {
  /** noun.verb, past tense not needed: 'artwork.approve', 'board.delete'. */
  action: string;
  subject: 'artwork' | 'board' | 'campaign' | 'organisation' | 'team' | 'user' | 'session' | 'submission' | 'load';
  subjectId: string;
  /** One line for a person: names, old and new values; never a secret. */
  detail?: string;
}

/** Writes one line of the audit log; in the act's own transaction, so that neither is without the other. */
export async function recordAct(db: Queryable, actor: Actor, act: Act): Promise<void> {
  await db.insert(auditLog).values({
    id: newId(),
    at: new Date(),
    userId: actor.userId,
    byName: actor.name,
    action: act.action,
    subject: act.subject,
    subjectId: act.subjectId,
    detail: act.detail ?? '',
    address: actor.address,
    requestId: actor.requestId,
  });
}

export type AuditRow = typeof auditLog.$inferSelect;

/** The last thing that was done to a record. */
export async function findLastAct(db: Queryable, subjectId: string): Promise<AuditRow | undefined> {
  const [found] = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, subjectId))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(1);
  return found;
}

/** One page of the log. `action` is a whole one ('board.delete') or a noun ('board'); `search` looks at who, at what and in the details. */
export async function findActs(
  db: Queryable,
  { action, search }: { action?: string | undefined; search?: string | undefined },
  page: PageOf<'at'>,
): Promise<{ rows: AuditRow[]; total: number }> {
  const where = and(
    action === undefined
      ? undefined
      : or(eq(auditLog.action, action), sql`${auditLog.action} like ${`${action.replace(/[\\%_]/g, '\\$&')}.%`}`),
    search === undefined || search === ''
      ? undefined
      : or(
          sql`lower(${auditLog.byName}) like ${containing(search)}`,
          sql`lower(${auditLog.detail}) like ${containing(search)}`,
          eq(auditLog.subjectId, search),
        ),
  );
  const rows = await db
    .select()
    .from(auditLog)
    .where(where)
    .orderBy(...orderOf(auditLog.at, auditLog.id, page.sortDesc))
    .limit(page.pageSize)
    .offset(offsetOf(page));
  const [counted] = await db.select({ n: count() }).from(auditLog).where(where);
  return { rows, total: counted?.n ?? 0 };
}
