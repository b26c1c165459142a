import { map as createMap, type Map as LeafletMap } from 'leaflet';
import type { Cluster } from '#contract/boards';
import { mergeOverlapping } from '../../../../src/client/boards/map/mergeOverlapping';

let map: LeafletMap;
beforeEach(() => {
  const place = document.createElement('div');
  // jsdom has no layout.
  Object.defineProperties(place, { clientWidth: { value: 700 }, clientHeight: { value: 600 } });
  map = createMap(place, { center: [0, 0], zoom: 2, zoomSnap: 0.25, zoomControl: false, attributionControl: false });
});
afterEach(() => {
  map.remove();
});

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
