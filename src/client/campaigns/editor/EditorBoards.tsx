import { Flex } from 'antd';
import { useCallback, useMemo } from 'react';
import type { Board } from '#contract/boards';
import { placementMessages } from '../../artwork/categories/categories.messages';
import { boardMessages, boardName } from '../../boards/boards.messages';
import { notify } from '../../ui/feedback/notify';
import { PagedTable } from '../../ui/table/PagedTable';
import type { PagedColumn } from '../../ui/table/pagedColumns';
import { StatusLabel } from '../../ui/display/StatusLabel';
import { campaignMessages } from '../campaigns.messages';
import { nounMessages } from '../../ui/ui.messages';
import { EditorBoardSearch, filterText } from './EditorBoardSearch';
import { ArtworkFit, ArtworkPicture, BoardParts, CardFits } from './EditorBoardCells';
import { EditorMap } from './EditorMap';
import { maxBoards } from './editorBoards.api';
import { countFits, isUnserved, explainRefusal, type EditorArtwork, type PlacedArtwork } from './fits';
import { useBoardChoice } from './useBoardChoice';

/** Pixels of the column of one artwork. */
const fitWidth = 116;

interface EditorBoardsProps {
  /** Ids of the chosen boards, and their records as far as they are loaded. */
  ids: readonly string[];
  boards: readonly Board[];
  /** These, and the records of boards that were chosen before. */
  known: ReadonlyMap<string, Board>;
  artworks: readonly EditorArtwork[];
  readOnly: boolean;
  /** That pays for the campaign. */
  organisation: { id: string; name: string };
  /** `changed` makes the new ids from those that are chosen when it is called. */
  onChange: (changed: (ids: readonly string[]) => string[], seen: readonly Board[]) => void;
}

/** Boards are chosen from the list, on the map, or by a box on the map; each shows how every artwork fits it. */
export function EditorBoards({ ids, boards, known, artworks, readOnly, organisation, onChange }: EditorBoardsProps) {
  const fitArtworks = useMemo(() => artworks.flatMap(({ placed }) => placed ?? []), [artworks]);
  const disabledReason = useCallback(
    (board: Board) => {
      const refusal = ids.includes(board._id) ? undefined : explainRefusal(fitArtworks, board);
      return refusal && placementMessages.notHere(refusal);
    },
    [ids, fitArtworks],
  );
  const choice = useBoardChoice({ organisation: organisation.id, ids, known, artworks: fitArtworks });
  const columns = useMemo(() => columnsWith(artworks, fitArtworks), [artworks, fitArtworks]);
  const counts = useMemo(
    () =>
      countFits(
        fitArtworks,
        boards.filter(({ isDeleted }) => !isDeleted),
      ),
    [fitArtworks, boards],
  );
  const chosen = useMemo(() => new Set(ids), [ids]);
  const { rows } = choice.list;
  const inWords = filterText(choice, organisation.name);
  const book = (found: readonly Board[]): void => {
    const free = found.filter((board) => explainRefusal(fitArtworks, board) === undefined);
    onChange((chosenNow) => [...new Set([...chosenNow, ...free.map(({ _id }) => _id)])].slice(0, maxBoards), free);
    if (free.length < found.length) notify.info(campaignMessages.leftOut(found.length - free.length));
  };
  return (
    <div className="mq-editor-section">
      <header className="mq-card-head">
        <h2 id="campaign-boards">{nounMessages.boards}</h2>
        <span className="mq-count">{campaignMessages.booked(ids.length)}</span>
        {fitArtworks.length > 0 && ids.length > 0 && (
          <Flex wrap gap="4px 16px" className="mq-end" role="status">
            <StatusLabel status="exactFit">{campaignMessages.exactCount(counts.exact)}</StatusLabel>
            <StatusLabel status="fitsWithBars">{campaignMessages.barsCount(counts.bars)}</StatusLabel>
            <StatusLabel status="doesNotFit">{campaignMessages.withoutCount(counts.without)}</StatusLabel>
          </Flex>
        )}
      </header>
      <div className="mq-editor-boards">
        <PagedTable<Board>
          label={nounMessages.boards}
          filters={
            <EditorBoardSearch
              choice={choice}
              canFit={fitArtworks.length > 0}
              organisationName={organisation.name}
              onBook={readOnly ? undefined : book}
            />
          }
          list={{ ...choice.list, filtered: inWords !== '', filterText: inWords }}
          columns={columns}
          row={{
            name: boardName,
            className: (board) => (chosen.has(board._id) && isUnserved(fitArtworks, board) ? 'mq-row-unserved' : ''),
            card: (board) => (
              <>
                <BoardParts board={board} artworks={fitArtworks} />
                <CardFits board={board} artworks={artworks} all={fitArtworks} />
              </>
            ),
          }}
          empty={{ text: boardMessages.empty }}
          minWidth={260 + fitWidth * artworks.length}
          selection={
            readOnly
              ? undefined
              : { ids: chosen, names: new Map(), onChange: (next) => onChange(() => [...next], rows), disabledReason }
          }
        />
        <EditorMap
          boards={boards}
          shown={rows}
          matching={choice.matching}
          artworks={fitArtworks}
          readOnly={readOnly}
          onBook={book}
        />
      </div>
      {choice.isCut && <p className="mq-card-empty">{campaignMessages.boardsCut}</p>}
    </div>
  );
}

function columnsWith(artworks: readonly EditorArtwork[], all: readonly PlacedArtwork[]): PagedColumn<Board>[] {
  return [
    {
      id: 'name',
      title: boardMessages.name,
      skeleton: 'two',
      render: (board) => <BoardParts board={board} artworks={all} />,
    },
    ...artworks.map((artwork): PagedColumn<Board> => ({
      id: `fit-${artwork._id}`,
      title: artwork.fileName,
      picture: <ArtworkPicture artwork={artwork} />,
      width: fitWidth,
      render: (board) => <ArtworkFit board={board} artwork={artwork} all={all} />,
    })),
  ];
}
