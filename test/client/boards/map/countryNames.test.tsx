import type { FeatureCollection } from 'geojson';
import { map as createMap, type Map as LeafletMap } from 'leaflet';
import { countryNames, namedCountries } from '../../../../src/client/boards/map/countryNames';

const square = (west: number, south: number, size: number) => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
];
const world: FeatureCollection = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { name: 'Large' },
      geometry: { type: 'MultiPolygon', coordinates: [[square(-60, 0, 2)], [square(0, 0, 30)]] },
    },
    { type: 'Feature', properties: { name: 'Small' }, geometry: { type: 'Polygon', coordinates: [square(40, 0, 2)] } },
    {
      type: 'Feature',
      properties: { name: 'Antarctica' },
      geometry: { type: 'Polygon', coordinates: [square(0, -90, 60)] },
    },
  ],
};

let map: LeafletMap;
beforeEach(() => {
  map = createMap(document.createElement('div'), { center: [10, 10], zoom: 3, zoomAnimation: false });
});
afterEach(() => {
  map.remove();
});
const shown = () => [...map.getContainer().querySelectorAll('.mq-map-country')].map(({ textContent }) => textContent);

test('a country is named in its largest part; Antarctica is not', () => {
  const countries = namedCountries(world);
  expect(countries.map(({ name }) => name)).toEqual(['Large', 'Small']);
  expect(countries[0]?.bounds.getCenter()).toMatchObject({ lat: 15, lng: 15 });
});

test('names stand where they have room, and follow the zoom', () => {
  const stop = countryNames(map, world);
  expect(shown()).toEqual(['Large']);
  map.setZoom(7, { animate: false });
  expect(shown()).toEqual(['Large', 'Small']);
  stop();
  expect(shown()).toEqual([]);
});
