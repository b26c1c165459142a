import { useState } from 'react';
import type { ImportField } from '#contract/imports';
import type { InventoryDifference } from '#contract/inventoryWatch';
import { failureOf } from '../api/apiError';
import { useMay } from '../session/may.api';
import { notify } from '../ui/feedback/notify';
import type { DifferenceActs } from './differenceColumns';
import { inventoryMessages } from './inventory.messages';
import { useIgnoreDifferencesMutation } from './inventoryWatch.api';
import { useAccept, type Accepting, type AcceptItem } from './useAccept';

/** What nobody edited here is ticked at first. */
const usual = ({ fields }: InventoryDifference): ReadonlySet<ImportField> =>
  new Set(fields.flatMap(({ field, ours }) => (ours === null ? [field] : [])));

/** The ticked fields of each difference, and what is done with one or many of them. */
export function useDifferenceActs(): {
  acts: DifferenceActs;
  accepting: Accepting;
  acceptMany: (ids: ReadonlySet<string>) => Promise<void>;
  ignoreMany: (ids: ReadonlySet<string>, isIgnored: boolean) => Promise<void>;
} {
  const [chosen, setChosen] = useState<ReadonlyMap<string, ReadonlySet<ImportField>>>(new Map());
  const accepting = useAccept();
  const [ignore] = useIgnoreDifferencesMutation();
  const mayAct = useMay('inventory') !== 'never';
  const item = (id: string): AcceptItem => {
    const fields = chosen.get(id);
    return fields === undefined || fields.size === 0 ? { id } : { id, fields: [...fields] };
  };
  const ignoreMany = async (ids: ReadonlySet<string>, isIgnored: boolean): Promise<void> => {
    const outcome = await ignore({ body: { ids: [...ids].slice(0, 500), isIgnored } });
    if (outcome.error) notify.error(inventoryMessages.couldNot(failureOf(outcome.error).message));
    else notify.success(outcome.data.message);
  };
  return {
    accepting,
    acceptMany: (ids) => accepting.accept([...ids].map(item)),
    ignoreMany,
    acts: {
      chosenOf: (difference) => chosen.get(difference._id) ?? usual(difference),
      choose: (difference, fields) => {
        setChosen(new Map(chosen).set(difference._id, fields));
      },
      accept: ({ _id }) => void accepting.accept([item(_id)]),
      ignore: ({ _id, isIgnored }) => void ignoreMany(new Set([_id]), !isIgnored),
      mayAct,
      isBusy: accepting.progress !== undefined,
    },
  };
}
