import type { ImportRow } from '#contract/imports';
import type { SheetPoint } from './sheetSummary';

/** More dots than that say nothing on a small map. */
const maxDots = 400;
/** Degrees: sides of the areas that rows are gathered in, finest first. */
const sides = [0.05, 0.25, 1, 3, 8];

/** Where the rows lie: a dot each with its name, or where there are many, one for each area with its count. */
export function pointsOf(rows: Iterable<ImportRow>): SheetPoint[] {
  const points: SheetPoint[] = [];
  for (const { boardname, boardcoords } of rows) {
    const { lat, long } = boardcoords ?? {};
    if (typeof lat === 'number' && typeof long === 'number') points.push({ name: boardname ?? '', lat, long });
  }
  if (points.length <= maxDots) return points;
  let areas = gather(points, sides[0] ?? 1);
  for (const side of sides) {
    areas = gather(points, side);
    if (areas.length <= maxDots) break;
  }
  return areas;
}

function gather(points: readonly SheetPoint[], side: number): SheetPoint[] {
  const areas = new Map<string, { count: number; lat: number; long: number }>();
  for (const { lat, long } of points) {
    const key = `${String(Math.floor(lat / side))} ${String(Math.floor(long / side))}`;
    const area = areas.get(key);
    if (area) area.count += 1;
    else areas.set(key, { count: 1, lat, long });
  }
  return [...areas.values()].map(({ count, lat, long }) => ({
    name: `${count.toLocaleString('en-US')} ${count === 1 ? 'row' : 'rows'}`,
    lat,
    long,
  }));
}
