import { Button, Modal } from 'antd';
import { useState } from 'react';
import type { ReplyOf } from '#contract/endpoint';
import type { BoardLoad, undoBoardLoad } from '#contract/imports';
import { failureOf } from '../../api/apiError';
import { useOwnActDisabledReason } from '../../session/permissions';
import { useAppDispatch } from '../../store';
import { useConfirm } from '../../ui/feedback/ConfirmProvider';
import { addBoardMessages } from '../addBoard.messages';
import { formMessages } from '../../ui/ui.messages';
import { Clip } from '../../ui/display/Clip';
import { ReasonButton } from '../../ui/display/WithReason';
import { notify } from '../../ui/feedback/notify';
import { listOf } from '../../ui/table/listOf';
import { PagedTable } from '../../ui/table/PagedTable';
import { useTablePage } from '../../ui/table/useTableSearch';
import type { PagedColumn } from '../../ui/table/pagedColumns';
import { RelativeDate } from '../../ui/format/RelativeDate';
import { boardLoadsApi, firstLoads, useListBoardLoadsQuery } from './boardLoads.api';
import { counted, grouped } from '../../ui/format/grouped';

/** Who loaded which file and when, with its counts, and a button to undo it. */
export function PastLoads() {
  const search = useTablePage('loads', firstLoads.query.pageSize);
  const query = useListBoardLoadsQuery({ query: { ...firstLoads.query, page: search.tableParams.page } });
  const [left, setLeft] = useState<Left>([]);
  const { undo, undoing } = useUndoLoad(setLeft);
  const columns: PagedColumn<BoardLoad>[] = [
    {
      id: 'file',
      title: 'File',
      render: (load) => (
        <>
          <strong>
            <Clip>{load.fileName}</Clip>
          </strong>
          <div className="mq-two">{load.by}</div>
        </>
      ),
    },
    { id: 'at', title: 'When', width: 130, render: (load) => <RelativeDate date={load.at} /> },
    { id: 'counts', title: 'Rows', width: 240, render: describeCounts },
    {
      id: 'undo',
      title: addBoardMessages.undoLoad,
      hideTitle: true,
      width: 140,
      render: (load) => <UndoLoad load={load} undoing={undoing.has(load._id)} onUndo={() => void undo(load)} />,
    },
  ];
  return (
    <>
      <PagedTable<BoardLoad>
        label={addBoardMessages.pastLoads}
        title={addBoardMessages.pastLoads}
        list={listOf(search, query, { rows: query.data?.loads, total: query.data?.totalLoads })}
        columns={columns}
        row={{
          name: ({ fileName }) => fileName,
          card: (load) => <LoadCard load={load} undoing={undoing.has(load._id)} onUndo={() => void undo(load)} />,
        }}
        empty={{ text: 'No file has been loaded yet.' }}
        minWidth={620}
      />
      {left.length > 0 && <LeftDialog left={left} onClose={() => setLeft([])} />}
    </>
  );
}

interface LoadProps {
  load: BoardLoad;
  /** An undo of many boards takes seconds. */
  undoing: boolean;
  onUndo: () => void;
}

function UndoLoad({ load, undoing, onUndo }: LoadProps) {
  const reason = useOwnActDisabledReason(load.byID);
  if (load.undoneAt !== null) return <span className="mq-two">Undone by {load.undoneBy}</span>;
  return (
    <ReasonButton
      reason={reason}
      size="small"
      loading={undoing}
      aria-label={`${addBoardMessages.undoLoad}: ${load.fileName}`}
      onClick={onUndo}
    >
      {addBoardMessages.undoLoad}
    </ReasonButton>
  );
}

/** A load on a phone. */
function LoadCard({ load, undoing, onUndo }: LoadProps) {
  return (
    <div className="mq-csv-load">
      <strong>{load.fileName}</strong>
      <span className="mq-two">
        {load.by}&nbsp;· <RelativeDate date={load.at} inline />
      </span>
      <span>{describeCounts(load)}</span>
      <UndoLoad load={load} undoing={undoing} onUndo={onUndo} />
    </div>
  );
}

/** Rows that failed and those that a cancelled load left are one number, called as in the heading of the report. */
function describeCounts({ rows, created, updated, unchanged }: BoardLoad): string {
  const others = rows - created - updated - unchanged;
  return `${grouped(created)} created, ${grouped(updated)} updated, ${grouped(unchanged)} unchanged, ${grouped(others)} not loaded`;
}

function whatUndoDoes({ created, updated }: BoardLoad): string {
  const parts = [
    ...(created > 0 ? [`${counted(created, 'created board is', 'created boards are')} deleted`] : []),
    ...(updated > 0 ? [`what changed in ${counted(updated, 'board')} is put back where nobody changed it since`] : []),
  ];
  const [first = 'This load changed nothing', ...others] = parts;
  return `${[first.charAt(0).toUpperCase() + first.slice(1), ...others].join(', and ')}.`;
}

type Left = ReplyOf<typeof undoBoardLoad>['left'];

function useUndoLoad(onLeft: (left: Left) => void) {
  const confirm = useConfirm();
  const dispatch = useAppDispatch();
  const [undoing, setUndoing] = useState<ReadonlySet<string>>(new Set());
  const undo = async (load: BoardLoad): Promise<void> => {
    const sure = await confirm({
      title: `Undo the load of ${load.fileName}?`,
      danger: true,
      children: whatUndoDoes(load),
    });
    if (!sure) return;
    setUndoing((before) => new Set(before).add(load._id));
    const outcome = await dispatch(
      boardLoadsApi.endpoints.undoBoardLoad.initiate({ params: { id: load._id } }, { track: false }),
    );
    setUndoing((before) => new Set([...before].filter((id) => id !== load._id)));
    const key = `load.undo:${load._id}`;
    if ('error' in outcome && outcome.error)
      notify.error({ key, text: `The load could not be undone. Error: ${failureOf(outcome.error).message}` });
    else {
      const { deleted, restored, left } = outcome.data;
      notify.success({
        key,
        text: `${counted(deleted, 'board')} deleted, ${grouped(restored)} restored${left.length === 0 ? '' : `, ${grouped(left.length)} left as they are`}.`,
      });
      if (left.length > 0) onLeft(left);
    }
  };
  return { undo, undoing };
}

/** Boards that an undo did not change, because they were changed after the load. */
function LeftDialog({ left, onClose }: { left: Left; onClose: () => void }) {
  return (
    <Modal
      open
      title="Left as they are"
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {formMessages.close}
        </Button>
      }
    >
      <ul className="mq-csv-left" aria-label="Left as they are" tabIndex={0}>
        {left.map(({ boardID, boardname, field, reason }) => (
          <li key={`${boardID} ${field}`}>
            <strong>{boardname === '' ? boardID : boardname}</strong>
            {field === '' ? '' : `, ${field}`}: {reason}
          </li>
        ))}
      </ul>
    </Modal>
  );
}
