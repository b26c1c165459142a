import type { z } from 'zod';
import { userFilterFields, seenOfOthers } from '#contract/people';
import { ownerEverywhere, findScope, type Grant } from '#contract/permissions';
import type { ActChange } from '#contract/product';
import type { modifyUser, User } from '#contract/session';
import { differingFields, findChanges } from '../audit/changes.rules';
import type { Actor } from '../http/actor';
import { failure, type Failure, fieldFailure } from '../http/failure';

type Body = z.output<typeof modifyUser.body>;
type Given = Pick<Body, 'email' | 'firstName' | 'lastName' | 'roles' | 'isActive'>;

/** The fields that users may change in their own account. */
const ownFields: ReadonlySet<string> = new Set(['email', 'firstName', 'lastName', 'recentPages']);

/** Changing other accounts, and any account's roles, teams and access, needs the permission `people`. @throws Failure `permission.denied` */
export function checkMayChange(actor: { id: string; roles: readonly Grant[] }, userId: string, changes: object): void {
  if (findScope(actor.roles, 'people') !== undefined) return;
  const isOwn = actor.id === userId;
  if (!isOwn || Object.entries(changes).some(([name, value]) => value !== undefined && !ownFields.has(name)))
    throw failure('permission.denied');
}

/** Refuses to sort or filter people by a field that the caller does not see of others. @throws Failure `permission.denied` */
export function refuseHidden({ sortID, ...query }: { sortID: keyof User } & Readonly<Record<string, unknown>>): void {
  const filters = Object.entries(userFilterFields).filter(([name]) => query[name] !== undefined);
  const hidden = [...filters, ['sortID', sortID] as const].filter(
    ([, field]) => !seenOfOthers.user.some((seen) => seen === field),
  );
  if (hidden.length > 0)
    throw failure('permission.denied', {
      fields: hidden.map(([path]) => ({ path, message: 'Only for those who manage people' })),
    });
}

/** The roles after a change. `isAdmin` alone, as older clients send it, makes an Owner or takes every role. @throws Failure `request.unprocessable` */
export function rolesAfter(
  before: readonly Grant[],
  { isAdmin, roles }: { isAdmin?: boolean | undefined; roles?: readonly Grant[] | undefined },
): Grant[] {
  if (roles !== undefined) {
    if (isAdmin !== undefined && isAdmin !== roles.length > 0)
      throw fieldFailure('request.unprocessable', 'isAdmin', 'Must be true with roles, and false without');
    return [...roles];
  }
  if (isAdmin === false) return [];
  return isAdmin === true && before.length === 0 ? [...ownerEverywhere] : [...before];
}

/**
 * Refuses to deactivate oneself or give up one's own roles, and to set another user's recent pages. @throws Failure
 * `user.not_yourself`, `request.unprocessable`
 */
export function checkNotYourself(
  actor: Actor,
  userId: string,
  { roles, isActive, recentPages }: Pick<Body, 'roles' | 'isActive' | 'recentPages'>,
): void {
  const losesRole =
    findScope(actor.grants, 'people') !== undefined && findScope(roles ?? actor.grants, 'people') === undefined;
  if (actor.userId === userId && (losesRole || isActive === false)) throw failure('user.not_yourself');
  if (actor.userId !== userId && recentPages !== undefined) {
    throw fieldFailure('request.unprocessable', 'recentPages', "Only a user's own pages can be set");
  }
}

interface Fields {
  email: string;
  username: string;
  firstName: string;
  lastName: string;
  roles: Grant[];
  isActive: boolean;
}

/** The given fields that differ; the username changes with the e-mail as long as they are equal. */
export function changedFields(before: Fields, given: Given): Partial<Fields> {
  const differing = differingFields(before, given).map(({ field, to }) => [field, to] as const);
  const changed = Object.fromEntries(differing) as Partial<Fields>; // fields of Given
  return changed.email !== undefined && before.username === before.email
    ? { ...changed, username: changed.email }
    : changed;
}

/** One line for the audit log: 'email robin@a.example -> robin@b.example, roles none -> Viewer, teams'. */
export function describeChange(
  before: { email: string; roles: readonly Grant[] },
  changed: Partial<Fields>,
  teamsChanged: boolean,
): string {
  const parts = Object.entries(changed).flatMap(([name, value]) => {
    switch (name) {
      case 'email':
        return [`email ${before.email} -> ${changed.email ?? ''}`];
      case 'username':
        return [];
      case 'roles':
        return [`roles ${rolesText(before.roles) || 'none'} -> ${rolesText(changed.roles ?? []) || 'none'}`];
      case 'isActive':
        return [value === true ? 'activated' : 'deactivated'];
      default:
        return [`${name} ${JSON.stringify(value)}`];
    }
  });
  return [...parts, ...(teamsChanged ? ['teams'] : [])].join(', ');
}

/** The same field by field. */
export function userChanges(before: Fields, changed: Partial<Fields>): ActChange[] {
  const { username: _, roles, ...fields } = changed;
  return [
    ...findChanges(before, fields),
    ...(roles === undefined ? [] : findChanges({ roles: rolesText(before.roles) }, { roles: rolesText(roles) })),
  ];
}

/** 'Reviewer, Finance (Kestrel Air)': roles with their organisations, if they do not hold for all. */
export const rolesText = (roles: readonly Grant[]): string =>
  roles
    .map(({ role, organisations }) => (organisations === null ? role : `${role} (${organisations.join(', ')})`))
    .join(', ');

export const emailTaken = (): Failure => fieldFailure('user.email_taken', 'email', 'Another user has this email.');
