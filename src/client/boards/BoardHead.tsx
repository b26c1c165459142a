import { Flex } from 'antd';
import type { Board } from '#contract/boards';
import { failureOf } from '../api/apiError';
import { usePermission } from '../session/permissions';
import { LabelledSwitch } from '../ui/form/LabelledSwitch';
import { boardMessages, boardName } from './boards.messages';
import { stateMessages } from '../ui/ui.messages';
import { notify } from '../ui/feedback/notify';
import { counted } from '../ui/format/grouped';
import { RelativeDate } from '../ui/format/RelativeDate';
import { StatusLabel } from '../ui/display/StatusLabel';
import { placeName } from './boardColumns';
import { useModifyBoardMutation } from './boards.api';
import { useBoardImage } from './useBoardImage';

interface BoardHeadProps {
  board: Board;
  /** Called with the board's new version after the switch has saved. */
  onBumped?: (version: number) => void;
}

/** Above the form: picture, name, place, and the switch between active and paused. */
export function BoardHead({ board, onBumped }: BoardHeadProps) {
  const [modify, { isLoading }] = useModifyBoardMutation();
  const mayNever = usePermission('inventory', board.boardOwner) === 'never';
  const address = useBoardImage(board);
  // The toggle sends the negation of the switch's checked state; checked is active.
  const toggle = async (checked: boolean) => {
    const { data, error } = await modify({ params: { id: board._id }, body: { boardPaused: !checked } });
    const key = `board.flip:${board._id}`;
    if (error) notify.error({ key, text: boardMessages.saveFailed(failureOf(error).message) });
    else {
      notify.success({ key, text: boardMessages.paused(1, !checked) });
      if (data.board.version !== undefined) onBumped?.(data.board.version);
    }
  };
  return (
    <div className="mq-board-head">
      {address !== '' && <img src={address} alt="" loading="lazy" />}
      <div>
        <h2>{boardName(board)}</h2>
        <p>
          {placeName(board)}
          {board.publisher_name !== '' && ` · ${board.publisher_name}`} · used by{' '}
          {counted(board.campaigns ?? 0, 'campaign')}
        </p>
        <Flex wrap align="center" gap="8px 16px">
          {board.isDeleted || mayNever ? (
            <StatusLabel status={board.isDeleted ? 'deleted' : board.boardPaused ? 'paused' : 'active'} />
          ) : (
            <LabelledSwitch
              label={`${boardName(board)} active`}
              checked={!board.boardPaused}
              onChange={(checked) => void toggle(checked)}
              on={stateMessages.active}
              off={stateMessages.paused}
              loading={isLoading}
            />
          )}
          {board.lastEdited && (
            <span className="mq-two">
              Last edited <RelativeDate date={board.lastEdited} inline />
            </span>
          )}
        </Flex>
      </div>
    </div>
  );
}
