import { z } from 'zod';
import { providerPage, screen } from '#contract/inventory';
import { boards } from '../../../demo/boards';
import { allScreens, publishers, screensOf } from '../../../demo/sandbox/screens';

it('tells every screen apart by id and by device id, and none is among the sample files that people try', () => {
  for (const key of ['id', 'device_id'] as const) expect(new Set(allScreens().map((one) => one[key])).size).toBe(1130);
  const samples = [
    'broadsign.com:481516001',
    'broadsign.com:481516002',
    'broadsign.com:481516210',
    'broadsign.com:481516211',
  ];
  expect(allScreens().filter(({ device_id }) => samples.includes(device_id))).toEqual([]);
});

it('has the 41 boards of Northway that are on the product already, under the same device ids', () => {
  const live = new Set(boards.filter(({ deleted }) => !deleted).map(({ deviceId }) => deviceId));
  const known = (name: string): number => screensOf(name).filter(({ device_id }) => live.has(device_id)).length;
  expect(known('Northway Outdoor')).toBe(41);
  for (const { name } of publishers) {
    expect(known(name)).toBeGreaterThan(5);
    expect(known(name)).toBeLessThan(screensOf(name).length / 2);
  }
  // A board that was deleted may be added again.
  const gone = new Set(
    boards.filter(({ deleted, reachBoardId }) => deleted && reachBoardId !== '').map(({ deviceId }) => deviceId),
  );
  expect(allScreens().filter(({ device_id }) => gone.has(device_id) && !live.has(device_id)).length).toBeGreaterThan(0);
});

it('has the shape that the contract reads, in many countries', () => {
  const page = providerPage
    .extend({ results: z.array(screen) })
    .parse({ count: 1130, next: null, previous: null, results: allScreens() });
  expect(new Set(page.results.map(({ geo }) => geo?.country?.name)).size).toBe(20);
  for (const one of page.results) {
    expect(Math.abs(one.latitude ?? 90)).toBeLessThan(90);
    expect(one.device_id).toMatch(/^broadsign\.com:\d{9}$/);
    // The list is empty if the demo board has no ad types, so that the watch finds no difference.
    expect(one.allowed_ad_types).toBeDefined();
  }
});
