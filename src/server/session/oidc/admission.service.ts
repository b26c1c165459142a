import { findScope, type Grant } from '#contract/permissions';
import { recordAudit } from '../../audit/audit.queries';
import { isSame } from '../../audit/changes.rules';
import type { Queryable } from '../../db/connect';
import type { Actor } from '../../http/actor';
import type { VerifiedIdentity } from '../../identity/identity';
import { withOrganisationNames } from '../../access/grantedOrganisations';
import { rolesOfGroups } from '../../identity/roleMap.rules';
import type { IdentityConfig, OidcConfig } from '../../settings/identitySettings';
import { toEmailKey, findAccount, type Account } from '../../users/account.queries';
import { isBreakGlass } from '../passwordLogin.rules';
import { actorAs } from '../../users/personName';
import { deleteSessions } from '../session.queries';
import { userChanges, describeChange } from '../../users/users.rules';
import { insertUser, lockAccounts, updateUser } from '../../users/users.queries';
import { findIdentityUser, hasIdentity, hasOtherOwner, keepIdentity, lockOwners } from './oidc.queries';

/** Why a person whom the provider has authenticated is refused, as the audit log says it. */
export const refusals = {
  noRole: 'no group gives a role',
  deactivated: 'the account is deactivated',
  noEmail: 'no e-mail address',
  unverifiedEmail: 'an account has this e-mail, which the provider has not verified',
  otherIdentity: 'somebody else there signs in to the account with this e-mail',
  breakGlass: 'the emergency account signs in with its password',
  owner: 'the groups would take the role Owner from an account of before',
  lastOwner: 'the groups would take the role from the last Owner',
  raced: 'two first sign-ins at once',
};
export type Refused = keyof typeof refusals;
export type Admission = { account: Account } | { refused: Refused; account: Account | undefined };

type Settings = IdentityConfig & { oidc: OidcConfig };

/**
 * Finds the user of a provider's identity, and updates their roles from their groups. Unknown people get an account if
 * a group gives them a role; known users without such a group lose their roles and sessions. Groups never change the
 * emergency account, nor remove the last Owner.
 */
export async function admit(
  tx: Queryable,
  actor: Actor,
  verified: VerifiedIdentity,
  settings: Settings,
): Promise<Admission> {
  const { oidc } = settings;
  const roles = rolesOfGroups(oidc.roleMap, verified.groups);
  const knownId = await findIdentityUser(tx, verified);
  const known = knownId === undefined ? undefined : (await lockAccounts(tx, [knownId])).get(knownId);
  if (known) return admitReturning(tx, actor, verified, known, roles, settings);
  if (roles.length === 0) return refuse('noRole');
  if (verified.email === undefined || !/^\S+@\S+$/.test(verified.email)) return refuse('noEmail');
  const sameEmail = await findAccount(tx, toEmailKey(verified.email));
  if (isBreakGlass(settings, verified.email)) return refuse('breakGlass', sameEmail);
  const account = sameEmail
    ? await mayLink(tx, sameEmail, verified, roles)
    : await create(tx, actor, { ...verified, email: verified.email }, roles, oidc.name);
  if ('refused' in account) return account;
  if (!(await keepIdentity(tx, verified, account.account.id))) return refuse('raced');
  return takeRoles(tx, actor, verified, account.account, roles);
}

const refuse = (refused: Refused, account?: Account): Admission => ({ refused, account });

/** A user who has signed in through the provider before. */
async function admitReturning(
  tx: Queryable,
  actor: Actor,
  verified: VerifiedIdentity,
  account: Account,
  roles: Grant[],
  settings: Settings,
): Promise<Admission> {
  if (isBreakGlass(settings, account.email)) return refuse('breakGlass', account);
  if (!account.isActive) return refuse('deactivated', account);
  if (losesOwnerRole(account, roles)) {
    await lockOwners(tx);
    if (!(await hasOtherOwner(tx, account.id, settings))) {
      if (roles.length === 0) await deleteSessions(tx, account.id, null);
      return refuse('lastOwner', account);
    }
  }
  return takeRoles(tx, actor, verified, account, roles);
}

const losesOwnerRole = (account: Account, roles: readonly Grant[]): boolean =>
  findScope(account.roles, 'people') !== undefined && findScope(roles, 'people') === undefined;

/**
 * Whether an identity may be linked to the existing account with its e-mail. A person who can set any e-mail at the
 * provider must not get another user's account. Linking never reduces the roles of an existing Owner; another Owner
 * must do that.
 */
async function mayLink(
  tx: Queryable,
  { id }: Account,
  { issuer, emailVerified }: VerifiedIdentity,
  roles: readonly Grant[],
): Promise<Admission> {
  const account = (await lockAccounts(tx, [id])).get(id);
  if (!account) return refuse('raced');
  if (!emailVerified) return refuse('unverifiedEmail', account);
  if (!account.isActive) return refuse('deactivated', account);
  if (await hasIdentity(tx, id, issuer)) return refuse('otherIdentity', account);
  return losesOwnerRole(account, roles) ? refuse('owner', account) : { account };
}

async function create(
  tx: Queryable,
  actor: Actor,
  { email, firstName, lastName }: VerifiedIdentity & { email: string },
  roles: readonly Grant[],
  provider: string,
): Promise<Admission> {
  const id = await insertUser(tx, { email, firstName, lastName, roles, passwordHash: null });
  const account = id === undefined ? undefined : (await lockAccounts(tx, [id])).get(id);
  if (!account) return refuse('raced');
  await recordAudit(tx, actorAs(actor, account), {
    action: 'user.create',
    subjectId: account.id,
    detail: `${email}, by ${provider}: ${describeChange({ email, roles: [] }, { roles: await withOrganisationNames(tx, roles) }, false)}`,
  });
  return { account };
}

async function takeRoles(
  tx: Queryable,
  actor: Actor,
  verified: VerifiedIdentity,
  account: Account,
  roles: Grant[],
): Promise<Admission> {
  await keepIdentity(tx, verified, account.id);
  const gone = roles.length === 0;
  if (gone) await deleteSessions(tx, account.id, null);
  if (!isSame(account.roles, roles)) {
    await updateUser(tx, account.id, { roles }, { newVersion: true });
    const from = { ...account, roles: await withOrganisationNames(tx, account.roles) };
    const to = { roles: await withOrganisationNames(tx, roles) };
    await recordAudit(tx, actorAs(actor, account), {
      action: 'user.modify',
      subjectId: account.id,
      detail: `${account.email}: ${describeChange(from, to, false)}, by the provider's groups`,
      changes: userChanges(from, to),
    });
  }
  return gone ? refuse('noRole', account) : { account: { ...account, roles } };
}
