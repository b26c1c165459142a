import {
  circleMarker,
  latLngBounds,
  layerGroup,
  map as createMap,
  type LayerGroup,
  type Map as LeafletMap,
} from 'leaflet';
import { useEffect, useRef } from 'react';
import { isLatitude, isLongitude, type Board } from '#contract/boards';
import 'leaflet/dist/leaflet.css';
import { basemap, zoomButtons } from './basemap';
import './map.css';

interface PointsMapProps {
  label: string;
  boards: readonly Pick<Board, '_id' | 'boardname' | 'boardcoords'>[];
}

/** A small map of a few hundred boards, each a dot with its name; the list beside it names the same boards. */
export function PointsMap({ label, boards }: PointsMapProps) {
  const place = useRef<HTMLDivElement>(null);
  const leaflet = useRef<{ map: LeafletMap; dots: LayerGroup } | null>(null);
  // Leaflet draws by itself; it is made once for this element.
  useEffect(() => {
    if (place.current === null) return;
    const map = createMap(place.current, {
      center: [20, 0],
      zoom: 1,
      zoomSnap: 0.25,
      zoomControl: false,
      attributionControl: false,
      scrollWheelZoom: false,
    });
    zoomButtons().addTo(map);
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
    const placed = boards.flatMap(({ boardname, boardcoords: { lat, long } }) =>
      lat !== null && long !== null && isLatitude(lat) && isLongitude(long) && (lat !== 0 || long !== 0)
        ? [{ boardname, lat, long }]
        : [],
    );
    for (const { boardname, lat, long } of placed)
      circleMarker([lat, long], { radius: 6, className: 'mq-map-dot', weight: 2 })
        .bindTooltip(document.createTextNode(boardname) as unknown as HTMLElement)
        .addTo(dots); // Leaflet appends any node; text is never read as HTML
    if (placed.length > 0)
      map.fitBounds(latLngBounds(placed.map(({ lat, long }) => [lat, long])), {
        padding: [24, 24],
        maxZoom: 6,
        animate: false,
      });
  }, [boards]);
  return <div ref={place} className="mq-points-map" role="group" aria-label={label} />;
}
