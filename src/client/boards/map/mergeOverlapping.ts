import { point, type Map as LeafletMap, type Point } from 'leaflet';
import type { Cluster } from '#contract/boards';

/** Pixels. */
export const diameterOf = (count: number): number => (count < 10 ? 28 : count < 25 ? 36 : 44);
/** Around a cluster, as in map.css. */
const halo = 4;
const pinRadius = 14;
/** The smallest gap between two of them, in pixels. */
const air = 4;

interface Disc {
  cluster: Cluster;
  at: Point;
}
const radiusOf = ({ count }: Cluster): number => (count === 1 ? pinRadius : diameterOf(count) / 2 + halo);
const touch = (one: Disc, other: Disc): boolean =>
  one.at.distanceTo(other.at) < radiusOf(one.cluster) + radiusOf(other.cluster) + air;

/** Merges clusters that would overlap at the map's zoom into one at their common centre. */
export function mergeOverlapping(map: LeafletMap, clusters: readonly Cluster[]): Cluster[] {
  const apart: Disc[] = [];
  for (const cluster of clusters) {
    let disc: Disc = { cluster, at: map.project([cluster.lat, cluster.long]) };
    // A merged cluster is larger and elsewhere, so it may touch another one.
    for (;;) {
      const near = apart.findIndex((other) => touch(disc, other));
      if (near === -1) break;
      const [other] = apart.splice(near, 1);
      if (other) disc = joined(map, disc, other);
    }
    apart.push(disc);
  }
  return apart.map(({ cluster }) => cluster);
}

function joined(map: LeafletMap, one: Disc, other: Disc): Disc {
  const count = one.cluster.count + other.cluster.count;
  const share = (axis: 'x' | 'y'): number =>
    (one.at[axis] * one.cluster.count + other.at[axis] * other.cluster.count) / count;
  const at = point(share('x'), share('y'));
  const { lat, lng } = map.unproject(at);
  return { at, cluster: { lat, long: lng, count, boardID: null } };
}
