import type { FeatureCollection } from 'geojson';
import { map as createMap, type Map as LeafletMap, latLngBounds } from 'leaflet';
import { countryNames, namedCountries } from '../../../../src/client/boards/map/countryNames';
import { fitToBoards, maxLooks } from '../../../../src/client/boards/map/fitToBoards';
import type { Cluster } from '#contract/boards';
import { mergeOverlapping } from '../../../../src/client/boards/map/mergeOverlapping';

let map: LeafletMap;
function open(center: [number, number], zoom: number): void {
  const place = document.createElement('div');
  // jsdom has no layout.
  Object.defineProperties(place, { clientWidth: { value: 700 }, clientHeight: { value: 600 } });
  map = createMap(place, { center, zoom, zoomSnap: 0.25, zoomControl: false, attributionControl: false });
}
afterEach(() => {
  map.remove();
});

describe('country names', () => {
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
      {
        type: 'Feature',
        properties: { name: 'Small' },
        geometry: { type: 'Polygon', coordinates: [square(40, 0, 2)] },
      },
    ],
  };

  beforeEach(() => {
    map = createMap(document.createElement('div'), { center: [10, 10], zoom: 3, zoomAnimation: false });
  });
  const shown = () => [...map.getContainer().querySelectorAll('.mq-map-country')].map(({ textContent }) => textContent);

  test('a country is named in its largest part', () => {
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
});

describe('the first view', () => {
  beforeEach(() => open([20, 0], 1));

  const board = (lat: number, long: number) => ({ lat, long, count: 1, boardID: `${String(lat)} ${String(long)}` });

  it('shows all boards of the first answer', () => {
    const left = fitToBoards(map, [board(38, -9), board(52, 13)], maxLooks);
    expect(map.getBounds().contains([38, -9]) && map.getBounds().contains([52, 13])).toBe(true);
    expect(map.getZoom()).toBeGreaterThan(3);
    expect(left).toBeGreaterThan(0);
  });

  it('puts no board under the tools along the top, the zoom buttons at the right or the legend along the bottom', () => {
    const corners = [board(60, -9), board(60, 40), board(35, -9), board(35, 40)];
    fitToBoards(map, corners, maxLooks);
    for (const { lat, long } of corners) {
      const { x, y } = map.latLngToContainerPoint([lat, long]);
      expect([x >= 31, y >= 63, x <= 700 - 59, y <= 600 - 63]).toEqual([true, true, true, true]);
    }
  });

  it('goes no closer to a cluster than its boards may stand apart', () => {
    // At world zoom, two boards 30 degrees apart form one cluster, with no board at its centre.
    fitToBoards(map, [{ lat: -30, long: -115, count: 2, boardID: null }], maxLooks);
    expect(map.getBounds().contains([-30, -130]) && map.getBounds().contains([-30, -100])).toBe(true);
  });

  it('zooms in with each response, and then stays', () => {
    const far = [{ lat: 38.7, long: -9.1, count: 2, boardID: null }];
    let left = fitToBoards(map, far, maxLooks);
    const first = map.getZoom();
    left = fitToBoards(map, far, left);
    expect(map.getZoom()).toBeGreaterThan(first);
    for (let look = 0; look < 4; look += 1) left = fitToBoards(map, far, left);
    expect(left).toBeLessThanOrEqual(0);
    expect(map.getZoom()).toBeLessThanOrEqual(8);
    expect(
      latLngBounds([
        [38, -10],
        [39, -8],
      ]).contains(map.getCenter()),
    ).toBe(true);
  });
});

describe('overlapping clusters', () => {
  beforeEach(() => open([0, 0], 2));

  /** A cluster `x` pixels east of the centre of the map. */
  const at = (x: number, count: number): Cluster => {
    const { lat, lng } = map.containerPointToLatLng([350 + x, 300]);
    return { lat, long: lng, count, boardID: count === 1 ? `board ${String(x)}` : null };
  };
  const shown = (clusters: readonly Cluster[]) =>
    mergeOverlapping(map, clusters).map(({ lat, long, count, boardID }) => ({
      x: Math.round(map.latLngToContainerPoint([lat, long]).x - 350),
      count,
      boardID,
    }));

  it('leaves apart what does not touch, each as it came', () => {
    const given = [at(0, 30), at(57, 30), at(102, 1)];
    expect(mergeOverlapping(map, given)).toEqual(given);
  });

  it('draws two overlapping discs as one, closer to the larger', () => {
    expect(shown([at(0, 30), at(40, 10)])).toEqual([{ x: 10, count: 40, boardID: null }]);
  });

  it('merges a pin under a disc into it', () => {
    expect(shown([at(0, 9), at(20, 1)])).toEqual([{ x: 2, count: 10, boardID: null }]);
  });

  it('goes on until nothing touches any more, and loses no board', () => {
    const row = Array.from({ length: 24 }, (_, i) => at(i * 30 - 300, 1 + ((i * 7) % 40)));
    const drawn = shown(row).sort((a, b) => a.x - b.x);
    expect(drawn.reduce((sum, { count }) => sum + count, 0)).toBe(row.reduce((sum, { count }) => sum + count, 0));
    for (const [i, { x }] of drawn.slice(1).entries()) expect(x - (drawn[i]?.x ?? 0)).toBeGreaterThanOrEqual(55);
  });

  it('what touches depends on the zoom', () => {
    const given = [at(0, 30), at(40, 10)];
    map.setZoom(3, { animate: false });
    expect(mergeOverlapping(map, given)).toHaveLength(2);
  });
});
