import type { z } from 'zod';
import type {
  listUsers as listUsersCall,
  modifyUser as modifyUserCall,
  createUser as createUserCall,
  Me,
  User,
} from '#contract/session';
import { recordAct } from '../audit/audit.queries';
import type { Database, Queryable } from '../db/connect';
import { inTransaction } from '../db/transaction';
import { violatesUnique } from '../db/violations';
import type { Actor } from '../http/actor';
import { failure } from '../http/failure';
import { refuseStale } from '../http/stale';
import type { Message } from '../mail/mail';
import { lockMemberships } from '../organisations/teams.queries';
import type { Services } from '../services';
import { findAccountById, type Account } from './account.queries';
import { makeLink } from './passwordLinks';
import { deleteLinks } from './passwordLinks.queries';
import { deleteSessions } from './session.queries';
import { changedFields, checkNotYourself, describeChange } from './users.rules';
import { changeTeams } from './userTeams.service';
import { findTeamIds, findUsers, insertUser, lockAccounts, updateUser } from './users.queries';

type Changes = z.output<typeof modifyUserCall.body>;

/** The signed-in user, as the console reads it. */
export async function readMe({ db }: Pick<Database, 'db'>, actor: Actor): Promise<Me> {
  const account = await findAccountById(db, actor.userId ?? '');
  if (!account) throw failure('session.required');
  const { _id, username, firstName, lastName, email, teams, recentPages, isAdmin } = await toUser(db, account);
  return {
    _id,
    username,
    firstName,
    lastName,
    email,
    teams,
    recentPages,
    isAdmin,
    hasSecondFactor: account.totpConfirmed,
  };
}

/** @throws Failure `user.not_found` */
export async function readNames(
  { db }: Pick<Database, 'db'>,
  id: string,
): Promise<{ firstName: string; lastName: string }> {
  const account = await findAccountById(db, id);
  if (!account) throw failure('user.not_found');
  return { firstName: account.firstName, lastName: account.lastName };
}

export async function listUsers(
  { db }: Pick<Database, 'db'>,
  query: z.output<typeof listUsersCall.query>,
): Promise<{ users: User[]; totalUsers: number }> {
  const { rows, total } = await findUsers(db, query, query);
  const teams = await findTeamIds(
    db,
    rows.map(({ id }) => id),
  );
  return { users: rows.map((row) => userOf(row, teams.get(row.id) ?? [])), totalUsers: total };
}

/**
 * A new user without a password, and the invitation to post once the transaction has ended.
 * @throws Failure `user.email_taken`, `team.not_found`
 */
export async function createUser(
  tx: Queryable,
  { config, publicUrl }: Pick<Services, 'config' | 'publicUrl'>,
  actor: Actor,
  given: z.output<typeof createUserCall.body>,
): Promise<{ user: User; invitation: Message }> {
  await lockMemberships(tx);
  const id = await insertUser(tx, { ...given, passwordHash: null });
  if (id === undefined) throw emailTaken();
  await changeTeams(tx, id, given.teams);
  const invitation = await makeLink(tx, {
    kind: 'invitation',
    user: { id, ...given },
    productName: config.productName,
    publicUrl: publicUrl(),
  });
  await recordAct(tx, actor, {
    action: 'user.create',
    subject: 'user',
    subjectId: id,
    detail: `${given.email}${given.isAdmin ? ', administrator' : ''}`,
  });
  return { user: await readUser(tx, id), invitation };
}

/**
 * Changes what is given. Who is deactivated or no longer an administrator is signed out everywhere.
 * @throws Failure `user.not_found`, `user.email_taken`, `user.not_yourself`, `team.not_found`, `record.stale`
 */
export async function modifyUser(
  { database }: Pick<Services, 'database'>,
  actor: Actor,
  id: string,
  changes: Changes,
  ifMatch: number | undefined,
): Promise<User> {
  return inTransaction(database.db, async (tx) => {
    if (changes.teams) await lockMemberships(tx);
    const locked = await lockAccounts(tx, [id, actor.userId ?? '']);
    // Two administrators may deactivate each other at once: the second is none any more.
    const own = locked.get(actor.userId ?? '');
    if (!own?.isActive || !own.isAdmin) throw failure('session.required');
    const before = locked.get(id);
    if (!before) throw failure('user.not_found');
    checkNotYourself(actor, id, changes);
    await refuseStale(tx, before, ifMatch, () => readUser(tx, id));
    await apply(tx, actor, before, changes);
    return readUser(tx, id);
  });
}

async function apply(
  tx: Queryable,
  actor: Actor,
  before: Account,
  { teams, recentPages, ...given }: Changes,
): Promise<void> {
  const changed = changedFields(before, given);
  const teamsChanged = teams !== undefined && (await changeTeams(tx, before.id, teams));
  const newVersion = teamsChanged || Object.keys(changed).length > 0;
  try {
    // Which pages somebody opened lately is no change of the record.
    await updateUser(
      tx,
      before.id,
      { ...changed, ...(recentPages === undefined ? {} : { recentPages }) },
      { newVersion },
    );
  } catch (error) {
    throw violatesUnique(error, 'users_email_key') ? emailTaken() : error;
  }
  if (changed.isActive === false || changed.isAdmin === false) await deleteSessions(tx, before.id, null);
  if (changed.isActive === false || changed.email !== undefined) await deleteLinks(tx, before.id);
  if (newVersion)
    await recordAct(tx, actor, {
      action: changed.isActive === false ? 'user.deactivate' : 'user.modify',
      subject: 'user',
      subjectId: before.id,
      detail: describeChange(before, changed, teamsChanged),
    });
}

async function readUser(db: Queryable, id: string): Promise<User> {
  const account = await findAccountById(db, id);
  if (!account) throw failure('user.not_found');
  return toUser(db, account);
}

async function toUser(db: Queryable, account: Account): Promise<User> {
  return userOf(account, (await findTeamIds(db, [account.id])).get(account.id) ?? []);
}

function userOf(
  { id, username, firstName, lastName, email, recentPages, isAdmin, isActive, lastSeen, createdAt, version }: Account,
  teams: string[],
): User {
  return {
    _id: id,
    username,
    firstName,
    lastName,
    email,
    teams,
    recentPages,
    isAdmin,
    isActive,
    lastSeen: lastSeen?.toISOString() ?? null,
    dateCreated: createdAt.toISOString(),
    version,
  };
}

const emailTaken = () =>
  failure('user.email_taken', { fields: [{ path: 'email', message: 'Another user has this e-mail.' }] });
