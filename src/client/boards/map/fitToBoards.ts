import { latLng, latLngBounds, point, type LatLngBounds, type Map as LeafletMap } from 'leaflet';
import type { Cluster } from '#contract/boards';

/**
 * Pixels around a cluster's centre within which its boards are: the server's `reach` and one cell
 * (src/server/boardIndex/clusters.ts).
 */
const reach = 72;
/**
 * Pixels at the edges where no board is put: the tools lie along the top, the zoom buttons at the right, the legend
 * along the bottom.
 */
const padding = { paddingTopLeft: point(32, 64), paddingBottomRight: point(60, 64) };
const deepest = 8;
/** The most steps; each zooms further into the clusters, and a city is reached in three. */
export const maxLooks = 4;

/** Moves the map to the boards of a reply. Takes and returns how many steps remain. */
export function fitToBoards(map: LeafletMap, clusters: readonly Cluster[], left: number): number {
  const bounds = findBounds(map, clusters);
  const zoom = Math.min(
    deepest,
    map.getBoundsZoom(bounds, false, padding.paddingTopLeft.add(padding.paddingBottomRight)),
  );
  const isThere = left < maxLooks && zoom <= map.getZoom();
  if (isThere) return 0;
  map.fitBounds(bounds, { ...padding, maxZoom: deepest, animate: false });
  return left - 1;
}

function findBounds(map: LeafletMap, clusters: readonly Cluster[]): LatLngBounds {
  // Clusters are computed for whole zoom levels.
  const zoom = Math.round(map.getZoom());
  const bounds = latLngBounds([]);
  for (const { lat, long, count } of clusters) {
    const at = latLng(lat, long);
    bounds.extend(at);
    if (count === 1) continue;
    const pixel = map.project(at, zoom);
    bounds.extend(map.unproject(pixel.add([reach, reach]), zoom));
    bounds.extend(map.unproject(pixel.subtract([reach, reach]), zoom));
  }
  return bounds;
}
