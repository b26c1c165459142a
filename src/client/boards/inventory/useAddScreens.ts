import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { createBoard, findBoardsByDevice } from '#contract/boards';
import type { Screen } from '#contract/inventory';
import { api } from '../../api/api';
import { useProduct } from '../../api/product.api';
import { listTag } from '../../api/tags';
import { useBulkRun, type BulkRun } from '../../machines/useBulkRun';
import { useSelection } from '../../organisations/selection';
import { useAppDispatch } from '../../store';
import { messages } from '../../ui/messages';
import { notify } from '../../ui/notify';
import { createPresenceDesk, type PresenceDesk } from './presenceDesk';
import { CallFailure, sendCall } from '../sendCall';

/** Above this, the screens that are not on the page are looked up only when they are added. */
const lookedUpAhead = 2000;

/** Of the run, and of the notice that follows it. */
const runName = 'inventory';

export interface AddScreens {
  presence: PresenceDesk;
  addOne: (screen: Screen) => Promise<void>;
  /** Adds each screen that is not here yet, once. */
  addAll: (screens: readonly Screen[]) => void;
  run: BulkRun;
}

/** Screens of the provider on their way to being boards of the selected organisation and team. */
export function useAddScreens(screens: readonly Screen[]): AddScreens {
  const dispatch = useAppDispatch();
  const { orgID, teamID } = useSelection();
  const { productName } = useProduct();
  const find = useCallback(
    (deviceId: string) =>
      sendCall(dispatch, findBoardsByDevice, { params: { deviceId } }).then(({ boards }) => boards.length > 0),
    [dispatch],
  );
  const presence = useMemo(() => createPresenceDesk(find), [find]);
  useSyncExternalStore(presence.subscribe, presence.version);
  useEffect(() => {
    if (screens.length <= lookedUpAhead)
      presence.ask(
        screens.map(({ device_id: deviceId }) => deviceId),
        'last',
      );
  }, [presence, screens]);
  const refresh = useCallback(() => {
    dispatch(api.util.invalidateTags([listTag('board'), listTag('organisation'), listTag('team')]));
  }, [dispatch]);
  const open = useRef(true);
  const added = useRef(false);
  /** Of all screens, in the run under way: boards made, and boards that were there. */
  const tally = useRef({ made: 0, there: 0 });
  const wanted = useRef({ total: 0, isBusy: false });
  const underWay = useRef(new Set<Promise<void>>());
  // What was begun ends with the panel: no more look-ups, no more of a run; what was added by then shows in the lists, and is said.
  useEffect(() => {
    const calls = underWay.current;
    const counts = tally.current;
    const { current: run } = wanted;
    open.current = true;
    presence.start();
    return () => {
      open.current = false;
      presence.stop();
      const { isBusy, total } = run;
      void Promise.allSettled(calls).then(() => {
        if (added.current) refresh();
        if (isBusy)
          notify.warning({
            key: runName,
            text: messages.addBoard.addingLeft(counts.made + counts.there, total),
            duration: 0,
          });
      });
    };
  }, [presence, refresh]);

  const create = (deviceId: string, reachBoardID: string): Promise<void> => {
    const call = createOne(deviceId, reachBoardID);
    underWay.current.add(call);
    const forget = (): void => void underWay.current.delete(call);
    call.then(forget, forget);
    return call;
  };
  const createOne = async (deviceId: string, reachBoardID: string): Promise<void> => {
    if (!open.current) return;
    try {
      // Asked again just before: another administrator may have been faster.
      if (await find(deviceId)) {
        presence.note(deviceId, 'present');
        tally.current.there += 1;
        return;
      }
      presence.note(deviceId, 'adding');
      const owner = {
        ...(orgID === undefined ? {} : { boardOwner: orgID }),
        ...(teamID === undefined ? {} : { team: teamID }),
      };
      await sendCall(dispatch, createBoard, {
        body: { device_id: deviceId, reachBoardID, ...owner },
        headers: { idempotencyKey: crypto.randomUUID() },
      });
      added.current = true;
      tally.current.made += 1;
      presence.note(deviceId, 'present');
    } catch (error) {
      const taken = error instanceof CallFailure && error.failure.code === 'board.device_taken';
      presence.note(deviceId, taken ? 'present' : 'absent');
      if (!taken) throw error;
      tally.current.there += 1;
    }
  };

  const run = useBulkRun(
    runName,
    (deviceId) => create(deviceId, screens.find((screen) => screen.device_id === deviceId)?.id ?? ''),
    {
      working: messages.addBoard.addingAll,
      done: () => messages.addBoard.addedAll(tally.current.made, tally.current.there, productName),
      failed: messages.addBoard.addFailed,
      tellsWhenLeft: true,
    },
  );
  const finished = run.phase === 'finished';
  // The lists behind the dialog are read again once, when the run is over.
  useEffect(() => {
    if (finished) refresh();
  }, [finished, refresh]);
  const isBusy = run.phase === 'running' || run.phase === 'stopping';
  useEffect(() => {
    wanted.current.isBusy = isBusy;
  }, [isBusy]);

  return {
    presence,
    run,
    addOne: async ({ device_id: deviceId, id, name }) => {
      presence.note(deviceId, 'adding');
      try {
        await create(deviceId, id);
        refresh();
      } catch (error) {
        notify.error({
          key: `add:${deviceId}`,
          text: messages.addBoard.addFailed(error instanceof Error ? error.message : String(error)),
          detail: name,
        });
      }
    },
    addAll: (all) => {
      const items = new Map(
        all.flatMap(({ device_id: id, name }): [string, { id: string; name: string }][] =>
          id === '' ? [] : [[id, { id, name }]],
        ),
      );
      const missing = [...items.values()].filter(({ id }) => presence.of(id) !== 'present');
      // With nothing left to add, all are asked for once more: a board may have been deleted meanwhile.
      const asked = missing.length > 0 ? missing : [...items.values()];
      Object.assign(tally.current, { made: 0, there: items.size - asked.length });
      wanted.current.total = items.size;
      run.start(asked);
    },
  };
}
