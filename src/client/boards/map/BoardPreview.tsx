import { Button, Flex } from 'antd';
import type { Board } from '#contract/boards';
import { boardMapMessages, boardMessages, boardName } from '../boards.messages';
import { StatusLabel } from '../../ui/display/StatusLabel';
import { placeName } from '../boardColumns';
import { useBoard } from '../boards.api';
import { useBoardImage } from '../useBoardImage';
import type { PointedPin } from './ClusterMap';

interface BoardPreviewProps {
  pin: PointedPin;
  /** The board, if a list has loaded it already. */
  board?: Board | undefined;
  onManage: (boardId: string) => void;
  /** Called while the pointer is on the card, which keeps it open. */
  onKeep: () => void;
  onLeave: () => void;
}

/**
 * Pixels, as in the style sheet: if the card would extend beyond the map, it is placed on the other side of its pin.
 */
const size = { width: 216, height: 268, gap: 20 };

/**
 * A preview of the board under the pointer or the focus, with its picture. It is hidden from assistive technology,
 * because the pin and the list beside the map provide the same.
 */
export function BoardPreview({ pin, board, onManage, onKeep, onLeave }: BoardPreviewProps) {
  const { currentData } = useBoard(board ? undefined : pin.boardId);
  const shown = board ?? currentData?.board;
  const image = useBoardImage(shown);
  if (!shown) return null;
  const { height, width } = shown.boardsize;
  const above = pin.y > size.height + size.gap;
  return (
    <div
      className="mq-map-preview"
      aria-hidden
      style={{
        insetInlineStart: `clamp(8px, ${String(pin.x - size.width / 2)}px, calc(100% - ${String(size.width + 8)}px))`,
        top: above ? pin.y - size.gap : pin.y + size.gap,
        transform: above ? 'translateY(-100%)' : 'none',
      }}
      onMouseEnter={onKeep}
      onMouseLeave={onLeave}
    >
      {image !== '' && <img src={image} alt="" />}
      <div>
        <strong className="mq-ellipsis">{boardName(shown)}</strong>
        <span className="mq-two mq-ellipsis">
          {[placeName(shown), shown.publisher_name].filter((part) => part !== '').join(' · ')}
        </span>
        <Flex component="span" gap="small" align="center">
          <StatusLabel status={shown.isDeleted ? 'deleted' : shown.boardPaused ? 'paused' : 'active'} />
          {height !== null && width !== null && (
            <span className="mq-two">{boardMapMessages.pixels(width, height)}</span>
          )}
        </Flex>
        <Button size="small" tabIndex={-1} onClick={() => onManage(shown._id)}>
          {boardMessages.manageBoard}
        </Button>
      </div>
    </div>
  );
}
