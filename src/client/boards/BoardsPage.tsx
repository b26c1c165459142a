import { DownloadOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { Board } from '#contract/boards';
import { useGetOrganisationQuery, useGetTeamQuery } from '../organisations/organisations.api';
import { useSelection } from '../organisations/selection';
import { permitted, useTickPermissions } from '../session/tickPermissions.api';
import { BulkProgress, undoneText } from '../ui/bulk/BulkProgress';
import { LazyFallback } from '../ui/feedback/LazyFallback';
import { lazyWithRetry } from '../ui/feedback/lazyWithRetry';
import { boardExportMessages, boardMessages, boardTouchMessages } from './boards.messages';
import { nounMessages } from '../ui/ui.messages';
import { ReasonButton } from '../ui/display/WithReason';
import { PageTitle } from '../ui/display/PageTitle';
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
import { useOpenInAddress, type Open } from './useOpenInAddress';
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

function Boards({ heading, windowTitle }: { heading: string; windowTitle: string }) {
  const listed = useBoardList();
  const { address, open, onView, onManage } = useOpenInAddress();
  const { onAct, running, isBusy, boards } = useBoardActions(listed);
  const { list } = boards;
  const { orgID, teamID } = useSelection();
  const team = useGetTeamQuery({ params: { id: teamID ?? '' } }, { skip: teamID === undefined }).data?.team.teamName;
  const subtitle = useSettled(
    boards.total === undefined ? ' ' : boardMessages.subtitle(boards.total, boards.countries, team, boards.deleted),
    boards.isCounted,
  );
  const csv = useExport(boards.filter);
  const tickPermissions = useTickPermissions('inventory', ownerOf, orgID);
  const mayAdd = useAddPermission(orgID);
  const onAdd = (): void => open('add', 'manual');
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
  const onMap = boards.canMap && address.get('view') === 'map';
  const allPaused = useAllPaused(boards.ticks.ids, list.rows, boards.scope);

  const filters = (boards.showsFilters || boards.showsViewSwitch) && (
    <>
      {boards.showsFilters && (
        <BoardFilters values={boards.search.filters} onChange={boards.search.setFilters} options={boards.facets} />
      )}
      {boards.showsViewSwitch && (
        <ViewSwitch view={address.get('view') === 'map' ? 'map' : 'table'} onChange={onView} />
      )}
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
        {heading}
      </PageTitle>
      <div data-tour="boards-table">
        {onMap ? (
          <BoardsMap
            list={boards}
            filters={filters}
            bulk={bulk}
            running={progress}
            undone={undone}
            onManage={(id) => open('board', id)}
          />
        ) : (
          <BoardsTable list={list} filters={filters} selection={selection} running={progress} onManage={onManage} />
        )}
      </div>
      <BoardDialogs
        address={address}
        open={open}
        addDisabledReason={mayAdd.disabledReason}
        mayAdd={mayAdd.allowance !== 'never'}
      />
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

interface BoardDialogsProps {
  address: URLSearchParams;
  open: Open;
  mayAdd: boolean;
  addDisabledReason: string | undefined;
}

function BoardDialogs({ address, open, mayAdd, addDisabledReason }: BoardDialogsProps) {
  return (
    <>
      {mayAdd && address.has('add') && (
        <AddBoardDialog
          disabledReason={addDisabledReason}
          tab={address.get('add') ?? 'manual'}
          onTab={(tab) => open('add', tab)}
          onOpen={(boardId) => open('board', boardId)}
          onClose={() => open('add', null)}
        />
      )}
      {address.has('board') && (
        <ManageBoardDialog boardId={address.get('board') ?? ''} onClose={() => open('board', null)} />
      )}
    </>
  );
}
