import { PictureOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { boardName } from './boards.messages';
import { useBoardImage, type Pictured } from './useBoardImage';
import './boards.css';

/** The round 50 by 50 picture of a board; a neutral placeholder if there is none or it cannot be loaded. */
export function BoardImage({ board }: { board: Pictured }) {
  const address = useBoardImage(board);
  const [broken, setBroken] = useState<string | null>(null);
  const className = board.isDeleted ? 'mq-board-image mq-board-image-deleted' : 'mq-board-image';
  if (address === '' || broken === address) {
    return (
      <span className={className} role="img" aria-label={`No image of ${boardName(board)}`}>
        <PictureOutlined aria-hidden />
      </span>
    );
  }
  return (
    <img
      className={className}
      src={address}
      alt={boardName(board)}
      width={50}
      height={50}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(address)}
    />
  );
}
