import {
  circleMarker,
  latLngBounds,
  layerGroup,
  map as createMap,
  point,
  rectangle,
  type LayerGroup,
  type Map as LeafletMap,
} from 'leaflet';
import { useEffect, useRef } from 'react';
import { isLatitude, isLongitude, type Board } from '#contract/boards';
import 'leaflet/dist/leaflet.css';
import { bboxOf, boundsOf, startAreaDrag } from './areaDrag';
import { basemap, zoomButtons } from './basemap';
import './map.css';

/** A board on the map: `free`: can be chosen; `unserved`: chosen, but fits no artwork. */
export type Point = Pick<Board, '_id' | 'boardname' | 'boardcoords'> & { kind?: 'chosen' | 'free' | 'unserved' };

interface PointsMapProps {
  label: string;
  boards: readonly Point[];
  /** Whether a box is being drawn. */
  choosing?: boolean;
  /** Called with a drawn box: west,south,east,north. */
  onArea?: (bbox: string) => void;
  /** The shown box. */
  area?: string | undefined;
}

const nothing = (): void => undefined;
/** Pixels at the edges where no dot is put: 'Select an area' and the zoom buttons lie in the upper corners. */
const fitPadding = { paddingTopLeft: point(24, 60), paddingBottomRight: point(56, 24) };

/** A small map with a named dot for each board; a list beside it has the same boards. */
export function PointsMap({ label, boards, choosing = false, onArea = nothing, area }: PointsMapProps) {
  const container = useRef<HTMLDivElement>(null);
  const latest = useRef(onArea);
  useEffect(() => {
    latest.current = onArea;
  });
  const fitted = useRef(false);
  const leaflet = useRef<{ map: LeafletMap; dots: LayerGroup } | null>(null);
  // Leaflet renders outside React; the map is created once for this element.
  useEffect(() => {
    if (container.current === null) return;
    const map = createMap(container.current, {
      center: [20, 0],
      zoom: 1,
      zoomSnap: 0.25,
      zoomControl: false,
      attributionControl: false,
      scrollWheelZoom: false,
    });
    zoomButtons().setPosition('topright').addTo(map);
    const stop = basemap(map);
    leaflet.current = { map, dots: layerGroup().addTo(map) };
    return () => {
      stop();
      map.remove();
      leaflet.current = null;
    };
  }, []);
  useEffect(() => {
    const { map, dots } = leaflet.current ?? {};
    if (!map || !dots) return;
    dots.clearLayers();
    const placed = boards.flatMap(({ boardname, kind = 'chosen', boardcoords: { lat, long } }) =>
      lat !== null && long !== null && isLatitude(lat) && isLongitude(long) && (lat !== 0 || long !== 0)
        ? [{ boardname, kind, lat, long }]
        : [],
    );
    for (const { boardname, kind, lat, long } of placed) {
      const dot = circleMarker([lat, long], { radius: 6, className: `mq-map-dot mq-map-dot-${kind}`, weight: 2 })
        .bindTooltip(document.createTextNode(boardname) as unknown as HTMLElement)
        .addTo(dots); // Leaflet appends any node; text is never read as HTML
      // The Tab key also reaches dots outside the view; the map then moves to them.
      dot
        .getElement()
        ?.addEventListener('focus', () => map.panInside([lat, long], { padding: [24, 24], animate: false }));
    }
    // Boards that are chosen later do not move the map.
    if (placed.length > 0 && !fitted.current) {
      fitted.current = true;
      map.fitBounds(latLngBounds(placed.map(({ lat, long }) => [lat, long])), {
        ...fitPadding,
        maxZoom: 6,
        animate: false,
      });
    }
  }, [boards]);
  useEffect(() => {
    const map = leaflet.current?.map;
    if (!map || !choosing) return;
    return startAreaDrag(map, (drawn) => latest.current(bboxOf(drawn)));
  }, [choosing]);
  useEffect(() => {
    const map = leaflet.current?.map;
    if (!map || area === undefined) return;
    const box = rectangle(boundsOf(area), { className: 'mq-map-area', interactive: false }).addTo(map);
    return () => {
      box.remove();
    };
  }, [area]);
  return <div ref={container} className="mq-points-map" role="group" aria-label={label} />;
}
