import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Screen } from '#contract/provider';
import { api, readNow } from '../../api/api';
import { useProduct } from '../../api/product.api';
import { useBulkRun } from '../../bulk/useBulkRun';
import { failureOf } from '../../api/apiError';
import { useSelection } from '../../organisations/selection';
import { useAppDispatch } from '../../store';
import { addBoardMessages } from '../addBoard.messages';
import { notify } from '../../ui/feedback/notify';
import { boardsApi, newBoardTags } from '../boards.api';
import { providerApi } from './provider.api';
import { createPresenceStore } from './presenceStore';

/** In longer lists only the screens on the page are checked in advance. */
const maxChecked = 2000;

/** Id of the run and of its notice. */
const runName = 'inventory';

/** The board was created, or existed before. */
type Outcome = 'made' | 'there';

/** Which of the screens are boards already, with a function that checks one again. */
function usePresence(screens: readonly Screen[]) {
  const dispatch = useAppDispatch();
  const find = useCallback(
    (deviceId: string) =>
      dispatch(boardsApi.endpoints.findBoardsByDevice.initiate({ params: { deviceId } }, readNow))
        .unwrap()
        .then(({ boards }) => boards.length > 0),
    [dispatch],
  );
  const presence = useMemo(() => createPresenceStore(find), [find]);
  useSyncExternalStore(presence.subscribe, presence.version);
  useEffect(() => {
    if (screens.length <= maxChecked) presence.check(screens.map(({ device_id: deviceId }) => deviceId));
  }, [presence, screens]);
  return { presence, find };
}

/** Creates the board of one screen. The body is the specified one; the selection is sent in the query. */
function useSendScreen() {
  const dispatch = useAppDispatch();
  const { orgID, teamID } = useSelection();
  return (deviceId: string, reachBoardID: string) =>
    dispatch(
      providerApi.endpoints.addScreen.initiate(
        {
          query: { orgID, teamID },
          body: { device_id: deviceId, reachBoardID },
          headers: { idempotencyKey: crypto.randomUUID() },
        },
        { track: false },
      ),
    ).unwrap();
}

/** Adds screens of the provider as boards of the selected organisation and team. */
export function useAddScreens(screens: readonly Screen[]) {
  const dispatch = useAppDispatch();
  const { productName } = useProduct();
  const { presence, find } = usePresence(screens);
  const sendScreen = useSendScreen();
  const refresh = useCallback(() => {
    dispatch(api.util.invalidateTags(newBoardTags));
  }, [dispatch]);
  const open = useRef(true);
  const hasAdded = useRef(false);
  /** Of the current run. */
  const tally = useRef<Record<Outcome, number>>({ made: 0, there: 0 });
  // After the panel is closed, no further check or addition begins; the lists show what was added.
  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
      presence.stop();
      if (hasAdded.current) refresh();
    };
  }, [presence, refresh]);

  const noteAdded = (): void => {
    hasAdded.current = true;
    if (!open.current) refresh();
  };
  const create = async (deviceId: string, reachBoardID: string): Promise<Outcome | undefined> => {
    if (!open.current) return undefined;
    try {
      // Checked again just before adding, because another administrator may have added it.
      if (await find(deviceId)) {
        presence.set(deviceId, 'present');
        return 'there';
      }
      presence.set(deviceId, 'adding');
      await sendScreen(deviceId, reachBoardID);
      noteAdded();
      presence.set(deviceId, 'present');
      return 'made';
    } catch (error) {
      const isTaken = failureOf(error).code === 'board.device_taken';
      presence.set(deviceId, isTaken ? 'present' : 'absent');
      if (!isTaken) throw error;
      return 'there';
    }
  };

  /** What the run did: how many boards it added, and how many were there. */
  const added = (): string => addBoardMessages.addedAll(tally.current.made, tally.current.there, productName);
  const run = useBulkRun(
    runName,
    async (deviceId) => {
      const outcome = await create(deviceId, screens.find((screen) => screen.device_id === deviceId)?.id ?? '');
      if (outcome) tally.current[outcome] += 1;
    },
    {
      working: addBoardMessages.addingAll,
      done: () => `${added()}.`,
      failed: addBoardMessages.addFailed,
    },
  );
  const finished = run.phase === 'finished';
  // The lists behind the dialog refetch once, after the run.
  useEffect(() => {
    if (finished) refresh();
  }, [finished, refresh]);
  return {
    presence,
    run,
    added,
    addOne: async ({ device_id: deviceId, id, name }: Screen) => {
      presence.set(deviceId, 'adding');
      try {
        await create(deviceId, id);
        refresh();
      } catch (error) {
        notify.error({
          key: `add:${deviceId}`,
          text: addBoardMessages.addFailed(failureOf(error).message),
          detail: name,
        });
      }
    },
    /** Adds each screen that is not a board yet, once. */
    addAll: (all: readonly Screen[]) => {
      const items = new Map(
        all.flatMap(({ device_id: id, name }): [string, { id: string; name: string }][] =>
          id === '' ? [] : [[id, { id, name }]],
        ),
      );
      const missing = [...items.values()].filter(({ id }) => presence.get(id) !== 'present');
      Object.assign(tally.current, { made: 0, there: items.size - missing.length });
      run.start(missing);
    },
  };
}
