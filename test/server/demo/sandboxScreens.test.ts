import { boards } from '../../../demo/boards';
import { allScreens, publishers, screensOf } from '../../../demo/sandbox/screens';

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
