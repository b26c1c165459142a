import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint';
import {
  callNeeds,
  covers,
  onlyForPeople,
  findScope,
  type Need,
  type Permission,
  type Reference,
  type Scope,
} from '#contract/permissions';
import type { Database } from '../db/connect';
import type { Actor } from '../http/actor';
import { failure, type Failure } from '../http/failure';
import { findOwner, type Owner } from './recordOwners.queries';

/** The organisations for which the caller may make the call, and those they may see. */
export interface Access {
  readonly scope: Scope;
  readonly visible: Scope;
}

/** The permission that the call needs. Throws (when the server starts) if the table of permissions lacks the call. */
export function findNeed(call: Pick<Endpoint, 'name' | 'access'>): Need | undefined {
  if (call.access === 'public') return undefined;
  const need = callNeeds[call.name];
  if (!need) throw new Error(`The call ${call.name} is missing in callNeeds (src/contract/permissions.ts)`);
  return need;
}

type Caller = Pick<Actor, 'grants' | 'isService'>;

/**
 * Refuses a caller without any role that gives the permission, before the request is read. @throws Failure
 * `permission.denied`
 */
export function requirePermission(need: Need, { grants, isService }: Caller): Scope {
  const open = need.permission.filter((permission) => isService !== true || !onlyForPeople.includes(permission));
  const scope = union(open.map((permission) => findScope(grants, permission)));
  if (scope === undefined || (need.isEverywhere === true && scope !== 'all')) throw denied();
  return scope;
}

/** @throws Failure `permission.denied` if the caller may not do this for the organisation. */
export function requirePermissionFor(
  actor: Pick<Actor, 'grants'>,
  permission: Permission,
  organisation: string | null,
): void {
  if (!covers(findScope(actor.grants, permission), organisation)) throw denied();
}

/**
 * Refuses a call about a record of an organisation outside the caller's roles: as missing if the caller may not even
 * see it.
 * @throws Failure `permission.denied`, or the `not_found` of the record
 */
export async function authorize(
  { db }: Pick<Database, 'db'>,
  need: Need,
  actor: Actor,
  request: Pick<FastifyRequest, 'params' | 'query' | 'body'>,
): Promise<Access> {
  const scope = requirePermission(need, actor);
  const visible = findScope(actor.grants, 'read') ?? [];
  if (scope === 'all' && visible === 'all') return { scope, visible };
  for (const reference of need.references) {
    const id = idIn(request, reference);
    if (id === undefined) {
      if (reference.isRequired && scope !== 'all') throw denied();
      continue;
    }
    const owner = await findOwner(db, reference.kind, id);
    if (owner === undefined) continue;
    if (!isWithin(owner, visible, actor)) throw failure(`${reference.kind}.not_found` as const);
    if (reference.to === 'write' && !isWithin(owner, scope, actor)) throw denied();
  }
  return { scope, visible };
}

const isWithin = (owner: Owner, scope: Scope, { userId }: Actor): boolean =>
  'user' in owner
    ? scope === 'all' || (owner.user !== null && owner.user === userId)
    : covers(scope, owner.organisation);

function idIn(request: Pick<FastifyRequest, 'params' | 'query' | 'body'>, { at }: Reference): string | undefined {
  for (const path of at) {
    const [part, name] = path.split('.') as ['params' | 'query' | 'body', string]; // as Reference.at is typed
    const holder = request[part];
    const value: unknown = typeof holder === 'object' && holder !== null ? Reflect.get(holder, name) : undefined;
    if (typeof value === 'string' && value !== '') return value;
  }
  return undefined;
}

const union = (scopes: readonly (Scope | undefined)[]): Scope | undefined => {
  const given = scopes.filter((scope) => scope !== undefined);
  if (given.length === 0) return undefined;
  return given.includes('all') ? 'all' : [...new Set(given.flatMap((scope) => scope))];
};

const denied = (): Failure => failure('permission.denied');
