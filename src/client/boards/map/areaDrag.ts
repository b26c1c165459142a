import { latLngBounds, rectangle, type LatLngBounds, type Map as LeafletMap, type Rectangle } from 'leaflet';

/**
 * Lets the user draw a box on the map until the returned function is called; the map does not move meanwhile. A click
 * without dragging draws no box.
 */
export function startAreaDrag(map: LeafletMap, onArea: (area: LatLngBounds) => void): () => void {
  const surface = map.getContainer();
  let from: ReturnType<LeafletMap['mouseEventToLatLng']> | undefined;
  let box: Rectangle | undefined;
  const clear = (): void => {
    box?.remove();
    box = undefined;
    from = undefined;
  };
  const down = (event: PointerEvent): void => {
    if (event.target instanceof Element && event.target.closest('button, a') !== null) return;
    // Otherwise the browser would select text.
    event.preventDefault();
    from = map.mouseEventToLatLng(event);
    box = rectangle(latLngBounds(from, from), { className: 'mq-map-area', interactive: false }).addTo(map);
  };
  const move = (event: PointerEvent): void => {
    if (from && box) box.setBounds(latLngBounds(from, map.mouseEventToLatLng(event)));
  };
  const up = (): void => {
    const area = box?.getBounds();
    clear();
    if (area && area.getNorth() > area.getSouth() && area.getEast() > area.getWest()) onArea(area);
  };
  map.dragging.disable();
  surface.classList.add('mq-map-choosing');
  surface.addEventListener('pointerdown', down);
  surface.addEventListener('pointermove', move);
  window.addEventListener('pointerup', up);
  return () => {
    clear();
    map.dragging.enable();
    surface.classList.remove('mq-map-choosing');
    surface.removeEventListener('pointerdown', down);
    surface.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', up);
  };
}

/** A box in the form of the calls: west,south,east,north in degrees, clamped to the world. */
export const formatBbox = (area: LatLngBounds): string =>
  [
    Math.max(-180, area.getWest()),
    Math.max(-90, area.getSouth()),
    Math.min(180, area.getEast()),
    Math.min(90, area.getNorth()),
  ]
    .map((degrees) => degrees.toFixed(5))
    .join(',');

/** Parses west,south,east,north. */
export function parseBbox(bbox: string): LatLngBounds {
  const [west = 0, south = 0, east = 0, north = 0] = bbox.split(',').map(Number);
  return latLngBounds([south, west], [north, east]);
}
