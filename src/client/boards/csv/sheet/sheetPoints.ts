import type { ImportRow } from '#contract/imports';
import { counted } from '../../../ui/format/grouped';
import type { SheetPoint } from './sheetSummary';

/** The most dots that are readable on the small map. */
const maxDots = 400;
/** Degrees: sides of the areas in which rows are grouped, finest first. */
const sides = [0.05, 0.25, 1, 3, 8];

/** The locations of rows: a dot with its name for each, or with many rows, a dot with a count for each area. */
export function findPoints(rows: Iterable<ImportRow>): SheetPoint[] {
  const points: SheetPoint[] = [];
  for (const { boardname, boardcoords } of rows) {
    const { lat, long } = boardcoords ?? {};
    if (typeof lat === 'number' && typeof long === 'number') points.push({ name: boardname ?? '', lat, long });
  }
  if (points.length <= maxDots) return points;
  const gathered = sides.map((side) => gather(points, side));
  return gathered.find((areas) => areas.length <= maxDots) ?? gathered.at(-1) ?? points;
}

function gather(points: readonly SheetPoint[], side: number): SheetPoint[] {
  const areas = new Map<string, { count: number; lat: number; long: number }>();
  for (const { lat, long } of points) {
    const key = `${String(Math.floor(lat / side))} ${String(Math.floor(long / side))}`;
    const area = areas.get(key);
    if (area) area.count += 1;
    else areas.set(key, { count: 1, lat, long });
  }
  return [...areas.values()].map(({ count, ...at }) => ({ name: counted(count, 'row'), ...at }));
}
