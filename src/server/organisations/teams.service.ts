import type { z } from 'zod';
import type {
  createTeam as createCall,
  listTeams as listCall,
  modifyTeam as modifyCall,
  Organisation,
  Team,
} from '#contract/organisations';
import type { Scope } from '#contract/permissions';
import { recordAudit } from '../audit/audit.queries';
import { findChanges, listChanges, nothingChanged } from '../audit/changes.rules';
import type { Database, Queryable } from '../db/connect';
import { pickIds } from '../db/existing';
import { inTransaction } from '../db/transaction';
import { violatesUnique } from '../db/transientErrors';
import type { Actor } from '../http/actor';
import { failure, fieldFailure, required } from '../http/failure';
import { refuseStale } from '../http/stale';
import { findAccountById } from '../users/account.queries';
import { findMissingUsers, findTeamIds, touchUsers } from '../users/users.queries';
import { readOrganisation } from './organisations.service';
import {
  countBoards,
  deleteMembers,
  findTeam,
  findTeamParts,
  findTeams,
  insertMembers,
  insertTeam,
  lockMemberships,
  lockTeam,
  orderMembers,
  updateTeam,
  type TeamParts,
  type TeamRow,
} from './teams.queries';

/** @throws Failure `team.not_found` */
export async function readTeam(db: Queryable, id: string, visible: Scope): Promise<Team> {
  const row = required(await findTeam(db, id), 'team.not_found');
  const parts = await findTeamParts(db, [id], visible);
  return { ...asTeam(row, parts.get(id)), totalBoards: await countBoards(db, id, visible) };
}

/**
 * A team's organisation, with the caller's own e-mail and teams, as specified. @throws Failure `team.not_found`,
 * `organisation.not_found`
 */
export async function readOrganisationOfTeam(
  { db }: Pick<Database, 'db'>,
  actor: Actor,
  teamId: string,
  visible: Scope,
): Promise<{ org: Organisation; email: string; username: string; teams: string[] }> {
  const row = required(await findTeam(db, teamId), 'team.not_found');
  const org = await readOrganisation(db, row.orgId ?? '', visible);
  const userId = actor.userId ?? '';
  const caller = await findAccountById(db, userId);
  const teams = (await findTeamIds(db, [userId])).get(userId) ?? [];
  return { org, email: caller?.email ?? '', username: caller?.username ?? '', teams };
}

export async function listTeams(
  { db }: Pick<Database, 'db'>,
  query: z.output<typeof listCall.query>,
  visible: Scope,
): Promise<{ teams: Team[]; totalTeams: number }> {
  const { rows, total } = await findTeams(db, { ...query, visible }, query);
  const parts = await findTeamParts(db, pickIds(rows), visible);
  return { teams: rows.map((row) => asTeam(row, parts.get(row.id))), totalTeams: total };
}

/** @throws Failure `organisation.not_found`, `user.not_found`, `team.name_taken` */
export async function createTeam(
  tx: Queryable,
  actor: Actor,
  { teamName, orgID, teamMembers }: z.output<typeof createCall.body>,
  visible: Scope,
): Promise<Team> {
  await lockMemberships(tx);
  await readOrganisation(tx, orgID);
  const id = await insertTeam(tx, { teamName, orgId: orgID });
  if (id === undefined) throw nameTaken();
  await changeMembers(tx, id, [], teamMembers, { visible, self: actor.userId });
  await recordAudit(tx, actor, { action: 'team.create', subjectId: id, detail: teamName });
  return readTeam(tx, id, visible);
}

/** @throws Failure `team.not_found`, `user.not_found`, `team.name_taken`, `record.stale` */
export async function modifyTeam(
  { db }: Pick<Database, 'db'>,
  actor: Actor,
  id: string,
  { teamName, teamMembers }: z.output<typeof modifyCall.body>,
  { ifMatch, visible }: { ifMatch: number | undefined; visible: Scope },
): Promise<{ team: Team; message: string }> {
  return inTransaction(db, async (tx) => {
    if (teamMembers) await lockMemberships(tx);
    const before = required(await lockTeam(tx, id), 'team.not_found');
    await refuseStale(tx, before, ifMatch, () => readTeam(tx, id, visible));
    const had = (await findTeamParts(tx, [id], visible)).get(id)?.members ?? [];
    const hadIds = had.map(({ _id }) => _id);
    const renamed = teamName !== undefined && teamName !== before.teamName ? teamName : undefined;
    const seen = { visible, self: actor.userId };
    const membersChanged = teamMembers !== undefined && (await changeMembers(tx, id, hadIds, teamMembers, seen));
    const isChanged = renamed !== undefined || membersChanged;
    if (isChanged) {
      await updateTeam(tx, id, renamed).catch((error: unknown) => {
        throw violatesUnique(error, 'teams_name_unique') ? nameTaken() : error;
      });
      const detail = [
        ...(renamed === undefined ? [] : [`${JSON.stringify(before.teamName)} -> ${JSON.stringify(renamed)}`]),
        ...(membersChanged ? ['members'] : []),
      ].join(', ');
      const now = (await findTeamParts(tx, [id], visible)).get(id)?.members ?? [];
      await recordAudit(tx, actor, {
        action: 'team.modify',
        subjectId: id,
        detail,
        changes: [
          ...findChanges(before, { teamName: renamed }),
          ...listChanges('members', { left: namesWithout(had, now), joined: namesWithout(now, had) }),
        ],
      });
    }
    return { team: await readTeam(tx, id, visible), message: isChanged ? 'Saved the team.' : nothingChanged };
  });
}

/**
 * Replaces the team's members, in this order; the caller must already be able to see new ones. @returns whether
 * anything changed
 */
async function changeMembers(
  tx: Queryable,
  teamId: string,
  had: readonly string[],
  given: readonly string[],
  seen: { visible: Scope; self: string | null },
): Promise<boolean> {
  const wanted = [...new Set(given)];
  if (wanted.join() === had.join()) return false;
  const joined = wanted.filter((id) => !had.includes(id));
  const missing = await findMissingUsers(tx, joined, seen);
  if (missing.length > 0)
    throw failure('user.not_found', {
      fields: missing.map((id) => ({
        path: `teamMembers.${String(given.indexOf(id))}`,
        message: 'This user does not exist',
      })),
    });
  const left = had.filter((id) => !wanted.includes(id));
  await deleteMembers(tx, teamId, left);
  await insertMembers(tx, teamId, joined);
  await orderMembers(tx, teamId, wanted);
  await touchUsers(tx, [...left, ...joined]);
  return true;
}

/** The names of those who are not among others. */
const namesWithout = (members: TeamParts['members'], others: TeamParts['members']): string[] =>
  members
    .filter(({ _id }) => others.every((other) => other._id !== _id))
    .map(({ _id, firstName, lastName }) => `${firstName} ${lastName}`.trim() || _id);

function asTeam(
  { id, teamName, orgId, version }: TeamRow,
  { members, campaigns }: TeamParts = { members: [], campaigns: [] },
): Team {
  return { _id: id, teamName, orgID: orgId, teamMembers: members.map(({ _id }) => _id), members, campaigns, version };
}

const nameTaken = () => fieldFailure('team.name_taken', 'teamName', 'The organisation has another team with this name');
