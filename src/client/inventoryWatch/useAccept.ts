import { useRef, useState } from 'react';
import type { ImportField } from '#contract/imports';
import { acceptLimit } from '#contract/inventoryWatch';
import { failureOf } from '../api/apiError';
import { useSelection } from '../organisations/selection';
import { useAppDispatch } from '../store';
import type { BulkProgressProps } from '../bulk/BulkProgress';
import type { BulkFailure, BulkItem } from '../bulk/bulkRun.machine';
import { undoOfferMs, useUndoOffer, type OfferedUndo } from '../bulk/useUndoOffer';
import { notify } from '../ui/feedback/notify';
import type { Ticks } from '../ui/table/useTicks';
import { nounMessages } from '../ui/ui.messages';
import { inventoryMessages } from './inventoryWatch.messages';
import { inventoryWatchApi } from './inventoryWatch.api';

export interface AcceptItem extends BulkItem {
  fields?: ImportField[];
}
type Run = BulkProgressProps['run'];
export interface Accepting {
  run: Run;
  isBusy: boolean;
  undo: OfferedUndo;
  /** `detail`: a second line of the notice. */
  accept: (items: readonly AcceptItem[], detail?: string) => Promise<void>;
}

const acceptedNotice = 'inventory.accepted';
const failedNotice = 'inventory.notAccepted';

interface State extends Pick<Run, 'phase' | 'context'> {
  /** The id of the act, with which the server knows a repeated call; undefined after its undo. */
  load?: string | undefined;
}
const idle: State = { phase: null, context: { items: [], done: [], failed: [] } };

const newAct = () => ({ load: crypto.randomUUID(), before: [] });

/**
 * Accepts differences, a few hundred in each call, as one act that can be undone; new boards get the selected
 * organisation and team. What was accepted is ticked no more.
 */
export function useAccept({ tick, untick }: Pick<Ticks, 'tick' | 'untick'>): Accepting {
  const dispatch = useAppDispatch();
  const { orgID, teamID } = useSelection();
  const [state, setState] = useState(idle);
  const isStopped = useRef(false);
  const undo = useUndoOffer('inventory.accept', {
    label: inventoryMessages.undoLast,
    group: nounMessages.inventory,
  });
  const { acceptDifferences, undoInventoryAct } = inventoryWatchApi.endpoints;

  /** `before`: what the same act has accepted already. */
  const run = async (
    items: readonly AcceptItem[],
    detail: string | undefined,
    { load, before }: { load: string; before: readonly BulkItem[] },
  ): Promise<void> => {
    const done = before.map(({ id }) => id);
    const failed: BulkFailure[] = [];
    const all = [...before, ...items];
    const show = (phase: Run['phase']): void =>
      setState({ phase, context: { items: all, done: [...done], failed: [...failed] }, load });
    isStopped.current = false;
    notify.close(failedNotice);
    undo.forget();
    show('running');
    const goesOn = (): boolean => !isStopped.current;
    for (let from = 0; from < items.length && goesOn(); from += acceptLimit) {
      const some = items.slice(from, from + acceptLimit);
      const body = {
        load,
        items: some.map(({ id, fields }) => ({ id, ...(fields && { fields }) })),
        boardOwner: orgID ?? null,
        team: teamID ?? null,
      };
      const outcome = await dispatch(acceptDifferences.initiate({ body }, { track: false }));
      if (outcome.error) {
        const reason = failureOf(outcome.error).message;
        notify.error({ key: failedNotice, text: inventoryMessages.couldNot(reason) });
        failed.push(...some.map((item) => ({ ...item, reason })));
        break;
      }
      const named = new Map(some.map((item) => [item.id, item]));
      for (const { id, outcome: how, message } of outcome.data.results) {
        const item = named.get(id) ?? { id, name: id };
        if (how === 'accepted') done.push(id);
        else failed.push({ ...item, reason: message ?? '' });
      }
      show('running');
    }
    show('finished');
    untick(done);
    if (done.length === 0) return;
    notify.success({
      key: acceptedNotice,
      text: inventoryMessages.accepted(done.length),
      ...(detail !== undefined && { detail }),
    });
    undo.offer({
      text: inventoryMessages.accepted(done.length),
      noticeKey: acceptedNotice,
      until: Date.now() + undoOfferMs,
      ids: [load],
      takeBack: (id) => dispatch(undoInventoryAct.initiate({ params: { id } }, { track: false })).unwrap(),
      undone: () => inventoryMessages.openAgain(done.length),
      notUndone: () => inventoryMessages.notUndone,
      onUndone: () => {
        const back = new Set(done);
        if (all.length > 1) tick(all.filter(({ id }) => back.has(id)));
        setState((now) => ({ ...now, load: undefined }));
      },
    });
  };
  const send: Run['send'] = ({ type }) => {
    if (type === 'run.dismiss') setState((before) => (before.phase === 'finished' ? idle : before));
    else if (type === 'run.retry') {
      const { load, context } = state;
      const before = context.items.filter(({ id }) => context.done.includes(id));
      void run(context.failed, undefined, load === undefined ? newAct() : { load, before });
    } else {
      isStopped.current = true;
      setState((before) => ({ ...before, phase: 'stopping' }));
    }
  };
  return {
    run: { phase: state.phase, context: state.context, send },
    isBusy: state.phase === 'running' || state.phase === 'stopping',
    undo,
    accept: (items, detail) => run(items, detail, newAct()),
  };
}
