/** The view of a map: its centre in degrees, and Leaflet's zoom. */
export interface MapPosition {
  lat: number;
  long: number;
  zoom: number;
}

/** The form in the address: `38.7223,-9.1393,11.5`. */
export const writePosition = ({ lat, long, zoom }: MapPosition): string =>
  [lat.toFixed(4), long.toFixed(4), String(Math.round(zoom * 4) / 4)].join(',');

/** undefined for an invalid position. */
export function readPosition(text: string | null): MapPosition | undefined {
  const match = /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?),(\d{1,2}(?:\.\d+)?)$/.exec(text ?? '');
  if (!match) return undefined;
  const [lat = 0, long = 0, zoom = 0] = match.slice(1).map(Number);
  return Math.abs(lat) <= 90 && Math.abs(long) <= 180 && zoom <= 20 ? { lat, long, zoom } : undefined;
}
