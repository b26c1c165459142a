import { useEffect, useState } from 'react';
import { lazyWithRetry } from '../../ui/lazyWithRetry';
import { openCsvWorker } from './openCsvWorker';
import type { SheetPlace, SheetSummary } from './sheetSummary';

const PointsMap = lazyWithRetry(async () => (await import('../map/PointsMapPicker')).PointsMap);

interface CsvPlacesProps {
  fileName: string;
  sheetKey: string;
  /** The places are read again whenever it changes. */
  summary: SheetSummary;
}

/** Where the rows would stand, before they are loaded: swapped coordinates are seen at a glance. */
export function CsvPlaces({ fileName, sheetKey, summary }: CsvPlacesProps) {
  const [isOpen, setOpen] = useState(false);
  const [places, setPlaces] = useState<SheetPlace[]>([]);
  // The worker holds the rows.
  useEffect(() => {
    if (!isOpen) return;
    let current = true;
    void openCsvWorker()
      .then((worker) => worker.places(sheetKey))
      .then((found) => {
        if (current) setPlaces(found);
      })
      // Closed in the meantime: there is nothing to show.
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [isOpen, sheetKey, summary]);
  return (
    <details
      className="mq-csv-places"
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
    >
      <summary>Show the rows on a map</summary>
      {isOpen && (
        <PointsMap
          label={`Map of the rows of ${fileName}`}
          boards={places.map(({ name, lat, long }, place) => ({
            _id: String(place),
            boardname: name,
            boardcoords: { lat, long },
          }))}
        />
      )}
    </details>
  );
}
