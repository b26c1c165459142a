import { readNow } from '../api/api';
import { failureOf } from '../api/apiError';
import { boardTouchMessages } from '../boards/boards.messages';
import { bookedBoards, emptiedNote } from '../boards/boardTouches';
import { useOrganisationName } from '../organisations/organisations.api';
import { useSelection } from '../organisations/selection';
import { useAppDispatch } from '../store';
import type { Touches } from '../ui/feedback/touches';
import { useConfirm } from '../ui/feedback/ConfirmProvider';
import { notify } from '../ui/feedback/notify';
import { formMessages } from '../ui/ui.messages';
import type { DifferenceTouches } from '#contract/inventoryWatch';
import { inventoryMessages } from './inventoryWatch.messages';
import { acceptSentence, fieldCounts, kindTotals } from './acceptQuestion.messages';
import { inventoryWatchApi } from './inventoryWatch.api';
import type { AcceptItem } from './useAccept';
import type { DifferenceQuery } from './useIgnore';

interface Scope {
  /** Of which publisher; undefined for several. */
  publisher?: string;
  /** The filter in words; '' without one. */
  filter: string;
}

interface AcceptQuestion {
  /** Whether to accept them: the question counts by kind and names the organisation of the new boards. */
  confirmAccept: (items: readonly AcceptItem[], scope: Scope) => Promise<boolean>;
  /** All open differences that match; undefined if they could not be loaded. */
  matching: (query: DifferenceQuery) => Promise<AcceptItem[] | undefined>;
}

export function useAcceptQuestion(): AcceptQuestion {
  const dispatch = useAppDispatch();
  const confirm = useConfirm();
  const { orgID } = useSelection();
  const organisation = useOrganisationName(orgID);
  const { countDifferenceTouches, listDifferenceIds } = inventoryWatchApi.endpoints;
  return {
    confirmAccept: (items, { publisher, filter }) =>
      confirm({
        title: inventoryMessages.acceptQuestion(items.length, publisher),
        touches: async () => {
          const body = { items: items.map(({ id, fields }) => ({ id, ...(fields && { fields }) })) };
          const counted = await dispatch(countDifferenceTouches.initiate({ body }, readNow)).unwrap();
          return acceptTouches(counted, organisation, filter);
        },
        sureText: inventoryMessages.acceptCount(items.length),
        keepText: formMessages.cancel,
        danger: false,
      }),
    matching: async (query) => {
      const ids = await dispatch(listDifferenceIds.initiate({ query }, readNow));
      const key = 'inventory.matching';
      if (ids.error) notify.error({ key, text: inventoryMessages.couldNot(failureOf(ids.error).message) });
      else notify.close(key);
      return ids.data?.differences.map(({ _id, name }) => ({ id: _id, name }));
    },
  };
}

function acceptTouches(counted: DifferenceTouches, organisation: string | undefined, filter: string): Touches {
  const { counts, fields, kept, open, gone } = counted;
  const info = (text: string) => ({ tone: 'info' as const, text });
  return {
    lead: `${acceptSentence(counts, organisation)}${filter === '' ? '' : ` ${inventoryMessages.whatIsShown(filter)}`}`,
    totals: [
      ...kindTotals(counts),
      ...(gone.campaigns > 0
        ? [
            { label: boardTouchMessages.totals.booked(gone.campaigns), value: gone.campaigns },
            { label: boardTouchMessages.totals.running, value: gone.running, tone: 'warning' as const },
          ]
        : []),
    ],
    rows: bookedBoards(gone),
    unlisted: Math.max(0, counts.gone - gone.boards.length),
    notes: [
      ...emptiedNote(gone.emptied),
      ...(fields.length > 0 ? [info(inventoryMessages.takenOver(fieldCounts(fields)))] : []),
      ...(kept > 0 ? [info(inventoryMessages.keptFields(kept))] : []),
      ...(open > 0 ? [info(inventoryMessages.openFields(open))] : []),
    ],
  };
}
