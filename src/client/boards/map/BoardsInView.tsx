import { WarningOutlined } from '@ant-design/icons';
import { Button, Checkbox, Flex } from 'antd';
import type { Board } from '#contract/boards';
import { FailureAlert } from '../../ui/feedback/FailureAlert';
import { boardMapMessages, boardMessages, boardName } from '../boards.messages';
import { failureMessages, listMessages, nounMessages } from '../../ui/ui.messages';
import { RecordTable } from '../../ui/table/RecordTable';
import { StatusLabel } from '../../ui/display/StatusLabel';
import { placeName } from '../boardColumns';
import { BoardImage } from '../BoardImage';
import type { BoardMap } from './useBoardMap';

interface BoardsInViewProps {
  map: BoardMap;
  /** Of the ticked boards. */
  ids: ReadonlySet<string>;
  onManage: (boardId: string) => void;
}

/** The list beside the map: the same boards with the same ticks, or those without coordinates. */
export function BoardsInView({ map, ids, onManage }: BoardsInViewProps) {
  const { boards, inView, loading, failure, withoutCoordinates, showsUnplaced } = map;
  const more = inView - boards.length;
  return (
    <section
      className="mq-in-view"
      aria-label={showsUnplaced ? boardMapMessages.unplaced(withoutCoordinates) : boardMapMessages.inView}
    >
      <Flex component="header" gap={8} align="center" justify="space-between">
        <h2>{showsUnplaced ? boardMapMessages.unplacedTitle : boardMapMessages.inView}</h2>
        <span className="mq-two" role="status">
          {listMessages.progress(inView, map.total)}
        </span>
      </Flex>
      {failure && (
        <FailureAlert title={failureMessages.couldNotLoad(nounMessages.boards)} failure={failure} onRetry={map.retry} />
      )}
      <div aria-busy={loading} className={loading ? 'mq-in-view-rows mq-in-view-busy' : 'mq-in-view-rows'}>
        <RecordTable<Board>
          label={nounMessages.boards}
          rows={boards}
          rowKey={({ _id }) => _id}
          name={(board) => (
            <Flex gap={10} align="center" className="mq-in-view-row">
              <Checkbox
                aria-label={listMessages.selectRow(boardName(board))}
                checked={ids.has(board._id)}
                onChange={(event) => map.onTick(board, event.target.checked)}
              />
              <BoardImage board={board} />
              <BoardText board={board} onManage={onManage} />
            </Flex>
          )}
        />
        {!loading && !failure && boards.length === 0 && <p className="mq-in-view-note">{boardMapMessages.noneHere}</p>}
      </div>
      {more > 0 && boards.length > 0 && (
        <p className="mq-in-view-note">
          {showsUnplaced ? boardMapMessages.moreUnplaced(more) : boardMapMessages.more(more)}
        </p>
      )}
      {showsUnplaced ? (
        <Button type="link" onClick={() => map.setShowsUnplaced(false)}>
          {boardMapMessages.back}
        </Button>
      ) : (
        withoutCoordinates > 0 && (
          <Button
            type="link"
            className="mq-tone-warning"
            icon={<WarningOutlined aria-hidden />}
            onClick={() => map.setShowsUnplaced(true)}
          >
            {boardMapMessages.unplaced(withoutCoordinates)}
          </Button>
        )
      )}
    </section>
  );
}

function BoardText({ board, onManage }: { board: Board; onManage: (boardId: string) => void }) {
  return (
    <span className="mq-in-view-text">
      <Button
        type="text"
        className="mq-plain-button mq-link-button mq-ellipsis"
        aria-label={`${boardMessages.manageBoard} ${boardName(board)}`}
        onClick={() => onManage(board._id)}
      >
        {boardName(board)}
      </Button>
      <span className="mq-two mq-ellipsis">{placeName(board)}</span>
      {board.isDeleted ? <StatusLabel status="deleted" /> : board.boardPaused && <StatusLabel status="paused" />}
    </span>
  );
}
