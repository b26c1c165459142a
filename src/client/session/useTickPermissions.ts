import { useMemo } from 'react';
import type { Permission } from '#contract/permissions';
import { checkPermission, disabledReason as reasonOf } from './permissions';
import type { Selection } from '../ui/table/pagedTableProps';
import { useMe } from './useMe';

export interface TickPermissions<Row> {
  /** Whether rows can be ticked; false for users who may not change anything. */
  canTick: boolean;
  /** Why a row cannot be ticked; undefined if every row can. */
  disabledReason: ((row: Row) => string | undefined) | undefined;
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
    const isNarrow = checkPermission(roles, permission, null) !== 'yes';
    return {
      canTick: checkPermission(roles, permission) !== 'never',
      disabledReason: isNarrow ? (row) => reasonOf(checkPermission(roles, permission, ownerOf(row))) : undefined,
      canTickAll: checkPermission(roles, permission, listed ?? null) === 'yes',
    };
  }, [roles, permission, ownerOf, listed]);
}

/** The selection of a table, as far as the permissions go. */
export const permitted = <Row>(
  { canTick, disabledReason, canTickAll }: TickPermissions<Row>,
  { allMatching, ...selection }: Selection,
): Selection<Row> | undefined =>
  canTick ? { ...selection, disabledReason, ...(canTickAll && { allMatching }) } : undefined;
