import { Select } from 'antd';
import { useMemo } from 'react';
import type { FitArtwork } from '#contract/fitRules';
import { useBoardFacetsQuery } from '../../boards/boards.api';
import { boardMessages } from '../../boards/boards.messages';
import { BoardLine } from '../BoardLine';
import { FilterChip } from '../../ui/table/FilterChip';
import { PagedTable } from '../../ui/table/PagedTable';
import type { PagedColumn } from '../../ui/table/pagedColumns';
import { SearchField } from '../../ui/form/SearchField';
import { StatusLabel, type Status } from '../../ui/display/StatusLabel';
import { campaignMessages } from '../campaigns.messages';
import type { EditorArtwork, EditorBoard } from './campaignForm';
import { EditorMap } from './EditorMap';
import { bestFit, canRun, countFits, fitOn, type Outcome } from './fits';
import { choicePageSize, useBoardChoice, type BoardChoice, type ChoiceFilters } from './useBoardChoice';

const statuses = {
  exact: 'exactFit',
  bars: 'fitsWithBars',
  nofit: 'doesNotFit',
  toolong: 'tooLong',
  type: 'typeNotAllowed',
} as const satisfies Record<Outcome, Status>;

interface EditorBoardsProps {
  /** Ids of the chosen boards, and the records of those that are known. */
  ids: readonly string[];
  boards: readonly EditorBoard[];
  artworks: readonly EditorArtwork[];
  facts: Readonly<Record<string, FitArtwork>>;
  readOnly: boolean;
  onChange: (ids: readonly string[], seen: readonly EditorBoard[]) => void;
}

/** Boards are chosen by list, on the map, and by a box of the map; each shows how every artwork fits it. */
export function EditorBoards({ ids, boards, artworks, facts, readOnly, onChange }: EditorBoardsProps) {
  const fitArtworks = useMemo(() => artworks.flatMap(({ _id }) => facts[_id] ?? []), [artworks, facts]);
  const choice = useBoardChoice({ chosen: boards, artworks: fitArtworks });
  const columns = useMemo(() => columnsWith(artworks, facts, fitArtworks), [artworks, facts, fitArtworks]);
  const counts = useMemo(() => countFits(fitArtworks, boards), [fitArtworks, boards]);
  const chosen = useMemo(() => new Set(ids), [ids]);
  const { rows } = choice;
  return (
    <div className="mq-editor-section">
      <header className="mq-card-head">
        <h2 id="campaign-boards">{campaignMessages.boards}</h2>
        <span className="mq-count">{campaignMessages.booked(ids.length)}</span>
        {fitArtworks.length > 0 && ids.length > 0 && (
          <div className="mq-end mq-editor-fits" role="status">
            <StatusLabel status="exactFit">{campaignMessages.exactCount(counts.exact)}</StatusLabel>
            <StatusLabel status="fitsWithBars">{campaignMessages.barsCount(counts.bars)}</StatusLabel>
            <StatusLabel status="doesNotFit">{campaignMessages.withoutCount(counts.without)}</StatusLabel>
          </div>
        )}
      </header>
      <div className="mq-editor-boards">
        <PagedTable<EditorBoard>
          label={campaignMessages.boards}
          filters={<Filters choice={choice} canFit={fitArtworks.length > 0} />}
          total={choice.total}
          rows={rows}
          columns={columns}
          rowName={({ boardname }) => boardname}
          page={choice.page}
          pageSize={choicePageSize}
          pageSizes={[choicePageSize]}
          onChange={(place) => choice.goTo(place.page)}
          status={choice.status}
          failure={choice.failure}
          onRetry={choice.retry}
          emptyText={boardMessages.empty}
          rowClassName={(board) => (chosen.has(board._id) && isUnserved(fitArtworks, board) ? 'mq-row-unserved' : '')}
          renderCard={(board) => (
            <BoardLine board={board} nameOnly>
              <BestFit board={board} artworks={fitArtworks} />
            </BoardLine>
          )}
          minWidth={320 + 120 * artworks.length}
          {...(readOnly
            ? {}
            : {
                selection: {
                  ids: chosen,
                  names: new Map(),
                  onChange: (next) => onChange([...next], rows),
                },
              })}
        />
        <EditorMap
          boards={boards}
          shown={rows}
          artworks={fitArtworks}
          readOnly={readOnly}
          onBook={(found) => onChange([...new Set([...ids, ...found.map(({ _id }) => _id)])], found)}
        />
      </div>
      {choice.isCut && <p className="mq-card-empty">{campaignMessages.boardsCut}</p>}
    </div>
  );
}

const isUnserved = (artworks: readonly FitArtwork[], board: EditorBoard): boolean => {
  const best = bestFit(artworks, board);
  return best !== undefined && !canRun(best);
};

/** What stands in the way of a board: that it is deleted or paused, else how the artworks fit it. */
function BestFit({ board, artworks }: { board: EditorBoard; artworks: readonly FitArtwork[] }) {
  const best = bestFit(artworks, board);
  if (board.isDeleted) return <StatusLabel status="deleted" />;
  if (board.boardPaused) return <StatusLabel status="paused" />;
  return best === undefined ? null : <StatusLabel status={statuses[best]} />;
}

function columnsWith(
  artworks: readonly EditorArtwork[],
  facts: Readonly<Record<string, FitArtwork>>,
  all: readonly FitArtwork[],
): PagedColumn<EditorBoard>[] {
  return [
    {
      id: 'name',
      title: boardMessages.name,
      skeleton: 'two',
      render: (board) => (
        <BoardLine board={board} nameOnly>
          {board.isDeleted && <StatusLabel status="deleted" />}
          {!board.isDeleted && board.boardPaused && <StatusLabel status="paused" />}
          {isUnserved(all, board) && <StatusLabel status="doesNotFit">{campaignMessages.nothingFits}</StatusLabel>}
        </BoardLine>
      ),
    },
    {
      id: 'resolution',
      title: campaignMessages.resolution,
      width: 120,
      align: 'right',
      render: ({ boardsize: { width, height } }) =>
        width !== null && height !== null ? `${String(width)} × ${String(height)}` : '–',
    },
    ...artworks.map(({ _id, fileName }): PagedColumn<EditorBoard> => ({
      id: `fit-${_id}`,
      title: fileName,
      width: 140,
      render: (board) => {
        const outcome = fitOn(facts[_id], board);
        if (outcome === undefined) return '–';
        return (
          <span className={!canRun(outcome) && !isUnserved(all, board) ? 'mq-fit-elsewhere' : ''}>
            <StatusLabel status={statuses[outcome]} />
          </span>
        );
      },
    })),
  ];
}

const fitOptions: { value: NonNullable<ChoiceFilters['fit']>; label: string }[] = [
  { value: 'exact', label: campaignMessages.fitExact },
  { value: 'bars', label: campaignMessages.fitBars },
  { value: 'without', label: campaignMessages.fitWithout },
];

function Filters({ choice: { filters, filter }, canFit }: { choice: BoardChoice; canFit: boolean }) {
  const { data: facets } = useBoardFacetsQuery({});
  const list = (name: 'country' | 'venueType', label: string, values: readonly string[]) => (
    <Select<string | null>
      aria-label={label}
      placeholder={label}
      allowClear
      showSearch
      popupMatchSelectWidth={false}
      className="mq-board-filter"
      value={filters[name]}
      options={values.filter((value) => value !== '').map((value) => ({ value, label: value }))}
      onChange={(value: string | null | undefined) => filter({ [name]: value ?? null })}
    />
  );
  return (
    <>
      <SearchField
        label={boardMessages.search}
        placeholder={campaignMessages.searchBoards}
        value={filters.search}
        onChange={(search) => filter({ search })}
      />
      {list('country', boardMessages.country, facets?.countries ?? [])}
      {list('venueType', boardMessages.type, facets?.venueTypes ?? [])}
      {canFit && (
        <Select<ChoiceFilters['fit']>
          aria-label={campaignMessages.fit}
          placeholder={campaignMessages.fit}
          allowClear
          popupMatchSelectWidth={false}
          className="mq-board-filter"
          value={filters.fit}
          options={fitOptions}
          onChange={(fit: ChoiceFilters['fit'] | undefined) => filter({ fit: fit ?? null })}
        />
      )}
      <div className="mq-end">
        <FilterChip on={filters.bookedFirst} onChange={(bookedFirst) => filter({ bookedFirst })}>
          {campaignMessages.bookedFirst}
        </FilterChip>
      </div>
    </>
  );
}
