import type { Queryable } from '../db/connect';
import { failure } from '../http/failure';
import {
  deleteMembers,
  findMissingTeams,
  findTeamNames,
  insertMembers,
  orderTeams,
  touchTeams,
} from '../organisations/teams.queries';
import { findTeamIds } from './users.queries';

/**
 * Replaces the user's teams, in this order. @returns the names of those left and joined; undefined if nothing changed.
 * @throws Failure `team.not_found`
 */
export async function changeTeams(
  tx: Queryable,
  userId: string,
  given: readonly string[],
): Promise<{ left: string[]; joined: string[] } | undefined> {
  const wanted = [...new Set(given)];
  const had = (await findTeamIds(tx, [userId])).get(userId) ?? [];
  if (wanted.join() === had.join()) return undefined;
  const missing = await findMissingTeams(tx, wanted);
  if (missing.length > 0)
    throw failure('team.not_found', {
      fields: missing.map((id) => ({
        path: `teams.${String(given.indexOf(id))}`,
        message: 'This team does not exist',
      })),
    });
  const left = had.filter((id) => !wanted.includes(id));
  const joined = wanted.filter((id) => !had.includes(id));
  for (const teamId of left) await deleteMembers(tx, teamId, [userId]);
  for (const teamId of joined) await insertMembers(tx, teamId, [userId]);
  await orderTeams(tx, userId, wanted);
  await touchTeams(tx, [...left, ...joined]);
  const names = await findTeamNames(tx, [...left, ...joined]);
  const named = (ids: readonly string[]): string[] => ids.map((id) => names.get(id) ?? id);
  return { left: named(left), joined: named(joined) };
}
