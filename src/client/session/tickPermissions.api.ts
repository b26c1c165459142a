import { useMemo } from 'react';
import type { Permission } from '#contract/permissions';
import { allowanceOf, disabledReason } from './permissions.api';
import type { Selection } from '../ui/table/PagedTable';
import { useMe } from './me.api';

export interface TickPermissions<Row> {
  /** Whether rows can be ticked; false for users who may not change anything. */
  canTick: boolean;
  /** Why a row cannot be ticked; undefined if every row can. */
  tickDisabledReason: ((row: Row) => string | undefined) | undefined;
  /** Whether all matching rows can be ticked: false if some may belong to organisations outside the role. */
  canTickAll: boolean;
}

/**
 * Which rows of a list can be ticked, by the permission that the bulk actions need. `listed`: the organisation by which
 * the list is filtered.
 */
export function useTickPermissions<Row>(
  permission: Permission,
  ownerOf: (row: Row) => string | null,
  listed: string | undefined,
): TickPermissions<Row> {
  const roles = useMe().me?.roles;
  return useMemo(() => {
    const isNarrow = allowanceOf(roles, permission, null) !== 'yes';
    return {
      canTick: allowanceOf(roles, permission) !== 'never',
      tickDisabledReason: isNarrow ? (row) => disabledReason(allowanceOf(roles, permission, ownerOf(row))) : undefined,
      canTickAll: allowanceOf(roles, permission, listed ?? null) === 'yes',
    };
  }, [roles, permission, ownerOf, listed]);
}

/** The same as props of a table. */
export const tickProps = <Row>(
  { canTick, tickDisabledReason, canTickAll }: TickPermissions<Row>,
  { allMatching, ...selection }: Selection,
): { selection?: Selection; tickDisabledReason: TickPermissions<Row>['tickDisabledReason'] } => ({
  ...(canTick && { selection: { ...selection, ...(canTickAll && { allMatching }) } }),
  tickDisabledReason,
});
