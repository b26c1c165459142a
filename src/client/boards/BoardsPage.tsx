import { DownloadOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Board } from '#contract/boards';
import { failureOf } from '../api/apiError';
import { useGetOrganisationQuery, useGetTeamQuery } from '../organisations/organisations.api';
import { useSelection } from '../organisations/selection';
import { useMay } from '../session/may.api';
import { BulkProgress } from '../ui/bulk/BulkProgress';
import { LazyFallback } from '../ui/feedback/LazyFallback';
import { lazyWithRetry } from '../ui/feedback/lazyWithRetry';
import { boardExportMessages, boardMessages } from './boards.messages';
import { nounMessages } from '../ui/ui.messages';
import { PageTitle } from '../ui/display/PageTitle';
import { tableStatus } from '../ui/table/tableStatus';
import { useShortcuts } from '../ui/keyboard/useShortcuts';
import { BoardBulkActions } from './BoardBulkActions';
import { BoardFilters } from './BoardFilters';
import { BoardsTable } from './BoardsTable';
import { useExport } from './export/useExport';
import { useAllPaused } from './useAllPaused';
import { useBoardActs } from './useBoardActs';
import { useBoardList } from './useBoardList';
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
  const heading = boardMessages.heading(orgID === undefined ? undefined : organisation);
  return <Boards heading={heading} windowTitle={nounMessages.boards} />;
}

/** `/management/boards`: the same, under the selected organisation's name. */
export function ManagementBoardsPage() {
  const { orgID } = useSelection();
  const organisation = useGetOrganisationQuery({ params: { id: orgID ?? '' } }, { skip: orgID === undefined }).data?.org
    .orgName;
  const heading = organisation ?? boardMessages.heading(undefined);
  return <Boards heading={heading} windowTitle={nounMessages.organisationBoards} />;
}

type Open = (name: 'board' | 'add' | 'view', value: string | null) => void;

/** What is open is in the address: a board, the dialog for a new one, the map. */
function useOpenInAddress() {
  const [address, setAddress] = useSearchParams();
  const open = useCallback<Open>(
    (name, value) => {
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
  return { address, open, onView, onManage };
}

function Boards({ heading, windowTitle }: { heading: string; windowTitle: string }) {
  const list = useBoardList();
  const { address, open, onView, onManage } = useOpenInAddress();
  const { onAct, running } = useBoardActs(list);
  const { data, error, refetch } = list.list;
  const { teamID } = useSelection();
  const team = useGetTeamQuery({ params: { id: teamID ?? '' } }, { skip: teamID === undefined }).data?.team.teamName;
  const csv = useExport(list.filter);
  const mayChange = useMay('inventory') === 'yes';
  useShortcuts([
    {
      id: 'boards.add',
      keys: 'n',
      label: boardMessages.add,
      group: nounMessages.boards,
      when: mayChange,
      run: () => {
        open('add', 'manual');
      },
    },
    {
      id: 'boards.export',
      label: boardExportMessages.button,
      group: nounMessages.boards,
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
  const bulk = mayChange && (
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
      label={boardMessages.working[running.each]}
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
        subtitle={data ? boardMessages.subtitle(data.totalBoards, list.countries, team) : ' '}
        actions={
          <HeadActions
            csv={csv}
            onAdd={
              mayChange
                ? () => {
                    open('add', 'manual');
                  }
                : undefined
            }
          />
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
            search={list.search}
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
      <BoardDialogs address={address} open={open} mayAdd={mayChange} />
    </div>
  );
}

function HeadActions({ csv, onAdd }: { csv: ReturnType<typeof useExport>; onAdd: (() => void) | undefined }) {
  return (
    <>
      <Button icon={<DownloadOutlined aria-hidden />} loading={csv.busy} disabled={csv.busy} onClick={csv.start}>
        {boardExportMessages.button}
      </Button>
      {onAdd && (
        <Button type="primary" data-tour="boards-add" icon={<PlusOutlined aria-hidden />} onClick={onAdd}>
          {boardMessages.add}
        </Button>
      )}
    </>
  );
}

function BoardDialogs({ address, open, mayAdd }: { address: URLSearchParams; open: Open; mayAdd: boolean }) {
  return (
    <>
      {mayAdd && address.has('add') && (
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
    </>
  );
}
