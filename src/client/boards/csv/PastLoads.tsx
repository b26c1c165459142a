import { Button, Modal } from 'antd';
import { useState } from 'react';
import type { ReplyOf } from '#contract/endpoint';
import type { BoardLoad, undoBoardLoad } from '#contract/imports';
import { failureOf } from '../../machines/mutationActor';
import { useAppDispatch } from '../../store';
import { useConfirm } from '../../ui/ConfirmProvider';
import { messages } from '../../ui/messages';
import { notify } from '../../ui/notify';
import { PagedTable } from '../../ui/PagedTable';
import type { PagedColumn } from '../../ui/pagedColumns';
import { RelativeDate } from '../../ui/RelativeDate';
import { boardsApi, useListBoardLoadsQuery } from '../boards.api';

const said = (n: number): string => n.toLocaleString('en-US');

/** Who loaded which file when, with its counts, and the way back. */
export function PastLoads() {
  const [page, setPage] = useState(1);
  const { data, isFetching, error, refetch } = useListBoardLoadsQuery({ query: { page, pageSize: 5 } });
  const [left, setLeft] = useState<Left>([]);
  const undo = useUndoLoad(setLeft);
  const columns: PagedColumn<BoardLoad>[] = [
    { id: 'file', title: 'File', render: (load) => <><strong className="mq-ellipsis">{load.fileName}</strong><div className="mq-two">{load.by}</div></> },
    { id: 'at', title: 'When', width: 130, render: (load) => <RelativeDate date={load.at} /> },
    { id: 'counts', title: 'Rows', width: 240, render: (load) => `${said(load.created)} created, ${said(load.updated)} updated, ${said(load.unchanged)} unchanged, ${said(load.failed)} failed` },
    {
      id: 'undo', title: messages.addBoard.undoLoad, hideTitle: true, width: 140,
      render: (load) => load.undoneAt !== null ? <span className="mq-two">Undone by {load.undoneBy}</span> : <Button size="small" aria-label={`${messages.addBoard.undoLoad}: ${load.fileName}`} onClick={() => void undo(load)}>{messages.addBoard.undoLoad}</Button>,
    },
  ];
  return (
    <>
      <PagedTable<BoardLoad>
        label={messages.addBoard.pastLoads}
        title={messages.addBoard.pastLoads}
        total={data?.totalLoads ?? 0}
        rows={data?.loads ?? []}
        columns={columns}
        rowName={({ fileName }) => fileName}
        page={page}
        pageSize={5}
        pageSizes={[5]}
        onChange={(place) => { setPage(place.page); }}
        status={error && !data ? 'failed' : !data ? 'loading' : isFetching ? 'refetching' : 'ready'}
        onRetry={() => void refetch()}
        emptyText="No file has been loaded yet."
        minWidth={620}
      />
      {left.length > 0 && <LeftDialog left={left} onClose={() => { setLeft([]); }} />}
    </>
  );
}

type Left = ReplyOf<typeof undoBoardLoad>['left'];

function useUndoLoad(onLeft: (left: Left) => void): (load: BoardLoad) => Promise<void> {
  const confirm = useConfirm();
  const dispatch = useAppDispatch();
  return async (load) => {
    const sure = await confirm({
      title: `Undo the load of ${load.fileName}?`, danger: true,
      children: `${said(load.created)} created boards are deleted, and what changed in ${said(load.updated)} boards is put back where nobody changed it since.`,
    });
    if (!sure) return;
    const outcome = await dispatch(boardsApi.endpoints.undoBoardLoad.initiate({ params: { id: load._id } }, { track: false }));
    if ('error' in outcome && outcome.error) notify.error(`The load could not be undone. Error: ${failureOf(outcome.error).message}`);
    else {
      const { deleted, restored, left } = outcome.data;
      notify.success(`${said(deleted)} boards deleted, ${said(restored)} put back${left.length === 0 ? '' : `, ${said(left.length)} left as they are`}.`);
      if (left.length > 0) onLeft(left);
    }
  };
}

/** What an undo did not touch, since somebody changed it after the load. */
function LeftDialog({ left, onClose }: { left: Left; onClose: () => void }) {
  return (
    <Modal open title="Left as they are" onCancel={onClose} footer={<Button type="primary" onClick={onClose}>{messages.list.close}</Button>}>
      <ul className="mq-csv-left" aria-label="Left as they are" tabIndex={0}>
        {left.map(({ boardID, boardname, field, reason }) => <li key={`${boardID} ${field}`}><strong>{boardname === '' ? boardID : boardname}</strong>{field === '' ? '' : `, ${field}`}: {reason}</li>)}
      </ul>
    </Modal>
  );
}
