import { covers, scopeOf, type Grant, type Permission, type Scope } from '#contract/permissions';
import { stateMessages } from '../ui/ui.messages';
import { useMe } from './me.api';

/** `elsewhere`: the person may do this, but not for this organisation. */
export type Allowance = 'yes' | 'elsewhere' | 'never';

/** What the roles allow for an organisation; without one, anywhere. An API without roles leaves everything open. */
export function allowanceOf(
  roles: readonly Grant[] | undefined,
  permission: Permission,
  organisation?: string | null,
): Allowance {
  if (roles === undefined) return 'yes';
  const scope: Scope | undefined = scopeOf(roles, permission);
  if (scope === undefined) return 'never';
  return organisation === undefined || covers(scope, organisation) ? 'yes' : 'elsewhere';
}

/** Why a control is disabled: what the role allows, it does not allow for this organisation. */
export const lockOf = (may: Allowance): string | undefined =>
  may === 'elsewhere' ? stateMessages.elsewhere : undefined;

/** The console only hides and disables by this; the server decides. */
export function useMay(permission: Permission, organisation?: string | null): Allowance {
  return allowanceOf(useMe().me?.roles, permission, organisation);
}

/** A load belongs to who made it: with a role for some organisations one takes back one's own acts alone. */
export function useOwnActLock(byID: string | null | undefined): string | undefined {
  const { me } = useMe();
  const isNarrow = allowanceOf(me?.roles, 'inventory', null) === 'elsewhere';
  return isNarrow && byID !== undefined && byID !== me?._id ? stateMessages.onlyOwnActs : undefined;
}

/** Why a control is disabled that acts for everybody: undefined with a role for all organisations. */
export const useEverywhereLock = (permission: Permission): string | undefined =>
  useMay(permission, null) === 'elsewhere' ? stateMessages.onlyEverywhere : undefined;
