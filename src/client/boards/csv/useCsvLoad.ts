import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { api } from '../../api/api';
import { listTag } from '../../api/tags';
import { newBoardTags } from '../boards.api';
import { useProduct } from '../../api/product.api';
import { useBridgedActor } from '../../machines/useBridgedActor';
import { useLatest } from '../../machines/useLatest';
import { useSelection } from '../../organisations/selection';
import { useGetMeQuery } from '../../session/session.api';
import { useAppDispatch } from '../../store';
import { csvMachine, type CsvPorts } from './csvActors';
import { forgetLoad, rememberLoad, unfinishedLoads, type RememberedLoad } from './loading/loadMemory';

/** One use of the CSV UPLOADER: the machine, the files beside it, and earlier loads that can be continued. */
export function useCsvLoad() {
  const dispatch = useAppDispatch();
  const { orgID, teamID } = useSelection();
  const { has } = useProduct();
  const me = useGetMeQuery({}).data;
  const userId = me?._id ?? me?.email ?? '';
  const [kept] = useState(() => ({ files: new Map<string, File>(), loads: new Map<string, RememberedLoad>() }));
  const ports = useLatest<CsvPorts>({
    dispatch,
    userId,
    boardOwner: orgID ?? null,
    team: teamID ?? null,
    hasImport: has('board-import'),
    ...kept,
  });
  const refresh = useCallback(() => {
    dispatch(api.util.invalidateTags([...newBoardTags, listTag('load')]));
  }, [dispatch]);
  const machine = useMemo(() => csvMachine(ports, refresh), [ports, refresh]);
  const actor = useBridgedActor('csvLoad', 'add', machine);
  const snapshot = useSelector(actor, (each) => each);
  const [unfinished, setUnfinished] = useState<RememberedLoad[]>([]);
  const resuming = useRef(false);
  const began = useRef(0);

  // Reads the user's stored loads, once the user is known.
  useEffect(() => {
    if (userId !== '')
      void unfinishedLoads(userId).then((loads) => setUnfinished(loads.filter(({ key }) => !kept.loads.has(key))));
  }, [userId, kept]);

  const add = useCallback(
    (files: readonly File[]) => {
      resuming.current = false;
      const listed = files.map((file) => ({ id: crypto.randomUUID(), name: file.name, bytes: file.size, file }));
      for (const { id, file } of listed) kept.files.set(id, file);
      actor.send({ type: 'files.add', files: listed.map(({ id, name, bytes }) => ({ id, name, bytes })) });
    },
    [actor, kept],
  );
  const forget = useCallback(
    (key: string | null) => {
      const load = key === null ? undefined : kept.loads.get(key);
      if (!load) return;
      kept.loads.delete(load.key);
      void forgetLoad(load.loadId);
    },
    [kept],
  );
  const start = useCallback(() => {
    began.current = Date.now();
    for (const load of kept.loads.values()) {
      load.started = true;
      void rememberLoad(load);
    }
    actor.send({ type: 'load.start' });
  }, [actor, kept]);
  const resume = useCallback(
    (load: RememberedLoad) => {
      kept.loads.set(load.key, load);
      setUnfinished((loads) => loads.filter(({ loadId }) => loadId !== load.loadId));
      add([new File([load.file], load.name, { type: 'text/csv' })]);
      resuming.current = load.started;
    },
    [add, kept],
  );
  const discard = useCallback((load: RememberedLoad) => {
    setUnfinished((loads) => loads.filter(({ loadId }) => loadId !== load.loadId));
    void forgetLoad(load.loadId);
  }, []);

  // An interrupted load continues as soon as its file is read again.
  const ready = snapshot.matches('choosing') && snapshot.can({ type: 'load.start' });
  useEffect(() => {
    if (!resuming.current || !ready) return;
    resuming.current = false;
    start();
  }, [ready, start]);
  const finished = snapshot.matches('loaded');
  useEffect(() => {
    if (finished) for (const key of [...kept.loads.keys()]) forget(key);
  }, [finished, forget, kept]);

  const remove = (id: string, key: string | null) => {
    // While a file is read or checked, it stays.
    if (!snapshot.can({ type: 'file.remove', id })) return;
    kept.files.delete(id);
    forget(key);
    actor.send({ type: 'file.remove', id });
  };
  return { snapshot, send: actor.send, add, remove, start, resume, discard, unfinished, began };
}
