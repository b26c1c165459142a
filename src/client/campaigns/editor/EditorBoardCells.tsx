import { Flex } from 'antd';
import type { ArtworkFile } from '#contract/artwork';
import type { Board } from '#contract/boards';
import { placementMessages } from '../../artwork/categories/categories.messages';
import { apiAddress } from '../../api/runtime';
import { StatusLabel, type Status } from '../../ui/display/StatusLabel';
import { BoardLine } from '../BoardLine';
import { campaignMessages } from '../campaigns.messages';
import {
  canRun,
  fitOn,
  isUnserved,
  explainRefusal,
  type EditorArtwork,
  type Outcome,
  type PlacedArtwork,
} from './fits';

const statuses = {
  exact: 'exactFit',
  bars: 'fitsWithBars',
  nofit: 'doesNotFit',
  toolong: 'tooLong',
  type: 'typeNotAllowed',
  refused: 'notHere',
} as const satisfies Record<Outcome, Status>;

/** A board with its location and its problems: it is deleted or paused, it refuses every artwork, or none fits it. */
export function BoardParts({ board, artworks }: { board: Board; artworks: readonly PlacedArtwork[] }) {
  const refusal = explainRefusal(artworks, board);
  return (
    <BoardLine board={board}>
      {board.isDeleted && <StatusLabel status="deleted" />}
      {!board.isDeleted && board.boardPaused && <StatusLabel status="paused" />}
      {refusal !== undefined && <StatusLabel status="notHere">{placementMessages.notHere(refusal)}</StatusLabel>}
      {refusal === undefined && isUnserved(artworks, board) && (
        <StatusLabel status="doesNotFit">{campaignMessages.nothingFits}</StatusLabel>
      )}
    </BoardLine>
  );
}

interface ArtworkFitProps {
  board: Board;
  artwork: EditorArtwork;
  all: readonly PlacedArtwork[];
}

/** How one artwork fits a board: grey if it does not but another one does. */
export function ArtworkFit({ board, artwork, all }: ArtworkFitProps) {
  const outcome = fitOn(artwork.placed, board);
  if (outcome === undefined) return '–';
  return (
    <span className={!canRun(outcome) && !isUnserved(all, board) ? 'mq-fit-elsewhere' : ''}>
      <StatusLabel status={statuses[outcome]} />
    </span>
  );
}

/** On a phone: each artwork as a picture with its fit. */
export function CardFits({
  artworks,
  ...rest
}: Omit<ArtworkFitProps, 'artwork'> & { artworks: readonly EditorArtwork[] }) {
  if (artworks.length === 0) return null;
  return (
    <Flex component="ul" wrap gap="8px 16px" className="mq-card-fits">
      {artworks.map((artwork) => (
        <li key={artwork._id}>
          <ArtworkPicture artwork={artwork} />
          <span className="mq-sr">{artwork.fileName}</span>
          <ArtworkFit artwork={artwork} {...rest} />
        </li>
      ))}
    </Flex>
  );
}

/** The artwork in a column's header at its aspect ratio; its name if there is no picture. */
export function ArtworkPicture({ artwork }: { artwork: ArtworkFile }) {
  return artwork.previewURL ? (
    <img className="mq-fit-picture" src={apiAddress(artwork.previewURL)} alt="" loading="lazy" />
  ) : (
    <span className="mq-ellipsis" aria-hidden>
      {artwork.fileName}
    </span>
  );
}
