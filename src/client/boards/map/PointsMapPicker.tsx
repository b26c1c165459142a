import { circleMarker, latLngBounds, layerGroup, point, rectangle, type LatLngTuple } from 'leaflet';
import { useEffect, useRef } from 'react';
import { isLatitude, isLongitude, type Board, type Cluster } from '#contract/boards';
import { useLatest } from '../../machines/useLatest';
import { formatBbox, parseBbox, startAreaDrag } from './areaDrag';
import { createClusterLayer } from './clusterLayer';
import { useLeaflet } from './useLeaflet';
import { boardName } from '../boards.messages';

/** A board on the map: `free`: can be chosen; `unserved`: chosen, but fits no artwork. */
export type Point = Pick<Board, '_id' | 'boardname' | 'boardcoords'> &
  Partial<Pick<Board, 'device_id'>> & { kind?: 'chosen' | 'free' | 'unserved' };

/** The visible part of a map, as `GET /api/boards/clusters` takes it. */
export interface PointsView {
  bbox: string;
  zoom: number;
}

interface PointsMapProps {
  label: string;
  boards: readonly Point[];
  /** Other boards in the view, clustered; those that are alone have a dot. */
  clusters?: readonly Cluster[];
  /** A new value shows all boards again. */
  fitKey?: string;
  /** Whether `clusters` are those of the view and of `fitKey`. */
  settled?: boolean;
  onView?: (view: PointsView) => void;
  /** Whether a box is being drawn. */
  choosing?: boolean;
  /** Called with a drawn box: west,south,east,north. */
  onArea?: (bbox: string) => void;
  /** The shown box. */
  area?: string | undefined;
}

const nothing = (): void => undefined;
const noClusters: readonly Cluster[] = [];
const clusterStep = 2;
const world: { center: LatLngTuple; zoom: number } = { center: [20, 0], zoom: 1 };
/** Pixels at the edges where no dot is put: 'Select an area' and the zoom buttons lie in the upper corners. */
const fitPadding = { paddingTopLeft: point(24, 60), paddingBottomRight: point(56, 24) };

/** A small map with a named dot for each board; a list beside it has the same boards. */
export function PointsMap({
  label,
  boards,
  clusters = noClusters,
  fitKey = '',
  settled = true,
  onView = nothing,
  choosing = false,
  onArea = nothing,
  area,
}: PointsMapProps) {
  const latest = useLatest({ onArea, onView });
  const fit = useRef({ key: fitKey, isDue: true });
  const options = { ...world, zoomSnap: 0.25, scrollWheelZoom: false };
  const { container, leaflet } = useLeaflet(options, 'topright', (map) => {
    map.createPane('dots');
    const tell = (): void => latest().onView({ bbox: formatBbox(map.getBounds()), zoom: Math.round(map.getZoom()) });
    map.on('moveend', tell);
    tell();
    return { dots: layerGroup().addTo(map), layer: createClusterLayer(map) };
  });
  // The clusters of the whole world show where the boards are.
  useEffect(() => {
    if (fit.current.key === fitKey) return;
    fit.current = { key: fitKey, isDue: true };
    leaflet.current?.map.setView(world.center, world.zoom, { animate: false });
  }, [fitKey, leaflet]);
  useEffect(() => {
    const { map, dots, layer } = leaflet.current ?? {};
    if (!map || !dots || !layer) return;
    dots.clearLayers();
    const placed = [...boards.filter(isPlaced), ...alone(clusters, boards)];
    for (const { kind = 'chosen', boardcoords, ...board } of placed) {
      const at: LatLngTuple = [boardcoords.lat ?? 0, boardcoords.long ?? 0];
      const dot = circleMarker(at, { pane: 'dots', radius: 6, className: `mq-map-dot mq-map-dot-${kind}`, weight: 2 })
        .bindTooltip(document.createTextNode(boardName(board)) as unknown as HTMLElement)
        .addTo(dots); // Leaflet appends any node; text is never read as HTML
      // The Tab key also reaches dots outside the view; the map then moves to them.
      dot.getElement()?.addEventListener('focus', () => map.panInside(at, { padding: [24, 24], animate: false }));
    }
    const together = clusters.filter(({ boardID }) => boardID === null);
    layer.draw(together, {
      factsOf: noFacts,
      onBoard: nothing,
      onCluster: ({ lat, long }) => map.setView([lat, long], map.getZoom() + clusterStep),
      onPointed: nothing,
    });
    // Boards that are chosen later do not move the map.
    const booked = placed.filter(({ kind }) => kind !== 'free');
    const points = (booked.length > 0 ? booked : placed).map(({ boardcoords: { lat, long } }) => ({
      lat: lat ?? 0,
      long: long ?? 0,
    }));
    if (booked.length === 0) points.push(...together);
    if (fit.current.isDue && points.length > 0 && (settled || booked.length > 0)) {
      fit.current.isDue = false;
      map.fitBounds(latLngBounds(points.map(({ lat, long }) => [lat, long])), {
        ...fitPadding,
        maxZoom: 6,
        animate: false,
      });
    }
  }, [boards, clusters, settled, leaflet]);
  useEffect(() => {
    const map = leaflet.current?.map;
    if (!map || !choosing) return;
    return startAreaDrag(map, (drawn) => latest().onArea(formatBbox(drawn)));
  }, [choosing, leaflet, latest]);
  useEffect(() => {
    const map = leaflet.current?.map;
    if (!map || area === undefined) return;
    const box = rectangle(parseBbox(area), { className: 'mq-map-area', interactive: false }).addTo(map);
    return () => void box.remove();
  }, [area, leaflet]);
  return <div ref={container} className="mq-points-map" role="group" aria-label={label} />;
}

const noFacts = () => ({ name: '', paused: false, ticked: false });

const isPlaced = ({ boardcoords: { lat, long } }: Point): boolean =>
  lat !== null && long !== null && isLatitude(lat) && isLongitude(long) && (lat !== 0 || long !== 0);

/** The boards that are in no cluster, without those that have a dot already. */
function alone(clusters: readonly Cluster[], boards: readonly Point[]): Point[] {
  const known = new Set(boards.map(({ _id }) => _id));
  return clusters.flatMap(({ boardID, boardname, lat, long }) =>
    boardID === null || known.has(boardID)
      ? []
      : [{ _id: boardID, boardname: boardname ?? '', boardcoords: { lat, long }, kind: 'free' as const }],
  );
}
