import type { FeatureCollection, Position } from 'geojson';
import { latLng, latLngBounds, marker, divIcon, layerGroup, type LatLngBounds, type Map as LeafletMap } from 'leaflet';

/** Pixels: the width of a letter, and the space around a name. */
const letter = 7;
const air = 12;
const paneName = 'countryNames';

interface Country {
  name: string;
  /** The bounds of its largest part. */
  bounds: LatLngBounds;
}

function ringBounds(ring: readonly Position[]): LatLngBounds {
  const bounds = latLngBounds([]);
  for (const [long = 0, lat = 0] of ring) bounds.extend(latLng(lat, long));
  return bounds;
}

const sizeOf = (bounds: LatLngBounds): number =>
  (bounds.getEast() - bounds.getWest()) * (bounds.getNorth() - bounds.getSouth());

/** The countries of a map with their names. */
export function namedCountries(world: FeatureCollection): Country[] {
  return world.features.flatMap(({ properties, geometry }) => {
    const name: unknown = properties?.['name'];
    if (typeof name !== 'string') return [];
    const outlines =
      geometry.type === 'Polygon'
        ? [geometry.coordinates[0]]
        : geometry.type === 'MultiPolygon'
          ? geometry.coordinates.map(([outline]) => outline)
          : [];
    const [largest] = outlines.map((ring) => ringBounds(ring ?? [])).sort((a, b) => sizeOf(b) - sizeOf(a));
    return largest === undefined ? [] : [{ name, bounds: largest }];
  });
}

/** Whether a name fits into its country at the map's zoom. */
export function hasRoom(map: LeafletMap, { name, bounds }: Country): boolean {
  const width = map.project(bounds.getNorthEast()).x - map.project(bounds.getNorthWest()).x;
  return width > name.length * letter + air;
}

/**
 * Shows the names of the countries where they fit. Decorative: the list beside the map has each board's country.
 * Returns a function that ends this.
 */
export function countryNames(map: LeafletMap, world: FeatureCollection): () => void {
  const pane = map.getPane(paneName) ?? map.createPane(paneName);
  pane.setAttribute('aria-hidden', 'true');
  const countries = namedCountries(world);
  const layer = layerGroup().addTo(map);
  const draw = (): void => {
    layer.clearLayers();
    for (const country of countries) {
      if (!hasRoom(map, country)) continue;
      // An element, because the page's Trusted Types policy refuses HTML.
      const text = document.createElement('span');
      text.textContent = country.name;
      const icon = divIcon({ className: 'mq-map-country', html: text, iconSize: [0, 0] });
      marker(country.bounds.getCenter(), { icon, pane: paneName, interactive: false, keyboard: false }).addTo(layer);
    }
  };
  draw();
  map.on('zoomend', draw);
  return () => {
    map.off('zoomend', draw);
    layer.remove();
  };
}
