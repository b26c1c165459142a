import { and, asc, eq, exists, inArray, or, sql, type SQL } from 'drizzle-orm';
import { findScope, type Grant, type Scope } from '#contract/permissions';
import type { listUsers } from '#contract/session';
import type { Queryable } from '../db/connect';
import { missingIds } from '../db/existing';
import { newId } from '../db/newId';
import { eqIfGiven, readPage, type FilterOf, type PageOf } from '../db/paging';
import { sortKey } from '../db/schema/columns';
import { anyContains } from '../db/searching';
import { inScope } from '../db/scope';
import { teamMembers, teams, users } from '../db/schema/schema';
import { violatesUnique } from '../db/transientErrors';
import type { Account } from './account.queries';
import { emailTaken } from './users.rules';

export type UserFilter = Omit<FilterOf<typeof listUsers>, 'visible'> & Seen;
/** Only members of teams of the organisations `visible`, and `self`. */
interface Seen {
  visible?: Scope;
  self?: string | null;
}

const sortColumns = {
  email: users.emailKey,
  firstName: users.firstNameKey,
  lastName: users.lastNameKey,
  lastSeen: users.lastSeen,
  dateCreated: users.createdAt,
};

/** One page of the users that match, and how many match. */
export async function findUsers(db: Queryable, filter: UserFilter, page: PageOf<keyof typeof sortColumns>) {
  const where = matching(db, filter);
  const select = db.select().from(users).where(where).$dynamic();
  return readPage(db, select, [sortColumns[page.sortID], users.id], page);
}

/** The people who may manage people: every active Owner of all organisations. */
export async function findOwners(db: Queryable): Promise<Pick<Account, 'email' | 'firstName'>[]> {
  const found = await db
    .select({ email: users.email, firstName: users.firstName, roles: users.roles })
    .from(users)
    .where(and(eq(users.isActive, true), eq(users.isAdmin, true)))
    .orderBy(asc(users.id));
  return found.filter(({ roles }) => findScope(roles, 'people') !== undefined);
}

function matching(db: Queryable, filter: UserFilter): SQL | undefined {
  const { search, isAdmin, role, hasSecondFactor, isActive, orgID, teamID, userID, visible = 'all', self } = filter;
  const inTeam = (where: SQL | undefined) =>
    exists(
      db
        .select()
        .from(teamMembers)
        .innerJoin(teams, eq(teams.id, teamMembers.teamId))
        .where(and(eq(teamMembers.userId, users.id), where)),
    );
  return and(
    anyContains([users.emailKey, sql`(${users.firstNameKey} || ' ' || ${users.lastNameKey})`], search),
    eqIfGiven(users.isAdmin, isAdmin),
    role === undefined ? undefined : sql`${users.roles} @> ${JSON.stringify([{ role }])}::jsonb`,
    eqIfGiven(users.totpConfirmed, hasSecondFactor),
    eqIfGiven(users.isActive, isActive),
    orgID === undefined ? undefined : inTeam(and(eq(teams.orgId, orgID), inScope(teams.orgId, visible))),
    eqIfGiven(users.id, userID),
    teamID === undefined ? undefined : inTeam(and(eq(teams.id, teamID), inScope(teams.orgId, visible))),
    visible === 'all' ? undefined : or(eq(users.id, self ?? ''), inTeam(inScope(teams.orgId, visible))),
  );
}

/** The teams of users, each user's in its own order: of others than `self` only those of organisations in `visible`. */
export async function findTeamIds(
  db: Queryable,
  userIds: readonly string[],
  { visible = 'all', self = null }: Seen = {},
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  if (userIds.length === 0) return found;
  const rows = await db
    .select({ userId: teamMembers.userId, teamId: teamMembers.teamId })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .where(
      and(
        inArray(teamMembers.userId, [...userIds]),
        visible === 'all' ? undefined : or(eq(teamMembers.userId, self ?? ''), inScope(teams.orgId, visible)),
      ),
    )
    .orderBy(asc(teamMembers.teamOrder), asc(teamMembers.teamId));
  for (const { userId, teamId } of rows) found.set(userId, [...(found.get(userId) ?? []), teamId]);
  return found;
}

/** Locks accounts until the transaction ends; in the order of their ids, so that two calls never deadlock. */
export async function lockAccounts(tx: Queryable, ids: readonly string[]): Promise<Map<string, Account>> {
  const rows = await tx
    .select()
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(asc(users.id))
    .for('update');
  return new Map(rows.map((row) => [row.id, row]));
}

/** @returns the new id; undefined when another user has the e-mail. */
export async function insertUser(
  tx: Queryable,
  given: Pick<Account, 'email' | 'firstName' | 'lastName' | 'passwordHash'> & { roles: readonly Grant[] },
): Promise<string | undefined> {
  const { email, firstName, lastName, roles, passwordHash } = given;
  const made = await tx
    .insert(users)
    .values({
      id: newId(),
      username: email,
      email,
      emailKey: sortKey(email),
      firstName,
      firstNameKey: sortKey(firstName),
      lastName,
      lastNameKey: sortKey(lastName),
      isAdmin: roles.length > 0,
      roles: [...roles],
      passwordHash,
      createdAt: new Date(),
    })
    .onConflictDoNothing({ target: users.emailKey })
    .returning({ id: users.id });
  return made[0]?.id;
}

export type UserChange = Partial<
  Pick<Account, 'email' | 'username' | 'firstName' | 'lastName' | 'roles' | 'isActive' | 'passwordHash' | 'recentPages'>
>;

/** Writes the given values and their sort keys. @throws Failure `user.email_taken` */
export async function updateUser(
  tx: Queryable,
  id: string,
  change: UserChange,
  { newVersion }: { newVersion: boolean },
): Promise<void> {
  const keys = {
    ...(change.roles === undefined ? {} : { isAdmin: change.roles.length > 0 }),
    ...(change.email === undefined ? {} : { emailKey: sortKey(change.email) }),
    ...(change.firstName === undefined ? {} : { firstNameKey: sortKey(change.firstName) }),
    ...(change.lastName === undefined ? {} : { lastNameKey: sortKey(change.lastName) }),
    ...(newVersion ? { version: sql`${users.version} + 1` } : {}),
  };
  if (Object.keys(change).length + Object.keys(keys).length === 0) return;
  await tx
    .update(users)
    .set({ ...change, ...keys })
    .where(eq(users.id, id))
    .catch((error: unknown) => {
      throw violatesUnique(error, 'users_email_key') ? emailTaken() : error;
    });
}

/** Gives users a new version whose teams were changed through a team, so that stale saves are refused. */
export async function touchUsers(tx: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await lockAccounts(tx, ids);
  await tx
    .update(users)
    .set({ version: sql`${users.version} + 1` })
    .where(inArray(users.id, [...ids]));
}

/** Ids of users that do not exist, or that the caller may not see. */
export const findMissingUsers = (db: Queryable, ids: readonly string[], seen: Seen): Promise<string[]> =>
  missingIds(db, users, ids, matching(db, seen));
