import { z } from 'zod';
import { grant, roleNames, type Grant, type RoleName } from '#contract/permissions';

/** What the members of a provider's group may do. */
export type RoleMap = ReadonlyMap<string, readonly Grant[]>;

const isRole = (text: string): text is RoleName => roleNames.some((name) => name === text);

const oneOrMany = z.union([z.enum(roleNames), grant]);
const asJson = z.record(z.string().min(1), z.union([oneOrMany, z.array(oneOrMany).min(1)]));

/**
 * Reads `OIDC_ROLE_MAP`: pairs like `reviewers=Reviewer, operations=Inventory`, or, for groups with odd names and for
 * roles that hold for some organisations only, JSON like `{"reviewers": "Reviewer", "north": {"role": "Finance",
 * "organisations": ["{id}"]}}`.
 * @returns undefined if it is neither
 */
export function readRoleMap(text: string): RoleMap | undefined {
  return text.trim().startsWith('{') ? readJson(text) : readPairs(text);
}

function readJson(text: string): RoleMap | undefined {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { data } = asJson.safeParse(given);
  return data && new Map(Object.entries(data).map(([group, roles]) => [group, [roles].flat().map(toGrant)]));
}

function readPairs(text: string): RoleMap | undefined {
  const map = new Map<string, Grant[]>();
  for (const pair of text.split(/[,;\n]/).filter((part) => part.trim() !== '')) {
    const [, group = '', role = ''] = /^\s*(.+?)\s*[=:]\s*(\w+)\s*$/.exec(pair) ?? [];
    if (group === '' || !isRole(role)) return undefined;
    map.set(group, [...(map.get(group) ?? []), toGrant(role)]);
  }
  return map;
}

const toGrant = (given: RoleName | Grant): Grant =>
  typeof given === 'string' ? { role: given, organisations: null } : given;

/** The roles of a member of these groups, each once with its organisations; empty if no group is in the map. */
export function rolesOfGroups(map: RoleMap, groups: readonly string[]): Grant[] {
  const found = groups.flatMap((group) => map.get(group) ?? []);
  return roleNames.flatMap((role): Grant[] => {
    const scopes = found.filter((given) => given.role === role).map(({ organisations }) => organisations);
    if (scopes.length === 0) return [];
    if (scopes.includes(null)) return [{ role, organisations: null }];
    return [{ role, organisations: [...new Set(scopes.flatMap((scope) => scope ?? []))] }];
  });
}

/** The groups in a claim, which is a list, or one text; `claim` may lead into an object (`realm_access.roles`). */
export function groupsIn(claims: Readonly<Record<string, unknown>>, claim: string): string[] | undefined {
  const value = claim in claims ? claims[claim] : valueAtPath(claims, claim.split('.'));
  if (value === undefined || value === null) return undefined;
  return [value].flat().flatMap((group: unknown) => {
    if (typeof group === 'string') return [group];
    return typeof group === 'number' ? [String(group)] : [];
  });
}

const valueAtPath = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (holder, name) =>
      typeof holder === 'object' && holder !== null && Object.hasOwn(holder, name)
        ? Reflect.get(holder, name)
        : undefined,
    value,
  );
