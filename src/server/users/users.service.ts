import type { z } from 'zod';
import type {
  listUsers as listUsersCall,
  modifyUser as modifyUserCall,
  createUser as createUserCall,
  Me,
  User,
} from '#contract/session';
import { pickFields, seenOfOthers } from '#contract/people';
import type { Grant, Scope } from '#contract/permissions';
import { recordAudit } from '../audit/audit.queries';
import { listChanges, nothingChanged } from '../audit/changes.rules';
import type { Database, Queryable } from '../db/connect';
import { inTransaction } from '../db/transaction';
import { managesPeople, type Actor } from '../http/actor';
import { failure, required } from '../http/failure';
import { refuseStale } from '../http/stale';
import type { Message } from '../mail/mail';
import { lockMemberships } from '../organisations/teams.queries';
import type { Services } from '../start/services';
import { findAccountById, type Account } from './account.queries';
import { requestEmailChange } from '../session/emailChange.service';
import { checkOrganisations, withOrganisationNames } from '../access/grantedOrganisations';
import { countAttempt } from '../session/guessing/attempts';
import { findWithIdentity } from '../session/oidc/oidc.queries';
import { makeLink } from '../session/passwordLinks';
import { deleteLinks } from '../session/passwordLinks.queries';
import { deleteSessions } from '../session/session.queries';
import {
  changedFields,
  userChanges,
  checkMayChange,
  checkNotYourself,
  describeChange,
  emailTaken,
  refuseHidden,
  rolesAfter,
  rolesText,
} from './users.rules';
import { readUser, toUser, asUser, type WholeUser } from './userRecord';
import { findTokenNames } from '../access/tokens/tokens.queries';
import { changeTeams } from './userTeams.service';
import { findTeamIds, findUsers, insertUser, lockAccounts, updateUser } from './users.queries';

type Changes = z.output<typeof modifyUserCall.body>;

/** The signed-in user, as the console reads it. */
export async function readMe({ db }: Pick<Database, 'db'>, actor: Actor): Promise<Me> {
  const account = required(await findAccountById(db, actor.userId ?? ''), 'session.required');
  return { ...(await toUser(db, account)), ...(actor.mustSetUpFactor && { mustSetUpSecondFactor: true }) };
}

/** @throws Failure `user.not_found` */
export async function readNames(
  { db }: Pick<Database, 'db'>,
  id: string,
): Promise<{ firstName: string; lastName: string }> {
  const account = required((await findAccountById(db, id)) ?? (await findTokenNames(db, id)), 'user.not_found');
  return { firstName: account.firstName, lastName: account.lastName };
}

/**
 * One page of the people whom the caller sees, with what they see of each (`seenOfOthers`). @throws Failure
 * `permission.denied` for a sort or a filter by a field that the caller does not see
 */
export async function listUsers(
  { db }: Pick<Database, 'db'>,
  query: z.output<typeof listUsersCall.query>,
  { visible, actor }: { visible: Scope; actor: Actor },
): Promise<{ users: User[]; totalUsers: number }> {
  const seesAll = managesPeople(actor);
  if (!seesAll) refuseHidden(query);
  const seen = { visible, self: actor.userId };
  const { rows, total } = await findUsers(db, { ...query, ...seen, ...(!seesAll && { isActive: true }) }, query);
  const ids = rows.map(({ id }) => id);
  const teams = await findTeamIds(db, ids, seen);
  const byProvider = await findWithIdentity(db, ids);
  const users = rows.map((row): User => ({
    ...asUser(row, teams.get(row.id) ?? []),
    signsInBy: [
      ...(row.passwordHash === null ? [] : ['password' as const]),
      ...(byProvider.has(row.id) ? ['oidc' as const] : []),
    ],
  }));
  return {
    users: users.map((user) => (seesAll || user._id === actor.userId ? user : pickFields(user, seenOfOthers.user))),
    totalUsers: total,
  };
}

/**
 * Creates a user without a password. Returns it with the invitation, to be posted after the transaction.
 * @throws Failure `user.email_taken`, `team.not_found`
 */
export async function createUser(
  tx: Queryable,
  services: Pick<Services, 'config' | 'publicUrl'>,
  actor: Actor,
  { currentPassword: _, totp: __, ...given }: z.output<typeof createUserCall.body>,
): Promise<{ user: WholeUser; invitation: Message }> {
  const roles = rolesAfter([], given);
  await checkOrganisations(tx, roles);
  await lockMemberships(tx);
  const id = await insertUser(tx, { ...given, roles, passwordHash: null });
  if (id === undefined) throw emailTaken();
  await changeTeams(tx, id, given.teams);
  const invitation = await makeLink(tx, services, 'invitation', { id, ...given });
  await recordAudit(tx, actor, {
    action: 'user.create',
    subjectId: id,
    detail: `${given.email}${roles.length > 0 ? `, roles ${rolesText(await withOrganisationNames(tx, roles))}` : ''}`,
  });
  return { user: await readUser(tx, id), invitation };
}

/**
 * Changes the given fields. A user who is deactivated or no longer an administrator is signed out everywhere. A new
 * e-mail takes effect when the address is confirmed, or at once if the invitation was not accepted yet.
 * @throws Failure `user.not_found`, `user.email_taken`, `user.not_yourself`, `team.not_found`, `record.stale`
 */
export async function modifyUser(
  services: Pick<Services, 'database' | 'config' | 'publicUrl' | 'mail' | 'secrets' | 'log'>,
  actor: Actor,
  id: string,
  { currentPassword: _, totp: __, ...changes }: Changes,
  ifMatch: number | undefined,
): Promise<{ user: WholeUser; toConfirm: string | undefined; message: string }> {
  const { database, mail } = services;
  const target = changes.email === undefined ? undefined : await findAccountById(database.db, id);
  if (target && target.email !== changes.email)
    await countAttempt(database, { kind: 'invite', account: actor.userId ?? '', address: actor.address });
  const done = await inTransaction(database.db, async (tx) => {
    if (changes.teams) await lockMemberships(tx);
    const locked = await lockAccounts(tx, [id, actor.userId ?? '']);
    // If two administrators deactivate each other at the same time, the second is refused.
    const own = locked.get(actor.userId ?? '');
    if (!own?.isActive || !own.isAdmin) throw failure('session.required');
    const before = required(locked.get(id), 'user.not_found');
    checkMayChange(own, id, changes);
    const roles = rolesAfter(before.roles, changes);
    checkNotYourself(actor, id, { ...changes, roles });
    await refuseStale(tx, before, ifMatch, () => readUser(tx, id));
    if (changes.roles) await checkOrganisations(tx, roles);
    const { email, ...others } = { ...changes, roles };
    // Read again under the lock, because it may have changed.
    const newEmail = email === before.email ? undefined : email;
    // An invited user who has never signed in needs no confirmation by mail.
    const waits = newEmail !== undefined && (before.passwordHash !== null || before.lastSeen !== null);
    const isChanged = await applyChanges(tx, actor, before, waits ? others : { email, ...others });
    const mails =
      newEmail === undefined
        ? []
        : waits
          ? await requestEmailChange(tx, services, actor, before, newEmail)
          : // The change of the address has made the first invitation void.
            [await makeLink(tx, services, 'invitation', { ...before, email: newEmail })];
    const message = isChanged ? 'Saved.' : nothingChanged;
    return { user: await readUser(tx, id), mails, toConfirm: waits ? newEmail : undefined, message };
  });
  for (const message of done.mails) mail.post(message);
  return done;
}

/** @returns whether anything was written. */
async function applyChanges(
  tx: Queryable,
  actor: Actor,
  before: Account,
  { teams, recentPages, isAdmin: _, ...given }: Omit<Changes, 'currentPassword' | 'totp'> & { roles: Grant[] },
): Promise<boolean> {
  const changed = changedFields(before, given);
  const ofTeams = teams === undefined ? undefined : await changeTeams(tx, before.id, teams);
  const newVersion = ofTeams !== undefined || Object.keys(changed).length > 0;
  // Recent pages do not count as a change of the record.
  const written = { ...changed, ...(recentPages === undefined ? {} : { recentPages }) };
  await updateUser(tx, before.id, written, { newVersion });
  if (changed.isActive === false || changed.roles?.length === 0) await deleteSessions(tx, before.id, null);
  if (changed.isActive === false || changed.email !== undefined) await deleteLinks(tx, before.id);
  if (newVersion) {
    const named = async <Of extends { roles?: readonly Grant[] }>(of: Of): Promise<Of> =>
      of.roles ? { ...of, roles: await withOrganisationNames(tx, of.roles) } : of;
    const [from, to] = [await named(before), await named(changed)];
    await recordAudit(tx, actor, {
      action: changed.isActive === false ? 'user.deactivate' : 'user.modify',
      subjectId: before.id,
      detail: `${changed.email === undefined ? `${before.email}: ` : ''}${describeChange(from, to, ofTeams !== undefined)}`,
      changes: [...userChanges(from, to), ...(ofTeams === undefined ? [] : listChanges('teams', ofTeams))],
    });
  }
  return newVersion || recentPages !== undefined;
}
