import type { Grant } from '#contract/permissions';
import { recordAct } from '../../audit/audit.queries';
import type { Queryable } from '../../db/connect';
import type { Actor } from '../../http/actor';
import type { Vouched } from '../../identity/identity';
import { rolesOfGroups } from '../../identity/roleMap.rules';
import type { IdentityConfig, OidcConfig } from '../../identitySettings';
import { emailKeyOf, findAccount, type Account } from '../account.queries';
import { personName } from '../personName';
import { deleteSessions } from '../session.queries';
import { describeChange } from '../users.rules';
import { insertUser, lockAccounts, updateUser } from '../users.queries';
import { findIdentityUser, keepIdentity } from './oidc.queries';

/** Why somebody whom the provider vouches for does not get in. */
export type Refused = 'noRole' | 'deactivated' | 'noEmail' | 'unverifiedEmail' | 'breakGlass' | 'raced';

export type Admission = { account: Account } | { refused: Refused; account: Account | undefined };

/**
 * Who somebody at the provider is here, with the roles of their groups. Unknown people get an account if a group gives them a
 * role; somebody known who has no such group any more loses the roles and the sessions they had.
 */
export async function admit(
  tx: Queryable,
  actor: Actor,
  vouched: Vouched,
  { oidc, breakGlass }: IdentityConfig & { oidc: OidcConfig },
): Promise<Admission> {
  const roles = rolesOfGroups(oidc.roleMap, vouched.groups);
  const knownId = await findIdentityUser(tx, vouched);
  const known = knownId === undefined ? undefined : (await lockAccounts(tx, [knownId])).get(knownId);
  if (known) return known.isActive ? takeRoles(tx, actor, vouched, known, roles) : refuse('deactivated', known);
  if (roles.length === 0) return refuse('noRole');
  if (vouched.email === undefined || !/^\S+@\S+$/.test(vouched.email)) return refuse('noEmail');
  const sameEmail = await findAccount(tx, emailKeyOf(vouched.email));
  const account = sameEmail
    ? await mayBecome(tx, sameEmail, vouched, breakGlass)
    : await create(tx, actor, { ...vouched, email: vouched.email }, roles, oidc.name);
  if ('refused' in account) return account;
  if (!(await keepIdentity(tx, vouched, account.account.id))) return refuse('raced');
  return takeRoles(tx, actor, vouched, account.account, roles);
}

const refuse = (refused: Refused, account?: Account): Admission => ({ refused, account });

/** Whoever could write any e-mail into their account at the provider must not become somebody else here. */
async function mayBecome(
  tx: Queryable,
  { id }: Account,
  { emailVerified }: Vouched,
  breakGlass: string | undefined,
): Promise<Admission> {
  const account = (await lockAccounts(tx, [id])).get(id);
  if (!account) return refuse('raced');
  if (breakGlass !== undefined && account.emailKey === emailKeyOf(breakGlass)) return refuse('breakGlass', account);
  if (!emailVerified) return refuse('unverifiedEmail', account);
  return account.isActive ? { account } : refuse('deactivated', account);
}

async function create(
  tx: Queryable,
  actor: Actor,
  { email, firstName, lastName }: Vouched & { email: string },
  roles: readonly Grant[],
  provider: string,
): Promise<Admission> {
  const id = await insertUser(tx, { email, firstName, lastName, roles, passwordHash: null });
  const account = id === undefined ? undefined : (await lockAccounts(tx, [id])).get(id);
  if (!account) return refuse('raced');
  await recordAct(
    tx,
    { ...actor, userId: account.id, name: personName(account) },
    {
      action: 'user.create',
      subject: 'user',
      subjectId: account.id,
      detail: `${email}, by ${provider}: ${describeChange({ email, roles: [] }, { roles: [...roles] }, false)}`,
    },
  );
  return { account };
}

async function takeRoles(
  tx: Queryable,
  actor: Actor,
  vouched: Vouched,
  account: Account,
  roles: Grant[],
): Promise<Admission> {
  await keepIdentity(tx, vouched, account.id);
  const gone = roles.length === 0;
  if (gone) await deleteSessions(tx, account.id, null);
  if (JSON.stringify(account.roles) !== JSON.stringify(roles)) {
    await updateUser(tx, account.id, { roles }, { newVersion: true });
    await recordAct(
      tx,
      { ...actor, userId: account.id, name: personName(account) },
      {
        action: 'user.modify',
        subject: 'user',
        subjectId: account.id,
        detail: `${describeChange(account, { roles }, false)}, by the provider's groups`,
      },
    );
  }
  return gone ? refuse('noRole', account) : { account: { ...account, roles } };
}
