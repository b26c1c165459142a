import { providerPage, screen } from '#contract/inventory';
import { boards } from '../../../demo/boards';
import { allScreens, publishers, screensOf } from '../../../demo/sandbox/screens';

it('has 5 publishers with 1,130 screens, one of them with more than 250', () => {
  expect(publishers).toHaveLength(5);
  expect(allScreens()).toHaveLength(1130);
  expect(publishers.map(({ name }) => screensOf(name).length)).toEqual([268, 240, 236, 214, 172]);
  expect(publishers.filter(({ name }) => screensOf(name).length > 250)).toHaveLength(1);
  expect(screensOf('Nobody')).toEqual([]);
});

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

it('says of a known screen what the board says', () => {
  const board = boards.find(({ name }) => name === 'Rotterdam Blaak Digital 3');
  expect(screensOf('Northway Outdoor').find(({ name }) => name === board?.name)).toMatchObject({
    id: Number(board?.reachBoardId),
    device_id: board?.deviceId,
    latitude: board?.lat,
    longitude: board?.long,
    geo: { city: { name: 'Rotterdam' }, country: { name: 'Netherlands' } },
    resolution: { name: '3840x1080', width: 3840, height: 1080, orientation: 'landscape' },
  });
});

it('has the shape that the contract reads, in many countries', () => {
  const page = providerPage(screen).parse({ count: 1130, next: null, previous: null, results: allScreens() });
  expect(new Set(page.results.map(({ geo }) => geo?.country?.name)).size).toBe(20);
  for (const one of page.results) {
    expect(Math.abs(one.latitude ?? 90)).toBeLessThan(90);
    expect(one.device_id).toMatch(/^broadsign\.com:\d{9}$/);
    // The list is empty if the demo board has no ad types, so that the watch finds no difference.
    expect(one.allowed_ad_types).toBeDefined();
  }
});

it('is the same at every call', () => {
  expect(allScreens()).toBe(allScreens());
  expect(JSON.stringify(allScreens()[500])).toMatchInlineSnapshot(
    `"{"id":106426,"name":"Dotonbori Digital 208","device_id":"broadsign.com:481520426","publisher":{"id":61,"name":"Citylight DOOH"},"is_active":true,"address":"191 Umeda, Osaka","latitude":34.664123,"longitude":135.51765,"geo":{"country":{"id":22,"name":"Japan"},"region":{"name":"Osaka"},"city":{"name":"Osaka"}},"resolution":{"id":10200,"name":"1400x400","title":"1400x400","orientation":"landscape","width":1400,"height":400},"aspect_ratio":{"id":200,"name":"7:2","horizontal":7,"vertical":2},"screen_types":[{"id":112,"name":"Highway Billboard"}],"venue_types":[{"id":59,"name":"Roadside"}],"allowed_ad_types":[{"id":1,"name":"Static"}],"allows_motion":false,"is_audio":false,"min_ad_duration":5,"max_ad_duration":30,"diagonal_size":null,"diagonal_size_units":"inches","bearing":97,"bearing_direction":"","bid_floors":[{"floor":9.65,"currency":{"id":1,"name":"US Dollar","code":"USD","symbol":"$"}}],"average_weekly_impressions":41533,"audience_data_sources":[{"id":4,"name":"Publisher"}],"demography_type":"basic","total":0,"tags":[],"iad_categories":[],"ox_enabled":true,"transact_status":"transactable","transact_status_errors":[],"internal_publisher_screen_id":"481520426","hivestack_id":null,"vistar_id":null,"screen_img_url":null,"connectivity":1,"opening_hours":"24/7"}"`,
  );
});
