import { DownloadOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useCallback } from 'react';
import type { Board } from '#contract/boards';
import { useGetOrganisationQuery, useGetTeamQuery } from '../organisations/organisations.api';
import { useSelection } from '../organisations/selection';
import { permitted, useTickPermissions } from '../session/useTickPermissions';
import { BulkProgress, undoneText } from '../bulk/BulkProgress';
import { LazyFallback } from '../ui/feedback/LazyFallback';
import { lazyWithRetry } from '../ui/feedback/lazyWithRetry';
import { boardExportMessages, boardMessages, boardTouchMessages } from './boards.messages';
import { nounMessages } from '../ui/ui.messages';
import { ReasonButton } from '../ui/display/WithReason';
import { PageTitle } from '../ui/display/PageTitle';
import { useAddressParam } from '../ui/browser/useAddressParam';
import { useSettled } from '../ui/table/useSettled';
import { useShortcuts } from '../ui/keyboard/useShortcuts';
import { BoardBulkActions } from './BoardBulkActions';
import { BoardFilters } from './BoardFilters';
import { BoardsTable } from './BoardsTable';
import { useExport } from './export/useExport';
import { useAllPaused } from './useAllPaused';
import { useBoardActions } from './useBoardActions';
import { useBoardList } from './useBoardList';
import { useAddPermission, type AddPermission } from './useAddPermission';
import { ViewSwitch } from './ViewSwitch';

const ownerOf = ({ boardOwner }: Board): string | null => boardOwner;

const MapFallback = () => <div className="mq-card mq-board-map-wait" />;
const AddBoardDialog = lazyWithRetry(async () => (await import('./AddBoardDialog')).AddBoardDialog, LazyFallback);
const BoardsMap = lazyWithRetry(async () => (await import('./map/BoardsMap')).BoardsMap, MapFallback);
const ManageBoardDialog = lazyWithRetry(
  async () => (await import('./ManageBoardDialog')).ManageBoardDialog,
  LazyFallback,
);

/** `/boards`: all boards, or those of the selection. */
export const BoardsPage = () => <Boards headingOf={boardMessages.heading} windowTitle={nounMessages.boards} />;

/** `/management/boards`: the same, under the selected organisation's name. */
export const ManagementBoardsPage = () => (
  <Boards
    headingOf={(organisation) => organisation ?? boardMessages.heading(undefined)}
    windowTitle={nounMessages.organisationBoards}
  />
);

interface BoardsProps {
  /** The heading by the name of the selected organisation. */
  headingOf: (organisation: string | undefined) => string;
  windowTitle: string;
}

function Boards({ headingOf, windowTitle }: BoardsProps) {
  const listed = useBoardList();
  const [, openBoard] = useAddressParam('board');
  const [, openAdd] = useAddressParam('add');
  const [view, setView] = useAddressParam('view');
  const onView = useCallback((next: 'table' | 'map') => setView(next === 'map' ? next : null), [setView]);
  const { onAct, running, isBusy, boards } = useBoardActions(listed);
  const { list } = boards;
  const { orgID, teamID } = useSelection();
  const organisation = useGetOrganisationQuery({ params: { id: orgID ?? '' } }, { skip: orgID === undefined }).data
    ?.org;
  const team = useGetTeamQuery({ params: { id: teamID ?? '' } }, { skip: teamID === undefined }).data?.team.teamName;
  const subtitle = useSettled(
    boards.total === undefined ? ' ' : boardMessages.subtitle(boards.total, boards.countries, team, boards.deleted),
    boards.isCounted,
  );
  const csv = useExport(boards.filter);
  const tickPermissions = useTickPermissions('inventory', ownerOf, orgID);
  const mayAdd = useAddPermission(orgID);
  const onAdd = (): void => openAdd('manual');
  useShortcuts([
    {
      id: 'boards.add',
      keys: 'n',
      label: boardMessages.add,
      group: nounMessages.boards,
      when: mayAdd.allowance === 'yes',
      run: onAdd,
    },
    {
      id: 'boards.export',
      label: boardExportMessages.button,
      group: nounMessages.boards,
      when: !csv.busy,
      run: csv.start,
    },
  ]);
  const onMap = boards.canMap && view === 'map';
  const allPaused = useAllPaused(boards.ticks.ids, list.rows, boards.scope);

  const filters = (boards.showsFilters || boards.showsViewSwitch) && (
    <>
      {boards.showsFilters && (
        <BoardFilters values={boards.search.filters} onChange={boards.search.setFilters} options={boards.facets} />
      )}
      {boards.showsViewSwitch && <ViewSwitch view={view === 'map' ? view : 'table'} onChange={onView} />}
    </>
  );
  const bulk =
    tickPermissions.canTick && !isBusy ? (
      <BoardBulkActions
        addDisabledReason={mayAdd.disabledReason}
        allPaused={allPaused}
        onAction={onAct}
        onCreate={onAdd}
      />
    ) : undefined;
  const shownRun = running && {
    run: running.run,
    label: boardMessages.working[running.act],
    done: boardTouchMessages.done[running.act],
    undo: running.undo,
  };
  const undone = shownRun && undoneText(shownRun);
  const progress = shownRun && <BulkProgress {...shownRun} />;

  const selection = permitted(tickPermissions, {
    ...boards.selection,
    bulk,
    undone,
  });

  return (
    <div className={teamID === undefined ? 'mq-page' : 'mq-page mq-long-subtitle'}>
      <PageTitle
        windowTitle={windowTitle}
        subtitle={subtitle}
        actions={<HeadActions csv={csv} mayAdd={mayAdd} onAdd={onAdd} />}
      >
        {headingOf(orgID === undefined ? undefined : organisation?.orgName)}
      </PageTitle>
      <div data-tour="boards-table">
        {onMap ? (
          <BoardsMap
            list={boards}
            filters={filters}
            bulk={bulk}
            running={progress}
            undone={undone}
            onManage={openBoard}
          />
        ) : (
          <BoardsTable list={list} filters={filters} selection={selection} running={progress} onManage={openBoard} />
        )}
      </div>
      <BoardDialogs mayAdd={mayAdd} />
    </div>
  );
}

interface HeadActionsProps {
  csv: ReturnType<typeof useExport>;
  mayAdd: AddPermission;
  onAdd: () => void;
}

function HeadActions({ csv, mayAdd: { allowance, disabledReason }, onAdd }: HeadActionsProps) {
  return (
    <>
      <Button icon={<DownloadOutlined aria-hidden />} loading={csv.busy} disabled={csv.busy} onClick={csv.start}>
        {boardExportMessages.button}
      </Button>
      {allowance !== 'never' && (
        <ReasonButton
          reason={disabledReason}
          type="primary"
          data-tour="boards-add"
          icon={<PlusOutlined aria-hidden />}
          onClick={onAdd}
        >
          {boardMessages.add}
        </ReasonButton>
      )}
    </>
  );
}

function BoardDialogs({ mayAdd: { allowance, disabledReason } }: { mayAdd: AddPermission }) {
  const [boardId, openBoard] = useAddressParam('board');
  const [tab, openAdd] = useAddressParam('add');
  return (
    <>
      {allowance !== 'never' && tab !== null && (
        <AddBoardDialog
          disabledReason={disabledReason}
          tab={tab}
          onTab={openAdd}
          onOpen={openBoard}
          onClose={() => openAdd(null)}
        />
      )}
      {boardId !== null && <ManageBoardDialog boardId={boardId} onClose={() => openBoard(null)} />}
    </>
  );
}
