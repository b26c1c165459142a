import { skipToken } from '@reduxjs/toolkit/query';
import { SelectOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useMemo, useState } from 'react';
import type { Board } from '#contract/boards';
import { readNow } from '../../api/api';
import { failureOf } from '../../api/apiError';
import { useExtension } from '../../api/product.api';
import { useListClustersQuery } from '../../boards/boards.api';
import { useAppDispatch } from '../../store';
import { lazyWithRetry } from '../../ui/feedback/lazyWithRetry';
import { notify } from '../../ui/feedback/notify';
import { useDebounced } from '../../ui/form/useDebounced';
import { formMessages } from '../../ui/ui.messages';
import { campaignMessages } from '../campaigns.messages';
import { editorBoardsApi, maxBoards, type BoardFilter } from './editorBoards.api';
import { bestFit, canRun, type PlacedArtwork } from './fits';

const PointsMap = lazyWithRetry(async () => (await import('../../boards/map/PointsMapPicker')).PointsMap);

/** Milliseconds after the last movement. */
const pause = 200;

interface EditorMapProps {
  /** The chosen boards, and those of the list's page. */
  boards: readonly Board[];
  shown: readonly Board[];
  /** The list's filter: the map has all boards that match. */
  matching: BoardFilter;
  artworks: readonly PlacedArtwork[];
  readOnly: boolean;
  onBook: (boards: readonly Board[]) => void;
}

interface Area {
  bbox: string;
  /** undefined while loading. */
  boards: readonly Board[] | undefined;
  total: number;
}

/** The chosen boards and all others of the filter on the map; a box drawn over it offers the boards inside. */
export function EditorMap({ boards, shown, matching, artworks, readOnly, onBook }: EditorMapProps) {
  const dispatch = useAppDispatch();
  const canCluster = useExtension('board-clusters');
  const [moved, setView] = useState<{ bbox: string; zoom: number }>();
  const view = useDebounced(moved, pause) ?? moved;
  const { data, isFetching } = useListClustersQuery(
    canCluster && view ? { query: { ...matching, ...view } } : skipToken,
  );
  const [choosing, setChoosing] = useState(false);
  const [area, setArea] = useState<Area | null>(null);
  const points = useMemo(() => {
    const isChosen = new Set(boards.map(({ _id }) => _id));
    return [
      ...(canCluster ? [] : shown.filter(({ _id }) => !isChosen.has(_id))).map((board) => ({
        ...board,
        kind: 'free' as const,
      })),
      ...boards.map((board) => {
        const best = bestFit(artworks, board);
        return { ...board, kind: best === undefined || canRun(best) ? ('chosen' as const) : ('unserved' as const) };
      }),
    ];
  }, [boards, shown, artworks, canCluster]);
  const read = async (bbox: string): Promise<void> => {
    setChoosing(false);
    setArea({ bbox, boards: undefined, total: 0 });
    const { listMatchingBoards } = editorBoardsApi.endpoints;
    const { data: found, error } = await dispatch(listMatchingBoards.initiate({ ...matching, bbox }, readNow));
    const key = 'campaign.boards';
    if (found) {
      notify.close(key);
      setArea({ bbox, ...found });
    } else {
      setArea(null);
      notify.error({ key, text: campaignMessages.areaFailed(failureOf(error).message) });
    }
  };
  const fitting = area?.boards?.filter((board) => artworks.length === 0 || canRun(bestFit(artworks, board)));
  return (
    <div className="mq-campaign-map">
      <PointsMap
        label={campaignMessages.mapOf}
        boards={points}
        clusters={data?.clusters ?? none}
        fitKey={JSON.stringify(matching)}
        settled={!isFetching && view === moved}
        onView={setView}
        choosing={choosing}
        onArea={(bbox) => void read(bbox)}
        area={area?.bbox}
      />
      {!readOnly && (
        <Button
          className="mq-editor-select-area"
          icon={<SelectOutlined aria-hidden />}
          aria-pressed={choosing}
          onClick={() => setChoosing(!choosing)}
        >
          {campaignMessages.selectArea}
        </Button>
      )}
      {area !== null && (
        <div className="mq-card mq-editor-area" role="status">
          <strong>
            {area.boards === undefined ? campaignMessages.areaReading : campaignMessages.inArea(area.total)}
          </strong>
          {area.total > maxBoards && <p className="mq-two">{campaignMessages.areaTooLarge}</p>}
          <Flex gap={8} className="mq-editor-area-buttons">
            <Button
              disabled={fitting === undefined || fitting.length === 0}
              onClick={() => {
                onBook(fitting ?? []);
                setArea(null);
              }}
            >
              {artworks.length === 0
                ? campaignMessages.bookAll(fitting?.length ?? 0)
                : campaignMessages.bookFitting(fitting?.length ?? 0)}
            </Button>
            <Button type="text" onClick={() => setArea(null)}>
              {formMessages.cancel}
            </Button>
          </Flex>
        </div>
      )}
    </div>
  );
}

const none: never[] = [];
