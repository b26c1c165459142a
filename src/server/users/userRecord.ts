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
export function asUser(account: Account, teams: string[]) {
  return {
    _id: account.id,
    username: account.username,
    firstName: account.firstName,
    lastName: account.lastName,
    email: account.email,
    teams,
    recentPages: account.recentPages,
    isAdmin: account.isAdmin,
    roles: account.roles,
    hasSecondFactor: account.totpConfirmed,
    secondFactorSince: account.totpConfirmedAt?.toISOString() ?? null,
    isActive: account.isActive,
    lastSeen: account.lastSeen?.toISOString() ?? null,
    dateCreated: account.createdAt.toISOString(),
    version: account.version,
  } satisfies User;
}
/** A user with everything that is kept of them. */
export type WholeUser = ReturnType<typeof asUser>;
