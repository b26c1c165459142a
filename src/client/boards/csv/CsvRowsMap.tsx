import { Collapse } from 'antd';
import { useState } from 'react';
import { lazyWithRetry } from '../../ui/feedback/lazyWithRetry';
import type { ListedFile } from './csvLoad.context';
import type { SheetSummary } from './sheet/sheetSummary';
import { useFromSheet } from './useFromSheet';

const PointsMap = lazyWithRetry(async () => (await import('../map/PointsMapPicker')).PointsMap);

interface CsvRowsMapProps {
  file: Pick<ListedFile, 'name' | 'open'>;
  /** The points are read again whenever it changes. */
  summary: SheetSummary;
}

/** The coordinates of the rows on a map, so that swapped ones are noticed before the load. */
export function CsvRowsMap({ file: { name: fileName, open }, summary }: CsvRowsMapProps) {
  const [isOpen, setOpen] = useState(false);
  const points = useFromSheet(isOpen ? open : undefined, 'points', [], summary) ?? [];
  return (
    <Collapse
      ghost
      styles={{ header: { padding: '2px 0', fontSize: 13 }, body: { padding: 0 } }}
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
