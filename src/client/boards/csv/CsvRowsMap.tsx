import { Collapse } from 'antd';
import { useEffect, useState } from 'react';
import { lazyWithRetry } from '../../ui/feedback/lazyWithRetry';
import { openCsvWorker } from './openCsvWorker';
import type { SheetPoint, SheetSummary } from './sheet/sheetSummary';

const PointsMap = lazyWithRetry(async () => (await import('../map/PointsMapPicker')).PointsMap);

interface CsvRowsMapProps {
  fileName: string;
  sheetKey: string;
  /** The points are read again whenever it changes. */
  summary: SheetSummary;
}

/** The coordinates of the rows on a map, so that swapped ones are noticed before the load. */
export function CsvRowsMap({ fileName, sheetKey, summary }: CsvRowsMapProps) {
  const [isOpen, setOpen] = useState(false);
  const [points, setPoints] = useState<SheetPoint[]>([]);
  useEffect(() => {
    if (!isOpen) return;
    let current = true;
    void openCsvWorker()
      .then((worker) => worker.points(sheetKey))
      .then((found) => {
        if (current) setPoints(found);
      })
      // Closed in the meantime: there is nothing to show.
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [isOpen, sheetKey, summary]);
  return (
    <Collapse
      ghost
      size="small"
      className="mq-csv-map"
      destroyOnHidden
      onChange={(open) => setOpen(open.length > 0)}
      items={[
        {
          key: 'map',
          label: 'Show the rows on a map',
          children: (
            <PointsMap
              label={`Map of the rows of ${fileName}`}
              boards={points.map(({ name, lat, long }, index) => ({
                _id: String(index),
                boardname: name,
                boardcoords: { lat, long },
              }))}
            />
          ),
        },
      ]}
    />
  );
}
