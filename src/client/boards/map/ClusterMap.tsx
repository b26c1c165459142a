import { latLngBounds, map as createMap, type Map as LeafletMap } from 'leaflet';
import { useEffect, useRef } from 'react';
import type { Cluster } from '#contract/boards';
import 'leaflet/dist/leaflet.css';
import { bboxOf, startAreaDrag } from './areaDrag';
import { basemap, zoomButtons } from './basemap';
import type { MapPosition } from './mapPosition';
import { fitToBoards, fittingOf, type Fitting } from './fitToBoards';
import { createClusterLayer, type ClusterLayer, type PinFacts } from './clusterLayer';
import './map.css';

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
  settled?: boolean;
  /** A new value shows all boards again. */
  fitKey?: string;
  /** Called when a pin gets or loses the pointer or the focus, with its position on the map in pixels. */
  onPointed?: (pointed: PointedPin | undefined) => void;
  /** Whether a box is being drawn. */
  choosing: boolean;
  onArea: (bbox: string) => void;
}

const world = latLngBounds([-60, -180], [84, 180]);
const deepest = 18;
const nobody = (): void => undefined;

/** Clusters of boards on a world map. It reports the visible area and shows the given clusters. */
export function ClusterMap({
  clusters,
  factsOf,
  onView,
  start,
  onBoard,
  settled = true,
  fitKey = '',
  onPointed = nobody,
  choosing,
  onArea,
}: ClusterMapProps) {
  const container = useRef<HTMLDivElement>(null);
  const leaflet = useRef<{ map: LeafletMap; layer: ClusterLayer; fitting: Fitting | null } | null>(null);
  const from = useRef(start);
  const latest = useRef({ onView, onArea, onPointed });
  useEffect(() => {
    latest.current = { onView, onArea, onPointed };
  });
  // Leaflet renders outside React; the map is created once for this element.
  useEffect(() => {
    if (container.current === null) return;
    const map = createMap(container.current, {
      center: [25, 5],
      zoom: 1,
      maxZoom: deepest,
      zoomSnap: 0.25,
      maxBounds: latLngBounds([-60, -200], [84, 200]),
      zoomControl: false,
      attributionControl: false,
    });
    zoomButtons().setPosition('topright').addTo(map);
    // In this order, because a minimum zoom above the current one starts an animation whose end would reset later
    // positions.
    map.fitBounds(world, { animate: false }).setMinZoom(map.getBoundsZoom(world));
    if (from.current) map.setView([from.current.lat, from.current.long], from.current.zoom, { animate: false });
    const stop = basemap(map);
    const tell = (): void => {
      const { lat, lng } = map.getCenter().wrap();
      latest.current.onView({
        bbox: bboxOf(map.getBounds()),
        zoom: Math.round(map.getZoom()),
        position: { lat, long: lng, zoom: map.getZoom() },
      });
    };
    map.on('moveend', tell);
    map.on('movestart', () => {
      latest.current.onPointed(undefined);
    });
    leaflet.current = { map, layer: createClusterLayer(map), fitting: null };
    tell();
    return () => {
      stop();
      map.remove();
      leaflet.current = null;
    };
  }, []);
  // Before the next effect: after a change of the filters the whole map is shown first.
  useEffect(() => {
    const now = leaflet.current;
    if (!now) return;
    if (now.fitting !== null) now.map.fitBounds(world, { animate: false });
    const isFromLink = now.fitting === null && from.current !== undefined;
    now.fitting = isFromLink ? { key: fitKey, left: 0 } : fittingOf(fitKey);
    // Stop moving the map once the user moves it.
    const end = (): void => {
      now.fitting = { key: fitKey, left: 0 };
    };
    const surface = now.map.getContainer();
    for (const taken of ['pointerdown', 'wheel', 'keydown'] as const)
      surface.addEventListener(taken, end, { passive: true });
    return () => {
      for (const taken of ['pointerdown', 'wheel', 'keydown'] as const) surface.removeEventListener(taken, end);
    };
  }, [fitKey]);
  useEffect(() => {
    const now = leaflet.current;
    if (!now) return;
    now.layer.draw(clusters, {
      factsOf,
      onBoard,
      onCluster: ({ lat, long }) => {
        now.map.setView([lat, long], Math.min(deepest, now.map.getZoom() + 2));
      },
      onPointed: (boardId) => {
        const at = clusters.find(({ boardID }) => boardID !== null && boardID === boardId);
        const point = at && now.map.latLngToContainerPoint([at.lat, at.long]);
        latest.current.onPointed(point && boardId !== undefined ? { boardId, x: point.x, y: point.y } : undefined);
      },
    });
    if (now.fitting === null || now.fitting.left === 0 || !settled || clusters.length === 0) return;
    // The first reply, for the whole world, shows where the boards are; the next ones are more precise.
    now.fitting = fitToBoards(now.map, clusters, now.fitting);
  }, [clusters, factsOf, onBoard, settled, fitKey]);
  useEffect(() => {
    const now = leaflet.current;
    if (!now || !choosing) return;
    return startAreaDrag(now.map, (area) => {
      latest.current.onArea(bboxOf(area));
    });
  }, [choosing]);
  return (
    <div
      ref={container}
      className="mq-cluster-map"
      role="group"
      aria-label="Map of the boards. The list beside it holds the same boards."
    />
  );
}
