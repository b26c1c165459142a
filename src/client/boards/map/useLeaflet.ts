import { map as createMap, type ControlPosition, type Map as LeafletMap, type MapOptions } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import 'leaflet/dist/leaflet.css';
import { basemap, zoomButtons } from './basemap';
import './map.css';

/**
 * A map in the element of `container`. Leaflet renders outside React, so it is created once; `prepare` puts the view's
 * own parts on it.
 */
export function useLeaflet<Parts extends object>(
  options: MapOptions,
  zoomPosition: ControlPosition,
  prepare: (map: LeafletMap) => Parts,
) {
  const container = useRef<HTMLDivElement>(null);
  const leaflet = useRef<({ map: LeafletMap } & Parts) | null>(null);
  const [first] = useState(() => ({ options, zoomPosition, prepare }));
  useEffect(() => {
    if (container.current === null) return;
    const map = createMap(container.current, { ...first.options, zoomControl: false, attributionControl: false });
    zoomButtons().setPosition(first.zoomPosition).addTo(map);
    leaflet.current = { map, ...first.prepare(map) };
    const stop = basemap(map);
    return () => {
      stop();
      map.remove();
      leaflet.current = null;
    };
  }, [first]);
  return { container, leaflet };
}
