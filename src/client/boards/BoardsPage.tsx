import type { Board } from '#contract/boards';
import { useOrganisationName } from '../organisations/organisations.api';
import { useTeamName } from '../organisations/teams.api';
import { useSelection } from '../organisations/selection';
import { permitted, useTickPermissions } from '../session/useTickPermissions';
import { BulkProgress } from '../bulk/BulkProgress';
import { lazyWithRetry } from '../ui/feedback/lazyWithRetry';
import { boardMessages } from './boards.messages';
import { nounMessages } from '../ui/ui.messages';
import { CreateButton } from '../ui/display/CreateButton';
import { PageTitle } from '../ui/display/PageTitle';
import { useAddressParam } from '../ui/browser/useAddressParam';
import { useSettled } from '../ui/table/useSettled';
import { BoardBulkActions } from './BoardBulkActions';
import { BoardDialogs } from './BoardDialogs';
import { BoardFilters } from './BoardFilters';
import { BoardsTable } from './BoardsTable';
import { ExportButton } from './export/ExportButton';
import { useAllPaused } from './useAllPaused';
import { useBoardList } from './useBoardList';
import { useAddPermission } from './useAddPermission';
import { ViewSwitch } from './ViewSwitch';

const ownerOf = ({ boardOwner }: Board): string | null => boardOwner;

const MapFallback = () => <div className="mq-card mq-board-map-wait" />;
const BoardsMap = lazyWithRetry(async () => (await import('./map/BoardsMap')).BoardsMap, MapFallback);

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
  const boards = useBoardList();
  const { list, search, ticks } = boards;
  const { onAct, running, undone, isBusy } = boards.acts;
  const [, openBoard] = useAddressParam('board');
  const [, openAdd] = useAddressParam('add');
  const [view] = useAddressParam('view');
  const { orgID, teamID } = useSelection();
  const organisation = useOrganisationName(orgID);
  const team = useTeamName(teamID);
  const subtitle = useSettled(
    boards.total === undefined ? ' ' : boardMessages.subtitle(boards.total, boards.countries, team, boards.deleted),
    boards.isCounted,
  );
  const tickPermissions = useTickPermissions('inventory', ownerOf, orgID);
  const mayAdd = useAddPermission(orgID);
  const onAdd = (): void => openAdd('manual');
  const allPaused = useAllPaused(ticks.ids, list.rows, boards.scope);
  const bulk =
    tickPermissions.canTick && !isBusy ? (
      <BoardBulkActions
        addDisabledReason={mayAdd.disabledReason}
        allPaused={allPaused}
        onAction={onAct}
        onCreate={onAdd}
      />
    ) : undefined;
  const shared = {
    filters: (boards.showsFilters || boards.showsViewSwitch) && (
      <>
        {boards.showsFilters && (
          <BoardFilters values={search.filters} onChange={search.setFilters} options={boards.facets} />
        )}
        {boards.showsViewSwitch && <ViewSwitch />}
      </>
    ),
    running: running && <BulkProgress {...running} />,
    onManage: openBoard,
  };
  return (
    <div className={teamID === undefined ? 'mq-page' : 'mq-page mq-long-title mq-long-subtitle'}>
      <PageTitle
        windowTitle={windowTitle}
        subtitle={subtitle}
        actions={
          <>
            <ExportButton filter={boards.filter} />
            {mayAdd.allowance !== 'never' && (
              <CreateButton
                id="boards.add"
                label={boardMessages.add}
                group={nounMessages.boards}
                reason={mayAdd.disabledReason}
                data-tour="boards-add"
                onClick={onAdd}
              />
            )}
          </>
        }
      >
        {headingOf(organisation)}
      </PageTitle>
      <div data-tour="boards-table">
        {boards.canMap && view === 'map' ? (
          <BoardsMap {...shared} list={boards} bulk={bulk} undone={undone} />
        ) : (
          <BoardsTable
            {...shared}
            list={list}
            selection={permitted(tickPermissions, { ...boards.selection, bulk, undone })}
          />
        )}
      </div>
      <BoardDialogs mayAdd={mayAdd} />
    </div>
  );
}
