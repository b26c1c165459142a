import { and, count, eq, getTableColumns, inArray, isNull, or, sql } from 'drizzle-orm';
import { alias, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { listOrganisations } from '#contract/organisations';
import type { Queryable } from '../db/connect';
import { missingIds, namesById } from '../db/existing';
import { newId } from '../db/newId';
import { eqIfGiven, readPage, type FilterOf, type PageOf } from '../db/paging';
import { inScope } from '../db/scope';
import { sortKey } from '../db/schema/columns';
import { anyContains } from '../db/searching';
import { boards, campaigns, organisations, teams } from '../db/schema/schema';

const parents = alias(organisations, 'parents');

export type OrganisationRow = typeof organisations.$inferSelect & { parentOrgName: string | null };

const sortColumns = {
  orgName: organisations.orgNameKey,
  orgType: organisations.orgTypeKey,
  fundsAvailable: organisations.fundsMicros,
  dateCreated: organisations.createdAt,
};

const withParent = (db: Queryable) =>
  db
    .select({ ...getTableColumns(organisations), parentOrgName: parents.orgName })
    .from(organisations)
    .leftJoin(parents, eq(parents.id, organisations.parentOrg));

export async function findOrganisation(db: Queryable, id: string): Promise<OrganisationRow | undefined> {
  const [found] = await withParent(db).where(eq(organisations.id, id));
  return found;
}

/** The organisation, locked until the transaction ends. */
export async function lockOrganisation(tx: Queryable, id: string): Promise<OrganisationRow | undefined> {
  const [found] = await tx
    .select({ id: organisations.id })
    .from(organisations)
    .where(eq(organisations.id, id))
    .for('update');
  return found && findOrganisation(tx, id);
}

export type OrganisationFilter = FilterOf<typeof listOrganisations>;

export async function findOrganisations(
  db: Queryable,
  { search, orgType, parentOrg, visible }: OrganisationFilter,
  page: PageOf<keyof typeof sortColumns>,
): Promise<{ rows: OrganisationRow[]; total: number }> {
  const where = and(
    search ? or(anyContains([organisations.orgNameKey], search), eq(organisations.id, search)) : undefined,
    eqIfGiven(organisations.orgType, orgType),
    eqIfGiven(organisations.parentOrg, parentOrg),
    inScope(organisations.id, visible),
  );
  const select = withParent(db).where(where).$dynamic();
  return readPage(db, select, [sortColumns[page.sortID], organisations.id], page);
}

/**
 * How many teams, campaigns and boards organisations have; without deleted ones. `knownBoards`: the number of boards, if
 * the caller knows it already.
 */
export async function countHoldings(db: Queryable, ids: readonly string[], knownBoards?: (id: string) => number) {
  const ofTeams = await countBy(db, teams, teams.orgId, ids);
  const ofCampaigns = await countBy(db, campaigns, campaigns.parentOrg, ids, isNull(campaigns.deletedAt));
  const countBoards = knownBoards ?? (await countBy(db, boards, boards.boardOwner, ids, eq(boards.isDeleted, false)));
  return (id: string) => ({ teams: ofTeams(id), campaigns: ofCampaigns(id), boards: countBoards(id) });
}

async function countBy(
  db: Queryable,
  table: PgTable,
  owner: PgColumn,
  ids: readonly string[],
  where?: ReturnType<typeof eq>,
): Promise<(id: string) => number> {
  if (ids.length === 0) return () => 0;
  const rows = await db
    .select({ id: sql<string>`${owner}`, n: count() })
    .from(table)
    .where(and(inArray(owner, [...ids]), where))
    .groupBy(owner);
  const counts = new Map(rows.map(({ id, n }) => [id, n]));
  return (id) => counts.get(id) ?? 0;
}

/** @returns the new id; undefined when another organisation has the name. */
export async function insertOrganisation(
  tx: Queryable,
  given: Pick<OrganisationRow, 'orgName' | 'orgType' | 'parentOrg'>,
): Promise<string | undefined> {
  const made = await tx
    .insert(organisations)
    .values({
      ...given,
      id: newId(),
      orgNameKey: sortKey(given.orgName),
      orgTypeKey: sortKey(given.orgType),
      createdAt: new Date(),
    })
    .onConflictDoNothing({ target: organisations.orgNameKey })
    .returning({ id: organisations.id });
  return made[0]?.id;
}

/** Writes the given values as a new version. Throws a unique violation of `organisations_name_unique`. */
export async function updateOrganisation(
  tx: Queryable,
  id: string,
  change: { orgName?: string | undefined; orgType?: string | undefined; parentOrg?: string | null | undefined },
): Promise<void> {
  await tx
    .update(organisations)
    .set({
      ...(change.orgName === undefined ? {} : { orgName: change.orgName, orgNameKey: sortKey(change.orgName) }),
      ...(change.orgType === undefined ? {} : { orgType: change.orgType, orgTypeKey: sortKey(change.orgType) }),
      ...(change.parentOrg === undefined ? {} : { parentOrg: change.parentOrg }),
      version: sql`${organisations.version} + 1`,
    })
    .where(eq(organisations.id, id));
}

/** Ids of organisations that do not exist. */
export const findMissingOrganisations = (db: Queryable, ids: readonly string[]): Promise<string[]> =>
  missingIds(db, organisations, ids);

export const findOrganisationNames = (db: Queryable, ids: readonly string[]): Promise<Map<string, string>> =>
  namesById(db, organisations, organisations.orgName, ids);

/** The ids from an organisation up to the topmost, itself first; stops at a cycle. */
export async function findAncestors(db: Queryable, id: string): Promise<string[]> {
  const found = await db.execute<{ id: string }>(sql`
    with recursive line(id, parent, path) as (
      select id, parent_org, array[id] from organisations where id = ${id}
      union all
      select o.id, o.parent_org, line.path || o.id from organisations o join line on o.id = line.parent where not o.id = any(line.path)
    ) select id from line`);
  return found.rows.map((row) => row.id);
}
