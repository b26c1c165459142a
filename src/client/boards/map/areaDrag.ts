import { latLngBounds, rectangle, type LatLngBounds, type Map as LeafletMap, type Rectangle } from 'leaflet';

/** Lets a box be drawn over the map with a pointer, until stopped; the map does not move meanwhile. A mere click is no box. */
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
    // Else the browser marks text on the way.
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

/** A box as the calls take it: west,south,east,north in degrees, inside the world. */
export const bboxOf = (area: LatLngBounds): string =>
  [
    Math.max(-180, area.getWest()),
    Math.max(-90, area.getSouth()),
    Math.min(180, area.getEast()),
    Math.min(90, area.getNorth()),
  ]
    .map((degrees) => degrees.toFixed(5))
    .join(',');

/** The box of west,south,east,north. */
export function boundsOf(bbox: string): LatLngBounds {
  const [west = 0, south = 0, east = 0, north = 0] = bbox.split(',').map(Number);
  return latLngBounds([south, west], [north, east]);
}
