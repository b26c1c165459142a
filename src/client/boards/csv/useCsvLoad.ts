import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
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
import { forgetLoad, unfinishedLoads, type UnfinishedLoad } from './loading/loadMemory';

/** One use of the CSV UPLOADER: the machine, and earlier loads that can be continued. */
export function useCsvLoad() {
  const dispatch = useAppDispatch();
  const { orgID, teamID } = useSelection();
  const { has } = useProduct();
  const me = useGetMeQuery({}).data;
  const userId = me?._id ?? me?.email ?? '';
  const ports = useLatest<CsvPorts>({
    dispatch,
    userId,
    boardOwner: orgID ?? null,
    team: teamID ?? null,
    hasImport: has('board-import'),
  });
  const refresh = useCallback(() => {
    dispatch(api.util.invalidateTags([...newBoardTags, listTag('load')]));
  }, [dispatch]);
  const machine = useMemo(() => csvMachine(ports, refresh), [ports, refresh]);
  const actor = useBridgedActor('csvLoad', 'add', machine);
  const snapshot = useSelector(actor, (each) => each);
  const [unfinished, setUnfinished] = useState<UnfinishedLoad[]>([]);

  // Reads the user's stored loads, once the user is known.
  useEffect(() => {
    const isListed = ({ loadId }: UnfinishedLoad) => actor.getSnapshot().context.files.some(({ id }) => id === loadId);
    if (userId !== '')
      void unfinishedLoads(userId).then((loads) => setUnfinished(loads.filter((load) => !isListed(load))));
  }, [userId, actor]);

  const add = (files: readonly File[]): void =>
    actor.send({
      type: 'files.add',
      files: files.map((file) => ({ id: crypto.randomUUID(), name: file.name, bytes: file.size, file })),
    });
  const take = (load: UnfinishedLoad): void =>
    setUnfinished((loads) => loads.filter(({ loadId }) => loadId !== load.loadId));
  const resume = (load: UnfinishedLoad): void => {
    take(load);
    const { loadId: id, name, file, started } = load;
    actor.send({ type: 'files.add', files: [{ id, name, bytes: file.size, file }], goesOn: started });
  };
  const discard = (load: UnfinishedLoad): void => {
    take(load);
    void forgetLoad(load.loadId);
  };
  return { snapshot, send: actor.send, add, resume, discard, unfinished };
}
