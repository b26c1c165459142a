import { latLngBounds, type MapOptions } from 'leaflet';
import { useEffect, useRef } from 'react';
import type { Cluster } from '#contract/boards';
import { useLatest } from '../../machines/useLatest';
import { formatBbox, startAreaDrag } from './areaDrag';
import type { MapPosition } from './mapPosition';
import { fitToBoards, maxLooks } from './fitToBoards';
import { createClusterLayer, type PinFacts } from './clusterLayer';
import { useLeaflet } from './useLeaflet';

export interface MapView {
  /** west,south,east,north in degrees. */
  bbox: string;
  /** 0 to 20. */
  zoom: number;
  /** The same in the form that is kept in the address. */
  position: MapPosition;
}

export interface PointedPin {
  boardId: string;
  /** Pixels from the left and the top edge. */
  x: number;
  y: number;
}

interface ClusterMapProps {
  clusters: readonly Cluster[];
  factsOf: (boardId: string) => PinFacts;
  onView: (view: MapView) => void;
  /** The initial position, from the address; without it all boards are shown. */
  start?: MapPosition | undefined;
  onBoard: (boardId: string) => void;
  /** Whether `clusters` are those of the current view. */
  settled: boolean;
  /** A new value shows all boards again. */
  fitKey: string;
  /** Called when a pin gets or loses the pointer or the focus, with its position on the map in pixels. */
  onPointed: (pointed: PointedPin | undefined) => void;
  /** Whether a box is being drawn. */
  choosing: boolean;
  onArea: (bbox: string) => void;
}

const world = latLngBounds([-60, -180], [84, 180]);
const deepest = 18;
const mapOptions: MapOptions = {
  center: [25, 5],
  zoom: 1,
  maxZoom: deepest,
  zoomSnap: 0.25,
  maxBounds: latLngBounds([-60, -200], [84, 200]),
};

/** Clusters of boards on a world map. It reports the visible area and shows the given clusters. */
export function ClusterMap({
  clusters,
  factsOf,
  onView,
  start,
  onBoard,
  settled,
  fitKey,
  onPointed,
  choosing,
  onArea,
}: ClusterMapProps) {
  const from = useRef(start);
  /** The remaining steps; null before the first. */
  const looksLeft = useRef<number | null>(null);
  const latest = useLatest({ onView, onArea, onPointed });
  const { container, leaflet } = useLeaflet(mapOptions, 'topright', (map) => {
    // In this order, because a minimum zoom above the current one starts an animation whose end would reset later
    // positions.
    map.fitBounds(world, { animate: false }).setMinZoom(map.getBoundsZoom(world));
    if (start) map.setView([start.lat, start.long], start.zoom, { animate: false });
    const report = (): void => {
      const { lat, lng } = map.getCenter().wrap();
      latest().onView({
        bbox: formatBbox(map.getBounds()),
        zoom: Math.round(map.getZoom()),
        position: { lat, long: lng, zoom: map.getZoom() },
      });
    };
    map.on('moveend', report);
    map.on('movestart', () => latest().onPointed(undefined));
    report();
    looksLeft.current = null;
    return { layer: createClusterLayer(map) };
  });
  // Before the next effect: after a change of the filters the whole map is shown first.
  useEffect(() => {
    const now = leaflet.current;
    if (!now) return;
    if (looksLeft.current !== null) now.map.fitBounds(world, { animate: false });
    const isFromLink = looksLeft.current === null && from.current !== undefined;
    looksLeft.current = isFromLink ? 0 : maxLooks;
    // Stop moving the map once the user moves it.
    const end = (): void => {
      looksLeft.current = 0;
    };
    const surface = now.map.getContainer();
    for (const taken of ['pointerdown', 'wheel', 'keydown'] as const)
      surface.addEventListener(taken, end, { passive: true });
    return () => {
      for (const taken of ['pointerdown', 'wheel', 'keydown'] as const) surface.removeEventListener(taken, end);
    };
  }, [fitKey, leaflet]);
  useEffect(() => {
    const now = leaflet.current;
    if (!now) return;
    now.layer.draw(clusters, {
      factsOf,
      onBoard,
      onCluster: ({ lat, long }) => now.map.setView([lat, long], Math.min(deepest, now.map.getZoom() + 2)),
      onPointed: (boardId) => {
        const at = clusters.find(({ boardID }) => boardID !== null && boardID === boardId);
        const point = at && now.map.latLngToContainerPoint([at.lat, at.long]);
        latest().onPointed(point && boardId !== undefined ? { boardId, x: point.x, y: point.y } : undefined);
      },
    });
    if (!looksLeft.current || !settled || clusters.length === 0) return;
    // The first reply, for the whole world, shows where the boards are; the next ones are more precise.
    looksLeft.current = fitToBoards(now.map, clusters, looksLeft.current);
  }, [clusters, factsOf, onBoard, settled, fitKey, leaflet, latest]);
  useEffect(() => {
    const now = leaflet.current;
    if (!now || !choosing) return;
    return startAreaDrag(now.map, (area) => latest().onArea(formatBbox(area)));
  }, [choosing, leaflet, latest]);
  return (
    <div
      ref={container}
      className="mq-cluster-map"
      role="group"
      aria-label="Map of the boards. The list beside it holds the same boards."
    />
  );
}
