/** Degrees; `west` greater than `east` means across the antimeridian. */
export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** The contract guarantees four numbers. */
export function parseBox(bbox: string): Box {
  const [west = -180, south = -90, east = 180, north = 90] = bbox.split(',').map(Number);
  return { west, south, east, north };
}

/** Whether a longitude lies in the box; a map that was dragged around the world sends longitudes beyond 180. */
export function longitudeTest({ west, east }: Box): (long: number) => boolean {
  if (east - west >= 360) return () => true;
  const [from, to] = [wrapped(west), wrapped(east)];
  if (from <= to && !(west > east && from === to)) return (long) => long >= from && long <= to;
  return (long) => long >= from || long <= to;
}

/** The same longitude from -180 to 180. */
export const wrapped = (long: number): number =>
  long >= -180 && long <= 180 ? long : ((((long + 180) % 360) + 360) % 360) - 180;
