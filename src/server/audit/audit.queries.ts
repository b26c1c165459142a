import {
  and,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  lt,
  notInArray,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import { subjectsAboutPeople } from '#contract/people';
import type { Scope } from '#contract/permissions';
import type { ActChange, listAudit } from '#contract/product';
import type { Queryable } from '../db/connect';
import { newId } from '../db/newId';
import { eqIfGiven, readPage, type FilterOf, type PageOf } from '../db/paging';
import { sortKey } from '../db/schema/columns';
import { anyContains } from '../db/searching';
import { auditLog, users } from '../db/schema/schema';
import { inScope } from '../db/scope';
import type { Actor } from '../http/actor';

type Subject =
  | 'artwork'
  | 'board'
  | 'campaign'
  | 'organisation'
  | 'team'
  | 'user'
  | 'session'
  | 'submission'
  | 'load'
  | 'rule'
  | 'check'
  | 'token';
/** `action`: noun.verb, such as 'artwork.approve'; `subject`: what it is about, if not the noun of the action. */
export type Act = ({ action: `${Subject}.${string}`; subject?: Subject } | { action: string; subject: Subject }) & {
  subjectId: string;
  /** One line for a person: names, old and new values; never a secret. */
  detail?: string;
  /** The same field by field, where it changed fields; of records that it refers to the names are stored. */
  changes?: readonly ActChange[];
};

/** The current name of a record; null if it has no name or no longer exists. */
const nameOfRecord = (subject: SQLWrapper, id: SQLWrapper) => sql<string | null>`nullif(case ${subject}
  when 'organisation' then (select org_name from organisations where id = ${id})
  when 'team' then (select team_name from teams where id = ${id})
  when 'artwork' then (select file_name from files where id = ${id})
  when 'submission' then (select f.file_name from submissions s join files f on f.id = s.file_id where s.id = ${id})
  when 'board' then (select coalesce(nullif(boardname, ''), nullif(device_id, '')) from boards where id = ${id})
  when 'campaign' then (select campaign_name from campaigns where id = ${id})
  when 'token' then (select name from service_tokens where id = ${id})
  when 'user' then (select coalesce(nullif(trim(first_name || ' ' || last_name), ''), email) from users where id = ${id})
  end, '')`;

/**
 * The fields of changes that hold ids, and what these are ids of. Not organisations, such as the parent of one or those
 * between which a campaign moves: whoever reads the entry may not be allowed to see their names.
 */
const subjectOfField = new Map<string, Subject>([
  ['team', 'team'],
  ['managementTeam', 'team'],
  ['boardFile', 'artwork'],
]);

/** The value of a field as people read it: the name of a record instead of its id. */
async function nameOfValue(db: Queryable, field: string, value: string | null): Promise<string | null> {
  const subject = subjectOfField.get(field);
  if (subject === undefined || value === null) return value;
  const name = nameOfRecord(sql`${subject}::text`, sql`${value}::text`);
  const { rows } = await db.execute<{ name: string | null }>(sql`select ${name} as name`);
  return rows[0]?.name ?? value;
}

/** Writes one line of the audit log; in the transaction of the act, so that there is never one without the other. */
export async function recordAudit(db: Queryable, actor: Actor, act: Act): Promise<void> {
  const id = newId();
  actor.acts?.push(id);
  const changes: ActChange[] = [];
  for (const { field, from, to } of act.changes ?? [])
    changes.push({ field, from: await nameOfValue(db, field, from), to: await nameOfValue(db, field, to) });
  await db.insert(auditLog).values({
    id,
    at: new Date(),
    userId: actor.userId,
    byName: actor.name,
    action: act.action,
    subject: act.subject ?? act.action.replace(/\..*/, ''),
    subjectId: act.subjectId,
    detail: act.detail ?? '',
    changes: changes.length === 0 ? null : changes,
    address: actor.address,
    requestId: actor.requestId,
  });
}

export type AuditRow = typeof auditLog.$inferSelect;

/** The newest entry about a record. */
export const findLastAuditEntry = (db: Queryable, subjectId: string): Promise<AuditRow | undefined> =>
  db.query.auditLog.findFirst({
    where: eq(auditLog.subjectId, subjectId),
    orderBy: [desc(auditLog.at), desc(auditLog.id)],
  });

type ActFilter = Omit<FilterOf<typeof listAudit>, 'visible'> & Sight;
interface Sight {
  /** Only acts on records of these organisations. */
  scope: Scope;
  /** Also acts of others on people, sessions and tokens. */
  seesActsOnPeople: boolean;
  self: string | null;
}

/**
 * The current organisation of an entry's record; null for users, sessions, loads and records without an organisation.
 */
const organisationOfSubject = sql`case ${auditLog.subject}
  when 'organisation' then ${auditLog.subjectId}
  when 'team' then (select org_id from teams where id = ${auditLog.subjectId})
  when 'artwork' then (select org_id from files where id = ${auditLog.subjectId})
  when 'submission' then (select f.org_id from submissions s join files f on f.id = s.file_id where s.id = ${auditLog.subjectId})
  when 'board' then (select board_owner from boards where id = ${auditLog.subjectId})
  when 'campaign' then (select parent_org from campaigns where id = ${auditLog.subjectId}) end`;

/** The acts that the caller may see; one's own on people always. */
const within = ({ scope, seesActsOnPeople, self }: Sight): SQL | undefined =>
  seesActsOnPeople
    ? undefined
    : or(
        and(notInArray(auditLog.subject, [...subjectsAboutPeople]), inScope(organisationOfSubject, scope)),
        and(inArray(auditLog.subject, [...subjectsAboutPeople]), eq(auditLog.userId, self ?? '')),
      );

const isKind = (kind: string): SQL | undefined =>
  or(eq(auditLog.action, kind), sql`${auditLog.action} like ${`${kind.replace(/[\\%_]/g, '\\$&')}.%`}`);

/** The entries with these ids; those of a transaction that failed do not exist. */
export async function findActsById(db: Queryable, ids: readonly string[]): Promise<AuditRow[]> {
  return db
    .select()
    .from(auditLog)
    .where(inArray(auditLog.id, [...ids]));
}

/**
 * One page of the log. `action`: an action ('board.delete') or a noun ('board'), or several separated by commas.
 * `search` matches the person, the record and the details.
 */
export async function findActs(
  db: Queryable,
  { action, search, person, subject, recordID, from, to, scope, seesActsOnPeople, self }: ActFilter,
  page: PageOf<'at'>,
): Promise<{ rows: (AuditRow & { byEmail: string | null; recordName: string | null })[]; total: number }> {
  const where = and(
    action === undefined ? undefined : or(...action.split(',').map(isKind)),
    eqIfGiven(auditLog.userId, person),
    eqIfGiven(auditLog.subject, subject),
    eqIfGiven(auditLog.subjectId, recordID),
    from === undefined ? undefined : gte(auditLog.at, new Date(from)),
    to === undefined ? undefined : lt(auditLog.at, new Date(to)),
    search === undefined || search === ''
      ? undefined
      : or(
          anyContains([auditLog.byName, auditLog.detail], search),
          eq(auditLog.subjectId, search),
          eq(auditLog.userId, search),
          inArray(
            auditLog.userId,
            db
              .select({ id: users.id })
              .from(users)
              .where(eq(users.emailKey, sortKey(search.trim()))),
          ),
        ),
    within({ scope, seesActsOnPeople, self }),
  );
  const select = db
    .select({
      ...getTableColumns(auditLog),
      byEmail: users.email,
      recordName: nameOfRecord(auditLog.subject, auditLog.subjectId),
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.userId))
    .where(where)
    .$dynamic();
  return readPage(db, select, [auditLog.at, auditLog.id], page);
}
