import { covers, scopeOf, type Grant, type Permission, type Scope } from '#contract/permissions';
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

/** The console only hides and disables by this; the server decides. */
export function useMay(permission: Permission, organisation?: string | null): Allowance {
  return allowanceOf(useMe().me?.roles, permission, organisation);
}
