import { useCallback, useState } from 'react';
import type { ImportField } from '#contract/imports';
import type { InventoryDifference } from '#contract/inventoryWatch';
import { useSelection } from '../organisations/selection';
import { allowanceOf, disabledReason, usePermission } from '../session/permissions.api';
import { useMe } from '../session/me.api';
import { stateMessages } from '../ui/ui.messages';
import type { DifferenceActs, DifferenceLocks } from './differenceColumns';
import { useAccept, type Accepting, type AcceptItem } from './useAccept';
import { useIgnore } from './useIgnore';

/** The default ticks: fields that nobody edited here. */
const usual = ({ fields }: InventoryDifference): ReadonlySet<ImportField> =>
  new Set(fields.flatMap(({ field, ours }) => (ours === null ? [field] : [])));

/** The ticked fields of each difference, and the actions on one or several differences. */
export function useDifferenceActs(): {
  acts: DifferenceActs;
  accepting: Accepting;
  acceptMany: (ids: ReadonlySet<string>) => Promise<void>;
  ignoreMany: (ids: ReadonlySet<string>, isIgnored: boolean) => Promise<unknown>;
} {
  const [chosen, setChosen] = useState<ReadonlyMap<string, ReadonlySet<ImportField>>>(new Map());
  const accepting = useAccept();
  const { ignore, isBusy } = useIgnore();
  const mayAct = usePermission('inventory') !== 'never';
  const locksOf = useLocks();
  const item = (id: string): AcceptItem => {
    const fields = chosen.get(id);
    return fields === undefined || fields.size === 0 ? { id } : { id, fields: [...fields] };
  };
  return {
    accepting,
    acceptMany: (ids) => accepting.accept([...ids].map(item)),
    ignoreMany: (ids, isIgnored) => ignore([...ids], isIgnored),
    acts: {
      chosenOf: (difference) => chosen.get(difference._id) ?? usual(difference),
      choose: (difference, fields) => {
        setChosen(new Map(chosen).set(difference._id, fields));
      },
      accept: ({ _id }) => void accepting.accept([item(_id)]),
      ignore: ({ _id, isIgnored }) => void ignore([_id], !isIgnored),
      mayAct,
      locksOf,
      isBusy: isBusy || accepting.progress !== undefined,
    },
  };
}

/**
 * Accepting a new screen needs the permission for the selected organisation, ignoring it the one for all; other
 * differences need that for their board.
 */
function useLocks(): (difference: InventoryDifference) => DifferenceLocks {
  const roles = useMe().me?.roles;
  const { orgID } = useSelection();
  return useCallback(
    ({ state, boardOwner }) => {
      const allowanceFor = (organisation: string | null) => allowanceOf(roles, 'inventory', organisation);
      if (state !== 'new') {
        const reason = disabledReason(allowanceFor(boardOwner ?? null));
        return { accept: reason, ignore: reason };
      }
      const isNarrow = allowanceFor(null) === 'elsewhere';
      return {
        accept:
          orgID === undefined && isNarrow ? stateMessages.chooseYours : disabledReason(allowanceFor(orgID ?? null)),
        ignore: isNarrow ? stateMessages.onlyEverywhere : undefined,
      };
    },
    [roles, orgID],
  );
}
