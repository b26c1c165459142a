import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { listTeams, Team } from '#contract/organisations';
import type { Scope } from '#contract/permissions';
import type { Queryable } from '../db/connect';
import { missingIds, namesById } from '../db/existing';
import { newId } from '../db/newId';
import { eqIfGiven, readPage, type FilterOf, type PageOf } from '../db/paging';
import { inScope } from '../db/scope';
import { sortKey } from '../db/schema/columns';
import { anyContains } from '../db/searching';
import { boards, campaigns, teamMembers, teams, users } from '../db/schema/schema';

export type TeamRow = typeof teams.$inferSelect;

/** The parts of a team that are not in its own row. */
export interface TeamParts {
  members: NonNullable<Team['members']>;
  campaigns: string[];
}

export const findTeam = (db: Queryable, id: string): Promise<TeamRow | undefined> =>
  db.query.teams.findFirst({ where: eq(teams.id, id) });

/** The team, locked until the transaction ends. */
export async function lockTeam(tx: Queryable, id: string): Promise<TeamRow | undefined> {
  const [found] = await tx.select().from(teams).where(eq(teams.id, id)).for('update');
  return found;
}

export async function findTeams(
  db: Queryable,
  { search, orgID, visible }: FilterOf<typeof listTeams>,
  page: PageOf<'teamName'>,
): Promise<{ rows: TeamRow[]; total: number }> {
  const where = and(
    anyContains([teams.teamNameKey], search),
    eqIfGiven(teams.orgId, orgID),
    inScope(teams.orgId, visible),
  );
  const select = db.select().from(teams).where(where).$dynamic();
  return readPage(db, select, [teams.teamNameKey, teams.id], page);
}

/** Members and campaigns of teams, each in its own order; of the campaigns those of organisations in `visible`. */
export async function findTeamParts(
  db: Queryable,
  teamIds: readonly string[],
  visible: Scope,
): Promise<Map<string, TeamParts>> {
  const parts = new Map<string, TeamParts>(teamIds.map((id) => [id, { members: [], campaigns: [] }]));
  if (teamIds.length === 0) return parts;
  const members = await db
    .select({ teamId: teamMembers.teamId, _id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(teamMembers)
    .innerJoin(users, eq(users.id, teamMembers.userId))
    .where(inArray(teamMembers.teamId, [...teamIds]))
    .orderBy(asc(teamMembers.memberOrder), asc(users.id));
  for (const { teamId, ...member } of members) parts.get(teamId)?.members.push(member);
  const managed = await db
    .select({ id: campaigns.id, teamId: campaigns.managementTeam })
    .from(campaigns)
    .where(
      and(
        inArray(campaigns.managementTeam, [...teamIds]),
        isNull(campaigns.deletedAt),
        inScope(campaigns.parentOrg, visible),
      ),
    )
    .orderBy(asc(campaigns.campaignNameKey), asc(campaigns.id));
  for (const { id, teamId } of managed) if (teamId !== null) parts.get(teamId)?.campaigns.push(id);
  return parts;
}

/** Boards of a team that are not deleted, of organisations in `visible`. */
export const countBoards = (db: Queryable, teamId: string, visible: Scope): Promise<number> =>
  db.$count(boards, and(eq(boards.team, teamId), eq(boards.isDeleted, false), inScope(boards.boardOwner, visible)));

/** @returns the new id; undefined when the organisation has another team of this name. */
export async function insertTeam(
  tx: Queryable,
  { teamName, orgId }: { teamName: string; orgId: string },
): Promise<string | undefined> {
  const made = await tx
    .insert(teams)
    .values({ id: newId(), teamName, teamNameKey: sortKey(teamName), orgId, createdAt: new Date() })
    .onConflictDoNothing()
    .returning({ id: teams.id });
  return made[0]?.id;
}

/**
 * Writes a new version of the team, with the name if one is given. Throws a unique violation of `teams_name_unique`.
 */
export async function updateTeam(tx: Queryable, id: string, teamName: string | undefined): Promise<void> {
  await tx
    .update(teams)
    .set({
      ...(teamName === undefined ? {} : { teamName, teamNameKey: sortKey(teamName) }),
      version: sql`${teams.version} + 1`,
    })
    .where(eq(teams.id, id));
}

/** Gives teams a new version whose members were changed through a user. */
export async function touchTeams(tx: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await tx
      .update(teams)
      .set({ version: sql`${teams.version} + 1` })
      .where(inArray(teams.id, [...ids]));
}

/**
 * Allows one change of memberships at a time: it writes teams and users, which two calls could lock in opposite order.
 * Call it before locking any row.
 */
export async function lockMemberships(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('memberships', 0))`);
}

/** Adds members at the end of a team; for each of them the team is added at the end of their teams. */
export async function insertMembers(tx: Queryable, teamId: string, userIds: readonly string[]): Promise<void> {
  for (const userId of userIds) {
    await tx
      .insert(teamMembers)
      .values({
        teamId,
        userId,
        memberOrder: next('member_order', 'team_id', teamId),
        teamOrder: next('team_order', 'user_id', userId),
      })
      .onConflictDoNothing();
  }
}

const next = (order: string, by: string, value: string) =>
  sql<number>`(select coalesce(max(${sql.identifier(order)}), -1) + 1 from ${teamMembers} where ${sql.identifier(by)} = ${value})`;

export async function deleteMembers(tx: Queryable, teamId: string, userIds: readonly string[]): Promise<void> {
  if (userIds.length > 0)
    await tx.delete(teamMembers).where(and(eq(teamMembers.teamId, teamId), inArray(teamMembers.userId, [...userIds])));
}

/** Puts the members into the given order. */
export async function orderMembers(tx: Queryable, teamId: string, userIds: readonly string[]): Promise<void> {
  for (const [memberOrder, userId] of userIds.entries())
    await tx
      .update(teamMembers)
      .set({ memberOrder })
      .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.userId, userId)));
}

/** Puts the user's teams into the given order. */
export async function orderTeams(tx: Queryable, userId: string, teamIds: readonly string[]): Promise<void> {
  for (const [teamOrder, teamId] of teamIds.entries())
    await tx
      .update(teamMembers)
      .set({ teamOrder })
      .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.userId, userId)));
}

/** Ids of teams that do not exist. */
export const findMissingTeams = (db: Queryable, ids: readonly string[]): Promise<string[]> =>
  missingIds(db, teams, ids);

/** The names of teams by id. */
export const findTeamNames = (db: Queryable, ids: readonly string[]): Promise<Map<string, string>> =>
  namesById(db, teams, teams.teamName, ids);
