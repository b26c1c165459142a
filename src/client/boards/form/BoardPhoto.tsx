import type { Board } from '#contract/boards';
import { BoardImage } from '../BoardImage';

interface BoardPhotoProps {
  board: Board | undefined;
  /** File id of the new image. */
  onUploaded: (fileId: string) => void;
}

/** The board's picture and the control that uploads another. */
export function BoardPhoto({ board }: BoardPhotoProps) {
  return <div className="mq-board-photo">{board && <BoardImage board={board} />}</div>;
}
