import { SelectOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import type { FitArtwork } from '#contract/fitRules';
import { failureOf } from '../../api/apiError';
import { useAppDispatch } from '../../store';
import { lazyWithRetry } from '../../ui/feedback/lazyWithRetry';
import { notify } from '../../ui/feedback/notify';
import { formMessages } from '../../ui/ui.messages';
import { campaignMessages } from '../campaigns.messages';
import type { EditorBoard } from './campaignForm';
import { editorRecordsApi, maxBoards } from './editorRecords.api';
import { bestFit, canRun } from './fits';

const PointsMap = lazyWithRetry(async () => (await import('../../boards/map/PointsMapPicker')).PointsMap);

interface EditorMapProps {
  /** The chosen boards, and the others in the list. */
  boards: readonly EditorBoard[];
  shown: readonly EditorBoard[];
  artworks: readonly FitArtwork[];
  readOnly: boolean;
  onBook: (boards: readonly EditorBoard[]) => void;
}

interface Area {
  bbox: string;
  /** undefined while loading. */
  boards: readonly EditorBoard[] | undefined;
  total: number;
}

/** The chosen boards on the map; a box drawn over it offers the boards inside. */
export function EditorMap({ boards, shown, artworks, readOnly, onBook }: EditorMapProps) {
  const dispatch = useAppDispatch();
  const [choosing, setChoosing] = useState(false);
  const [area, setArea] = useState<Area | null>(null);
  const points = useMemo(() => {
    const isChosen = new Set(boards.map(({ _id }) => _id));
    return [
      ...shown.filter(({ _id }) => !isChosen.has(_id)).map((board) => ({ ...board, kind: 'free' as const })),
      ...boards.map((board) => {
        const best = bestFit(artworks, board);
        return { ...board, kind: best === undefined || canRun(best) ? ('chosen' as const) : ('unserved' as const) };
      }),
    ];
  }, [boards, shown, artworks]);
  const read = async (bbox: string): Promise<void> => {
    setChoosing(false);
    setArea({ bbox, boards: undefined, total: 0 });
    const { data, error } = await dispatch(
      editorRecordsApi.endpoints.listBoardsInArea.initiate(bbox, { subscribe: false, forceRefetch: true }),
    );
    if (data) setArea({ bbox, ...data });
    else {
      setArea(null);
      notify.error(campaignMessages.areaFailed(failureOf(error).message));
    }
  };
  const fitting = area?.boards?.filter((board) => artworks.length === 0 || canRun(bestFit(artworks, board)));
  return (
    <div className="mq-campaign-map">
      <PointsMap
        label={campaignMessages.mapOf}
        boards={points}
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
          <div className="mq-editor-area-buttons">
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
          </div>
        </div>
      )}
    </div>
  );
}
