import Supercluster from 'supercluster';
import { mercatorY, type BoardColumns } from './boardColumns';
import { wrapped, type Box } from './box';
import { placed } from './indexRow';
import type { Matches } from './matches';

export interface MapView {
  box: Box;
  /** 0 to 20, tiles of 256 pixels. */
  zoom: number;
}
export interface Clustered {
  /** `seq`: the board of a cluster of one, else null. */
  clusters: { lat: number; long: number; count: number; seq: number | null }[];
  /** Matching boards with usable coordinates, anywhere, and those without. */
  total: number;
  withoutCoordinates: number;
}

/** Pixels: a cluster's reach, and the cells that boards are first counted in. */
const reach = 60;
const cell = 12;
/** The most cells of a view in each direction, however large its box is. */
const maxCells = 512;

interface Grid {
  columns: number;
  rows: number;
  /** Cells of the whole world each way at this size. */
  world: number;
  /**
   * The western edge from -180 to 180. Longitudes west of it get 360 added, so that a view can cross the antimeridian.
   */
  west: number;
  width: number;
  /** The northern edge on the square map, from 0 to 1. */
  north: number;
  zoom: number;
}
interface Weight {
  count: number;
  /** Means; sums while supercluster joins. `long` may be beyond 180. */
  lat: number;
  long: number;
  /** The board, of a cell with one; otherwise null. */
  seq: number | null;
}

/**
 * The boards of a map view, clustered. Boards are counted in small cells of the view first (one pass, whatever the
 * filter), and supercluster joins the cells, of which there are few: docs/decisions/012-board-index.md.
 */
export function clusterBoards(columns: BoardColumns, matches: Matches, view: MapView): Clustered {
  const total = countPlaced(columns, matches);
  const grid = makeGrid(view);
  const joined = new Supercluster<Weight, Weight>({
    radius: reach,
    extent: 256,
    minZoom: grid.zoom,
    maxZoom: grid.zoom,
    map: (weight) => ({ ...weight, lat: weight.lat * weight.count, long: weight.long * weight.count }),
    reduce: (sum, other) => {
      sum.count += other.count;
      sum.lat += other.lat;
      sum.long += other.long;
      sum.seq = null;
    },
  });
  joined.load(countCells(columns, matches, view.box, grid).map((weight) => asPoint(weight, grid)));
  const found = joined.getClusters([-180, -90, 180, 90], grid.zoom);
  return {
    clusters: found
      .map(({ properties }) => ('cluster' in properties ? toMean(properties) : properties))
      .map(({ lat, long, count, seq }) => ({ lat, long: wrapped(long), count, seq })),
    total,
    withoutCoordinates: matches.count - total,
  };
}

const toMean = ({ count, lat, long }: Weight): Weight => ({ count, lat: lat / count, long: long / count, seq: null });

type Point = Parameters<Supercluster<Weight, Weight>['load']>[0][number];
/** Relative to the western edge, so that the antimeridian does not separate neighbours. */
const asPoint = (weight: Weight, { west }: Grid): Point => ({
  type: 'Feature',
  properties: weight,
  geometry: { type: 'Point', coordinates: [weight.long - west - 180, weight.lat] },
});

function countPlaced(columns: BoardColumns, { flags }: Matches): number {
  let count = 0;
  for (let seq = 0; seq < flags.length; seq += 1)
    if (flags[seq] === 1 && ((columns.flags[seq] ?? 0) & placed) !== 0) count += 1;
  return count;
}

/** If the box is too large for the zoom, the zoom is lowered until the number of cells is within the limit. */
function makeGrid({ box, zoom }: MapView): Grid {
  const width = boxWidth(box);
  const north = mercatorY(Math.min(85.1, box.north));
  const height = Math.max(0, mercatorY(Math.max(-85.1, box.south)) - north);
  let [level, world] = [zoom, (256 * 2 ** zoom) / cell];
  while (level > 0 && Math.max(width / 360, height) * world > maxCells) [level, world] = [level - 1, world / 2];
  return {
    columns: Math.floor((width / 360) * world) + 1,
    rows: Math.floor(height * world) + 1,
    world,
    west: width === 360 ? -180 : wrapped(box.west),
    width,
    north,
    zoom: level,
  };
}

/** Degrees. */
function boxWidth({ west, east }: Box): number {
  if (east - west >= 360) return 360;
  const width = wrapped(east) - wrapped(west);
  return width < 0 ? width + 360 : width;
}

/** One pass over all boards: those that match and lie in the box, counted by cell. */
function countCells(columns: BoardColumns, { flags }: Matches, box: Box, grid: Grid): Weight[] {
  const size = grid.columns * grid.rows;
  const [counts, lats, longs, last] = [
    new Uint32Array(size),
    new Float64Array(size),
    new Float64Array(size),
    new Uint32Array(size),
  ];
  for (let seq = 0; seq < flags.length; seq += 1) {
    if (flags[seq] !== 1 || ((columns.flags[seq] ?? 0) & placed) === 0) continue;
    const lat = columns.lat[seq] ?? NaN;
    if (lat < box.south || lat > box.north) continue;
    const given = columns.long[seq] ?? NaN;
    const long = given < grid.west ? given + 360 : given;
    if (long - grid.west > grid.width) continue;
    const column = Math.min(grid.columns - 1, Math.floor(((long - grid.west) / 360) * grid.world));
    const row = Math.min(grid.rows - 1, Math.max(0, Math.floor(((columns.y[seq] ?? 0) - grid.north) * grid.world)));
    const at = row * grid.columns + column;
    counts[at] = (counts[at] ?? 0) + 1;
    lats[at] = (lats[at] ?? 0) + lat;
    longs[at] = (longs[at] ?? 0) + long;
    last[at] = seq;
  }
  const weights: Weight[] = [];
  for (let at = 0; at < size; at += 1) {
    const count = counts[at] ?? 0;
    if (count > 0)
      weights.push({
        count,
        lat: (lats[at] ?? 0) / count,
        long: (longs[at] ?? 0) / count,
        seq: count === 1 ? (last[at] ?? 0) : null,
      });
  }
  return weights;
}
