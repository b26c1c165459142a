import { useCallback, useState } from 'react';
import type { ImportField } from '#contract/imports';
import type { InventoryDifference } from '#contract/inventoryWatch';
import { useSelection } from '../organisations/selection';
import { checkPermission, disabledReason, usePermission } from '../session/permissions';
import { useMe } from '../session/useMe';
import { stateMessages } from '../ui/ui.messages';
import type { DifferenceActs, DifferenceLocks } from './differenceColumns';
import type { BulkProgressProps } from '../bulk/BulkProgress';
import { useAccept, type AcceptItem } from './useAccept';
import { inventoryMessages } from './inventoryWatch.messages';
import { useAcceptQuestion } from './useAcceptQuestion';
import type { KindCounts } from './acceptQuestion.messages';
import { useIgnore, type DifferenceQuery } from './useIgnore';
import type { Ticks } from '../ui/table/useTicks';

/** The default ticks: fields that nobody edited here. */
const usual = ({ fields }: InventoryDifference): ReadonlySet<ImportField> =>
  new Set(fields.flatMap(({ field, ours }) => (ours === null ? [field] : [])));

/** What happens with the fields that are not accepted. */
function remainingText(
  { _id, fields }: InventoryDifference,
  chosen: ReadonlyMap<string, ReadonlySet<ImportField>>,
): string | undefined {
  const rest = fields.filter(({ field, ours }) => !(chosen.get(_id)?.has(field) ?? ours === null));
  const isKept = rest.every(({ ours }) => ours !== null);
  if (rest.length === 0) return undefined;
  return isKept ? inventoryMessages.keptFields(rest.length) : inventoryMessages.openFields(rest.length);
}

interface Filter {
  query: DifferenceQuery;
  words: string;
}

/** The ticked fields of each difference, and the actions on one or several differences. */
export function useDifferenceActs(ticks: Ticks, { query, words }: Filter) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, ReadonlySet<ImportField>>>(new Map());
  const accepting = useAccept(ticks);
  const { ignore, ignoreAll, isBusy } = useIgnore();
  const { accept } = accepting;
  const { confirmAccept, matching } = useAcceptQuestion();
  const mayAct = usePermission('inventory') !== 'never';
  const locksOf = useLocks();
  const item = ({ id, name }: AcceptItem): AcceptItem => {
    const fields = chosen.get(id);
    return { id, name, ...(fields !== undefined && fields.size > 0 && { fields: [...fields] }) };
  };
  const acceptOne = async (difference: InventoryDifference): Promise<void> => {
    const { _id: id, name, state, campaigns } = difference;
    const items = [item({ id, name })];
    const pausesBooked = state === 'gone' && campaigns.count > 0;
    if (!pausesBooked || (await confirmAccept(items, { filter: '' })))
      await accept(items, remainingText(difference, chosen));
  };
  return {
    accepting,
    /** The acceptance that runs or ran last. */
    running: {
      run: accepting.run,
      label: inventoryMessages.accepting,
      done: inventoryMessages.doneCount,
      undo: accepting.undo,
    } satisfies BulkProgressProps,
    /** Accepts the ticked ones, after a question. */
    acceptTicked: async () => {
      const items = [...ticks.ids].map((id) => item({ id, name: ticks.names.get(id) ?? id }));
      if (await confirmAccept(items, { filter: '' })) await accept(items);
    },
    ignoreTicked: async (isIgnored: boolean) => {
      const items = [...ticks.ids].map((id) => ({ id, name: ticks.names.get(id) ?? id }));
      await ignore([...ticks.ids], isIgnored, () => ticks.tick(items));
      ticks.clear();
    },
    /** Accepts or ignores what the filter shows of a publisher, after a question. */
    onAll: async (act: 'accept' | 'ignore', publisher: string, counts: KindCounts) => {
      const of = { ...query, publisher };
      const name = publisher === '' ? inventoryMessages.noPublisher : publisher;
      if (act === 'ignore') {
        await ignoreAll(of, counts, name);
        return;
      }
      const found = (await matching(of))?.map(item);
      if (found && found.length > 0 && (await confirmAccept(found, { publisher: name, filter: words })))
        await accept(found);
    },
    acts: {
      chosenOf: (difference) => chosen.get(difference._id) ?? usual(difference),
      choose: (difference, fields) => setChosen(new Map(chosen).set(difference._id, fields)),
      accept: (difference) => void acceptOne(difference),
      ignore: ({ _id, isIgnored }) => void ignore([_id], !isIgnored),
      mayAct,
      locksOf,
      isBusy: isBusy || accepting.isBusy,
    } satisfies DifferenceActs,
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
      const allowanceFor = (organisation: string | null) => checkPermission(roles, 'inventory', organisation);
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
