import type { User } from '#contract/session';
import type { Queryable } from '../db/connect';
import { required } from '../http/failure';
import { findAccountById, type Account } from './account.queries';
import { findTeamIds } from './users.queries';

/** A user as the API returns it. @throws Failure `user.not_found` */
export async function readUser(db: Queryable, id: string): Promise<WholeUser> {
  return toUser(db, required(await findAccountById(db, id), 'user.not_found'));
}

export async function toUser(db: Queryable, account: Account): Promise<WholeUser> {
  return asUser(account, (await findTeamIds(db, [account.id])).get(account.id) ?? []);
}

/** The same from an account and its teams. */
export function asUser(
  {
    id,
    username,
    firstName,
    lastName,
    email,
    recentPages,
    isAdmin,
    roles,
    totpConfirmed,
    totpConfirmedAt,
    isActive,
    lastSeen,
    createdAt,
    version,
  }: Account,
  teams: string[],
) {
  return {
    _id: id,
    username,
    firstName,
    lastName,
    email,
    teams,
    recentPages,
    isAdmin,
    roles,
    hasSecondFactor: totpConfirmed,
    secondFactorSince: totpConfirmedAt?.toISOString() ?? null,
    isActive,
    lastSeen: lastSeen?.toISOString() ?? null,
    dateCreated: createdAt.toISOString(),
    version,
  } satisfies User;
}
/** A user with everything that is kept of them. */
export type WholeUser = ReturnType<typeof asUser>;
