import { DownloadOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Board } from '#contract/boards';
import { failureOf } from '../machines/mutationActor';
import { useGetOrganisationQuery } from '../organisations/organisations.api';
import { useSelection } from '../organisations/selection';
import { BulkProgress } from '../ui/BulkProgress';
import { LazyFallback } from '../ui/LazyFallback';
import { lazyWithRetry } from '../ui/lazyWithRetry';
import { messages } from '../ui/messages';
import { PageTitle } from '../ui/PageTitle';
import { tableStatus } from '../ui/tableStatus';
import { useShortcuts } from '../ui/useShortcuts';
import { BoardBulkActions } from './BoardBulkActions';
import { BoardFilters } from './BoardFilters';
import { BoardsTable } from './BoardsTable';
import { useExport } from './export/useExport';
import { useAllPaused } from './useAllPaused';
import { useBoardBulk, type BoardAct } from './useBoardBulk';
import { useBoardList } from './useBoardList';
import { useDeleteBoards } from './useDeleteBoards';
import { ViewSwitch } from './ViewSwitch';

const MapFallback = () => <div className="mq-card mq-board-map-wait" />;
const AddBoardDialog = lazyWithRetry(async () => (await import('./AddBoardDialog')).AddBoardDialog, LazyFallback);
const BoardsMap = lazyWithRetry(async () => (await import('./map/BoardsMap')).BoardsMap, MapFallback);
const ManageBoardDialog = lazyWithRetry(
  async () => (await import('./ManageBoardDialog')).ManageBoardDialog,
  LazyFallback,
);

/** `/boards`: all boards, or those of the selection. */
export function BoardsPage() {
  const { orgID } = useSelection();
  const organisation = useGetOrganisationQuery({ params: { id: orgID ?? '' } }, { skip: orgID === undefined }).data?.org
    .orgName;
  const heading = messages.boards.heading(orgID === undefined ? undefined : organisation);
  return <Boards heading={heading} windowTitle={messages.shell.boards} />;
}

/** `/management/boards`: the same, under the selected organisation's name. */
export function ManagementBoardsPage() {
  const { orgID } = useSelection();
  const organisation = useGetOrganisationQuery({ params: { id: orgID ?? '' } }, { skip: orgID === undefined }).data?.org
    .orgName;
  const heading = organisation ?? messages.boards.heading(undefined);
  return <Boards heading={heading} windowTitle={messages.shell.organisationBoards} />;
}

const acts: readonly BoardAct[] = ['delete', 'pause', 'resume'];

function Boards({ heading, windowTitle }: { heading: string; windowTitle: string }) {
  const list = useBoardList();
  const [address, setAddress] = useSearchParams();
  const [act, setAct] = useState<BoardAct>('pause');
  const runs = { delete: useBoardBulk('delete'), pause: useBoardBulk('pause'), resume: useBoardBulk('resume') };
  const { data, error, refetch } = list.list;
  const open = useCallback(
    (name: 'board' | 'add' | 'view', value: string | null) => {
      setAddress((current) => {
        const next = new URLSearchParams(current);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      });
    },
    [setAddress],
  );
  const onView = useCallback(
    (view: 'table' | 'map') => {
      open('view', view === 'map' ? 'map' : null);
    },
    [open],
  );
  const onManage = useCallback(
    (board: Board) => {
      open('board', board._id);
    },
    [open],
  );
  const ticked = [...list.ticks.ids].map((id) => ({ id, name: list.ticks.names.get(id) ?? id }));
  const confirmDelete = useDeleteBoards();
  const onAct = (next: BoardAct) => {
    setAct(next);
    if (next !== 'delete') runs[next].start(ticked);
    else
      void confirmDelete(ticked).then((sure) => {
        if (sure) runs.delete.start(ticked);
      });
  };
  const running = acts
    .map((each) => ({ each, run: runs[each] }))
    .find(({ each, run }) => run.phase !== null && (each === act || run.phase !== 'finished'));
  const csv = useExport(list.filter);
  useShortcuts([
    {
      id: 'boards.add',
      keys: 'n',
      label: messages.boards.add,
      group: messages.shell.boards,
      run: () => {
        open('add', 'manual');
      },
    },
    {
      id: 'boards.export',
      label: messages.boardExport.button,
      group: messages.shell.boards,
      when: !csv.busy,
      run: csv.start,
    },
  ]);
  const onMap = list.canMap && address.get('view') === 'map';
  const allPaused = useAllPaused(list.ticks.ids, data?.boards, list.scope);

  const filters = (list.canFilter || list.canMap) && (
    <>
      {list.canFilter && (
        <BoardFilters values={list.search.filters} onChange={list.search.setFilters} options={list.facets} />
      )}
      {list.canMap && <ViewSwitch view={onMap ? 'map' : 'table'} onChange={onView} />}
    </>
  );
  const bulk = (
    <BoardBulkActions
      allPaused={allPaused}
      onAct={onAct}
      onCreate={() => {
        open('add', 'manual');
      }}
    />
  );
  const progress = running?.run.phase && (
    <BulkProgress
      phase={running.run.phase}
      context={running.run.context}
      label={messages.boards.working[running.each]}
      onStop={() => {
        running.run.send({ type: 'run.stop' });
      }}
      onRetry={() => {
        running.run.send({ type: 'run.retry' });
      }}
      onDismiss={() => {
        running.run.send({ type: 'run.dismiss' });
        list.ticks.clear();
      }}
    />
  );

  return (
    <div className="mq-page">
      <PageTitle
        windowTitle={windowTitle}
        subtitle={data ? messages.boards.subtitle(data.totalBoards, list.countries) : ' '}
        actions={
          <>
            <Button icon={<DownloadOutlined aria-hidden />} loading={csv.busy} disabled={csv.busy} onClick={csv.start}>
              {messages.boardExport.button}
            </Button>
            <Button
              type="primary"
              data-tour="boards-add"
              icon={<PlusOutlined aria-hidden />}
              onClick={() => {
                open('add', 'manual');
              }}
            >
              {messages.boards.add}
            </Button>
          </>
        }
      >
        {heading}
      </PageTitle>
      <div data-tour="boards-table">
        {onMap ? (
          <BoardsMap
            list={list}
            filters={filters}
            bulk={bulk}
            running={progress}
            onManage={(id) => {
              open('board', id);
            }}
          />
        ) : (
          <BoardsTable
            boards={data?.boards ?? []}
            total={data?.totalBoards ?? 0}
            place={list.search.place}
            onPlace={list.search.onChange}
            status={tableStatus(list.list)}
            failure={error && failureOf(error)}
            onRetry={() => void refetch()}
            filters={filters}
            filtered={list.search.filtered}
            onClearFilters={list.search.clearFilters}
            selection={list.selection}
            bulk={bulk}
            running={progress}
            onManage={onManage}
          />
        )}
      </div>
      {address.has('add') && (
        <AddBoardDialog
          tab={address.get('add') ?? 'manual'}
          onTab={(tab) => {
            open('add', tab);
          }}
          onClose={() => {
            open('add', null);
          }}
        />
      )}
      {address.has('board') && (
        <ManageBoardDialog
          boardId={address.get('board') ?? ''}
          onClose={() => {
            open('board', null);
          }}
        />
      )}
    </div>
  );
}
