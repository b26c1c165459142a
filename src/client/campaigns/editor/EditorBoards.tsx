import { Select } from 'antd';
import { useMemo } from 'react';
import type { FitArtwork } from '#contract/fitRules';
import { apiAddress } from '../../api/runtime';
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
import { foldedSearch } from '../../ui/form/foldedSearch';

const statuses = {
  exact: 'exactFit',
  bars: 'fitsWithBars',
  nofit: 'doesNotFit',
  toolong: 'tooLong',
  type: 'typeNotAllowed',
} as const satisfies Record<Outcome, Status>;

/** Pixels of the column of one artwork. */
const fitWidth = 116;

interface EditorBoardsProps {
  /** Ids of the chosen boards, and their records as far as they are loaded. */
  ids: readonly string[];
  boards: readonly EditorBoard[];
  artworks: readonly EditorArtwork[];
  facts: Readonly<Record<string, FitArtwork>>;
  readOnly: boolean;
  onChange: (ids: readonly string[], seen: readonly EditorBoard[]) => void;
}

/** Boards are chosen from the list, on the map, or by a box on the map; each shows how every artwork fits it. */
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
          narrowedBy={JSON.stringify(choice.filters)}
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
            <>
              <BoardParts board={board} artworks={fitArtworks} />
              <CardFits board={board} artworks={artworks} facts={facts} all={fitArtworks} />
            </>
          )}
          minWidth={260 + fitWidth * artworks.length}
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

/** A board with its location and its problems: it is deleted or paused, or no artwork fits it. */
function BoardParts({ board, artworks }: { board: EditorBoard; artworks: readonly FitArtwork[] }) {
  return (
    <BoardLine board={board} nameOnly withSize>
      {board.isDeleted && <StatusLabel status="deleted" />}
      {!board.isDeleted && board.boardPaused && <StatusLabel status="paused" />}
      {isUnserved(artworks, board) && <StatusLabel status="doesNotFit">{campaignMessages.nothingFits}</StatusLabel>}
    </BoardLine>
  );
}

interface ArtworkFitProps {
  board: EditorBoard;
  artwork: EditorArtwork;
  facts: Readonly<Record<string, FitArtwork>>;
  all: readonly FitArtwork[];
}

/** How one artwork fits a board: grey if it does not but another one does. */
function ArtworkFit({ board, artwork, facts, all }: ArtworkFitProps) {
  const outcome = fitOn(facts[artwork._id], board);
  if (outcome === undefined) return '–';
  return (
    <span className={!canRun(outcome) && !isUnserved(all, board) ? 'mq-fit-elsewhere' : ''}>
      <StatusLabel status={statuses[outcome]} />
    </span>
  );
}

/** On a phone: each artwork as a picture with its fit. */
function CardFits({ artworks, ...rest }: Omit<ArtworkFitProps, 'artwork'> & { artworks: readonly EditorArtwork[] }) {
  if (artworks.length === 0) return null;
  return (
    <ul className="mq-card-fits">
      {artworks.map((artwork) => (
        <li key={artwork._id}>
          <ArtworkPicture artwork={artwork} />
          <span className="mq-sr">{artwork.fileName}</span>
          <ArtworkFit artwork={artwork} {...rest} />
        </li>
      ))}
    </ul>
  );
}

/** The artwork in a column's header at its aspect ratio; its name if there is no picture. */
function ArtworkPicture({ artwork }: { artwork: EditorArtwork }) {
  return artwork.previewURL ? (
    <img className="mq-fit-picture" src={apiAddress(artwork.previewURL)} alt="" loading="lazy" />
  ) : (
    <span className="mq-ellipsis" aria-hidden>
      {artwork.fileName}
    </span>
  );
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
      render: (board) => <BoardParts board={board} artworks={all} />,
    },
    ...artworks.map((artwork): PagedColumn<EditorBoard> => ({
      id: `fit-${artwork._id}`,
      title: artwork.fileName,
      picture: <ArtworkPicture artwork={artwork} />,
      width: fitWidth,
      render: (board) => <ArtworkFit board={board} artwork={artwork} facts={facts} all={all} />,
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
      showSearch={foldedSearch}
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
