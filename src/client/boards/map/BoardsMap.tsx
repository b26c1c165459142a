import { AimOutlined, GatewayOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useState, type ReactNode } from 'react';
import { BulkBar } from '../../ui/table/BulkBar';
import { ListFilters } from '../../ui/table/ListFilters';
import { IconButton } from '../../ui/display/IconButton';
import { boardMapMessages } from '../boards.messages';
import { nounMessages, stateMessages } from '../../ui/ui.messages';
import type { BoardList } from '../useBoardList';
import { BoardPreview } from './BoardPreview';
import { BoardsInView } from './BoardsInView';
import { ClusterMap } from './ClusterMap';
import { onMap, useBoardMap } from './useBoardMap';
import { useEscape } from './useEscape';
import { usePointedPin } from './usePointedPin';
import { usePositionInAddress } from './usePositionInAddress';

interface BoardsMapProps {
  list: Pick<BoardList, 'filter' | 'search' | 'ticks' | 'selection' | 'selectAll'>;
  filters: ReactNode;
  bulk: ReactNode;
  running?: ReactNode;
  /** What the bulk bar says after an Undo. */
  undone?: string | undefined;
  onManage: (boardId: string) => void;
}

/** The boards of the list on a map, under the same filters and with the same ticks. */
export function BoardsMap({ list, filters, bulk, running, undone, onManage }: BoardsMapProps) {
  const map = useBoardMap(list.filter, list.ticks);
  const [choosing, setChoosing] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const [fitRequests, setFitRequests] = useState(0);
  const pointed = usePointedPin();
  const start = usePositionInAddress(map.view);
  const manage = (boardId: string) => {
    pointed.close();
    onManage(boardId);
  };
  const choose = async (bbox: string) => {
    setChoosing(false);
    const count = await map.onArea(bbox);
    if (count !== undefined) setAnnouncement(boardMapMessages.areaTicked(count));
  };
  const ticked = bulk !== undefined && list.ticks.ids.size > 0;
  useEscape(choosing, () => setChoosing(false));
  return (
    <section className="mq-card mq-board-map" aria-label={nounMessages.boards}>
      <ListFilters label={nounMessages.boards} isOn={list.search.filtered}>
        {filters}
      </ListFilters>
      {!(ticked && undone !== undefined) && running}
      {ticked && (
        <BulkBar
          selection={{ ...list.selection, undone }}
          rows={map.boards}
          allMatching={{
            ...list.selection.allMatching,
            total: map.total,
            onSelectAll: () => list.selectAll(onMap(list.filter)),
          }}
        >
          {bulk}
        </BulkBar>
      )}
      <div className="mq-map-grid">
        <div className="mq-map-side">
          <ClusterMap
            clusters={map.clusters}
            factsOf={map.factsOf}
            onView={map.setView}
            start={start}
            onBoard={manage}
            settled={map.settled}
            fitKey={`${String(fitRequests)} ${JSON.stringify(list.filter)}`}
            onPointed={pointed.onPointed}
            choosing={choosing}
            onArea={(bbox) => void choose(bbox)}
          />
          <Flex wrap gap={8} className="mq-map-tools">
            <Button
              size="small"
              icon={<GatewayOutlined aria-hidden />}
              aria-pressed={choosing}
              loading={map.gathering}
              onClick={() => setChoosing(!choosing)}
            >
              {boardMapMessages.selectArea}
            </Button>
            {choosing && (
              <Button size="small" onClick={() => void choose(map.view?.bbox ?? '-180,-90,180,90')}>
                {boardMapMessages.selectView}
              </Button>
            )}
            {choosing && <span className="mq-map-legend">{boardMapMessages.drag}</span>}
          </Flex>
          <Legend />
          <IconButton
            className="mq-map-home"
            label={boardMapMessages.showAll}
            icon={<AimOutlined />}
            onClick={() => setFitRequests(fitRequests + 1)}
          />
          {pointed.pin && !choosing && (
            <BoardPreview
              pin={pointed.pin}
              board={map.known.get(pointed.pin.boardId)}
              onManage={manage}
              onKeep={pointed.keep}
              onLeave={() => pointed.onPointed(undefined)}
            />
          )}
          <span className="mq-sr" role="status">
            {announcement}
          </span>
        </div>
        <BoardsInView map={map} ids={list.ticks.ids} onManage={onManage} />
      </div>
    </section>
  );
}

function Legend() {
  return (
    <span className="mq-map-legend">
      <span>
        <i className="mq-legend-cluster" aria-hidden />
        {boardMapMessages.together}
      </span>
      <span>
        <i className="mq-legend-pin" aria-hidden />
        {stateMessages.active}
      </span>
      <span>
        <i className="mq-legend-pin mq-legend-paused" aria-hidden />
        {stateMessages.paused}
      </span>
    </span>
  );
}
