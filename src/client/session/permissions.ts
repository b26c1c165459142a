import { covers, findScope, type Grant, type Permission, type Scope } from '#contract/permissions';
import { stateMessages } from '../ui/ui.messages';
import { useMe } from './useMe';

/** `elsewhere`: the user may do this for other organisations, but not for this one. */
export type Allowance = 'yes' | 'elsewhere' | 'never';

/**
 * Whether the roles give a permission for an organisation, or without one, anywhere. Without roles in the API,
 * everything is allowed.
 */
export function checkPermission(
  roles: readonly Grant[] | undefined,
  permission: Permission,
  organisation?: string | null,
): Allowance {
  if (roles === undefined) return 'yes';
  const scope: Scope | undefined = findScope(roles, permission);
  if (scope === undefined) return 'never';
  return organisation === undefined || covers(scope, organisation) ? 'yes' : 'elsewhere';
}

/** The reason shown at a disabled control: the role does not apply to this organisation. */
export const disabledReason = (allowance: Allowance): string | undefined =>
  allowance === 'elsewhere' ? stateMessages.elsewhere : undefined;

/** The console only hides and disables controls with this; the server enforces permissions. */
export function usePermission(permission: Permission, organisation?: string | null): Allowance {
  return checkPermission(useMe().me?.roles, permission, organisation);
}

/** Whether the user manages people, and so sees everything of others (`seenOfOthers`); false until that is known. */
export function useManagesPeople(): boolean {
  const { me } = useMe();
  return me !== undefined && checkPermission(me.roles, 'people') === 'yes';
}

/** Why an act cannot be undone: users with a role for some organisations can undo only their own acts. */
export function useOwnActDisabledReason(byID: string | null | undefined): string | undefined {
  const { me } = useMe();
  const isNarrow = checkPermission(me?.roles, 'inventory', null) === 'elsewhere';
  return isNarrow && byID !== undefined && byID !== me?._id ? stateMessages.onlyOwnActs : undefined;
}

/** Why a control that affects all organisations is disabled; undefined with a role for all organisations. */
export const useEverywhereDisabledReason = (permission: Permission): string | undefined =>
  usePermission(permission, null) === 'elsewhere' ? stateMessages.onlyEverywhere : undefined;
