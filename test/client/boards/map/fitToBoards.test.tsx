import { latLngBounds, map as createMap, type Map as LeafletMap } from 'leaflet';
import { fitToBoards, fittingOf } from '../../../../src/client/boards/map/fitToBoards';

let map: LeafletMap;
beforeEach(() => {
  const place = document.createElement('div');
  // jsdom has no layout.
  Object.defineProperties(place, { clientWidth: { value: 700 }, clientHeight: { value: 600 } });
  map = createMap(place, { center: [20, 0], zoom: 1, zoomSnap: 0.25, zoomControl: false, attributionControl: false });
});
afterEach(() => {
  map.remove();
});

const board = (lat: number, long: number) => ({ lat, long, count: 1, boardID: `${String(lat)} ${String(long)}` });

it('shows all boards of the first answer', () => {
  const fitting = fitToBoards(map, [board(38, -9), board(52, 13)], fittingOf('all'));
  expect(map.getBounds().contains([38, -9]) && map.getBounds().contains([52, 13])).toBe(true);
  expect(map.getZoom()).toBeGreaterThan(3);
  expect(fitting.left).toBeGreaterThan(0);
});

it('puts no board under the tools along the top, the zoom buttons at the right or the legend along the bottom', () => {
  const corners = [board(60, -9), board(60, 40), board(35, -9), board(35, 40)];
  fitToBoards(map, corners, fittingOf('all'));
  for (const { lat, long } of corners) {
    const { x, y } = map.latLngToContainerPoint([lat, long]);
    expect([x >= 31, y >= 63, x <= 700 - 59, y <= 600 - 63]).toEqual([true, true, true, true]);
  }
});

it('goes no closer to a cluster than its boards may stand apart', () => {
  // At world zoom, two boards 30 degrees apart form one cluster, with no board at its centre.
  fitToBoards(map, [{ lat: -30, long: -115, count: 2, boardID: null }], fittingOf('all'));
  expect(map.getBounds().contains([-30, -130]) && map.getBounds().contains([-30, -100])).toBe(true);
});

it('zooms in with each response, and then stays', () => {
  const far = [{ lat: 38.7, long: -9.1, count: 2, boardID: null }];
  let fitting = fitToBoards(map, far, fittingOf('lisbon'));
  const first = map.getZoom();
  fitting = fitToBoards(map, far, fitting);
  expect(map.getZoom()).toBeGreaterThan(first);
  for (let look = 0; look < 4; look += 1) fitting = fitToBoards(map, far, fitting);
  const { left } = fitting;
  expect(left).toBeLessThanOrEqual(0);
  expect(map.getZoom()).toBeLessThanOrEqual(8);
  expect(
    latLngBounds([
      [38, -10],
      [39, -8],
    ]).contains(map.getCenter()),
  ).toBe(true);
});
