import type { Actor } from '../http/actor';
import { failure } from '../http/failure';

export interface RoleChange {
  isAdmin?: boolean | undefined;
  isActive?: boolean | undefined;
  recentPages?: readonly string[] | undefined;
}

/** Nobody shuts the door behind themselves, and nobody writes where another has been. @throws Failure `user.not_yourself`, `request.unprocessable` */
export function checkNotYourself(actor: Actor, userId: string, { isAdmin, isActive, recentPages }: RoleChange): void {
  if (actor.userId === userId && (isAdmin === false || isActive === false)) throw failure('user.not_yourself');
  if (actor.userId !== userId && recentPages !== undefined) {
    throw failure('request.unprocessable', {
      fields: [{ path: 'recentPages', message: "Only a user's own pages can be set" }],
    });
  }
}

interface Fields {
  email: string;
  username: string;
  firstName: string;
  lastName: string;
  isAdmin: boolean;
  isActive: boolean;
}

type Given = { [K in Exclude<keyof Fields, 'username'>]?: Fields[K] | undefined };

/** What is given and differs; the username goes with the e-mail while they are the same. */
export function changedFields(before: Fields, given: Given): Partial<Fields> {
  const differing = Object.entries(given).filter(
    ([name, value]) => value !== undefined && value !== before[name as keyof Given],
  ); // entries of Given
  const changed: Partial<Fields> = Object.fromEntries(differing);
  return changed.email !== undefined && before.username === before.email
    ? { ...changed, username: changed.email }
    : changed;
}

/** One line for the audit log: 'email robin@a.example -> robin@b.example, administrator, teams'. */
export function describeChange(
  before: { email: string },
  changed: Readonly<Record<string, unknown>>,
  teamsChanged: boolean,
): string {
  const parts = Object.entries(changed).flatMap(([name, value]) => {
    switch (name) {
      case 'email':
        return [`email ${before.email} -> ${String(value)}`];
      case 'username':
        return [];
      case 'isAdmin':
        return [value === true ? 'administrator' : 'no longer administrator'];
      case 'isActive':
        return [value === true ? 'activated' : 'deactivated'];
      default:
        return [`${name} ${JSON.stringify(value)}`];
    }
  });
  return [...parts, ...(teamsChanged ? ['teams'] : [])].join(', ');
}
