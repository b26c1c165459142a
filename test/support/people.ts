import { ownerEverywhere, type Grant, type RoleName } from '#contract/permissions';
import type { Queryable } from '../../src/server/db/connect';
import { newId } from '../../src/server/db/newId';
import { sortKey } from '../../src/server/db/schema/columns';
import { organisations, teamMembers, teams, users } from '../../src/server/db/schema/schema';
import { hashPassword, passwordCost } from '../../src/server/session/password';
import { insertSession } from '../../src/server/session/session.queries';
import { insertToken } from '../../src/server/access/tokens/tokens.queries';
import { hashToken, newToken } from '../../src/server/session/token';

interface Person {
  email: string;
  firstName?: string;
  lastName?: string;
  /** An Owner of everything, unless `roles` say otherwise. */
  isAdmin?: boolean;
  roles?: Grant[];
  isActive?: boolean;
  /** Without a password this user can sign in only through `signInAs`. */
  password?: string;
  passwordHash?: string;
}

/** An administrator, for tests that need somebody besides Robin Vale. */
export const anaOkafor = { email: 'ana@test.example', firstName: 'Ana', lastName: 'Okafor', isAdmin: true };

/** A role for all organisations. */
export const everywhere = (role: RoleName): Grant[] => [{ role, organisations: null }];

/** What a password of the product costs. Hashing is slow on purpose, and tests sign in a thousand times: theirs cost less. */
export const realPasswordCost = { ...passwordCost };
Object.assign(passwordCost, { memoryCost: 64, timeCost: 1 });

const hashes = new Map<string, Promise<string>>();
function hashOf(password: string): Promise<string> {
  const known = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, known);
  return known;
}

/** Inserts a user and returns its id; use `signInAs` for a session. */
export async function aUser(db: Queryable, { password, roles, ...given }: Person): Promise<string> {
  const id = newId();
  const passwordHash = password === undefined ? null : await hashOf(password);
  await db.insert(users).values({
    id,
    username: given.email,
    emailKey: sortKey(given.email),
    firstNameKey: sortKey(given.firstName ?? ''),
    lastNameKey: sortKey(given.lastName ?? ''),
    passwordHash,
    ...given,
    roles: roles ?? (given.isAdmin === true ? [...ownerEverywhere] : []),
    isAdmin: given.isAdmin ?? (roles ?? []).length > 0,
  });
  return id;
}

export async function signInAs(db: Queryable, userId: string): Promise<string> {
  const token = newToken();
  await insertSession(db, { tokenHash: hashToken(token), userId, address: '127.0.0.1', userAgent: 'test' });
  return token;
}

/** Inserts a user who is signed in, and returns the session's token. */
export const aSession = async (db: Queryable, person: Person): Promise<string> => signInAs(db, await aUser(db, person));

/** A program's token with these roles. */
export async function aServiceToken(db: Queryable, roles: Grant[], name = 'nightly-import'): Promise<string> {
  const token = newToken('mqt');
  await insertToken(db, {
    name,
    tokenHash: hashToken(token),
    start: token.slice(0, 8),
    roles,
    createdBy: null,
    createdByName: 'Robin Vale',
    expiresAt: new Date(Date.now() + 86_400_000),
  });
  return token;
}

export async function anOrganisation(
  db: Queryable,
  given: { orgName?: string; orgType?: string; parentOrg?: string; fundsMicros?: number; createdAt?: Date } = {},
): Promise<string> {
  const id = newId();
  const orgName = given.orgName ?? `Organisation ${id}`;
  await db
    .insert(organisations)
    .values({ id, ...given, orgName, orgNameKey: sortKey(orgName), orgTypeKey: sortKey(given.orgType ?? '') });
  return id;
}

export async function aTeam(
  db: Queryable,
  given: { teamName?: string; orgId?: string; members?: string[] } = {},
): Promise<string> {
  const id = newId();
  const teamName = given.teamName ?? `Team ${id}`;
  await db.insert(teams).values({ id, teamName, teamNameKey: sortKey(teamName), orgId: given.orgId ?? null });
  const members = given.members ?? [];
  if (members.length > 0)
    await db.insert(teamMembers).values(members.map((userId, memberOrder) => ({ teamId: id, userId, memberOrder })));
  return id;
}
