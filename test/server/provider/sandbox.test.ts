import { z } from 'zod';
import { createBoard, getBoard } from '#contract/boards';
import { getInventoryToken, pageFields, publisher, screen } from '#contract/provider';
import { testApp } from '#test/app';
import { anOrganisation, aSession } from '#test/people';

const app = testApp({ DEMO: '1', INVENTORY_PUBLISHER_FILTER: 'media_owner' });
let origin: string;
let bearer: { authorization: string };

beforeAll(async () => {
  origin = await app.listen();
  bearer = { authorization: `Bearer ${(await app.call(getInventoryToken)).reply.token}` };
});

const get = (path: string, headers: Record<string, string> = bearer) =>
  fetch(`${origin}/sandbox/inventory${path}`, { headers });
const screens = async (path: string) =>
  pageFields.extend({ results: z.array(screen) }).parse(await (await get(path)).json());

test('the token comes from the product API, is not stored anywhere, and opens the lists', async () => {
  const answer = await app.call(getInventoryToken);
  expect(answer.headers['cache-control']).toBe('no-store');
  const publishers = pageFields
    .extend({ previous: z.null(), results: z.array(publisher) })
    .parse(await (await get('/api/publishers/?page_size=100')).json());
  expect(publishers).toMatchObject({ count: 5, next: null, previous: null });
  expect(publishers.results).toHaveLength(5);
});

test('a token that the provider has refused is not handed out again', async () => {
  const tokens = jest.spyOn(app.services.inventory, 'token');
  await app.call(getInventoryToken, { query: { refused: 'its end' } });
  expect(tokens).toHaveBeenCalledWith('its end');
});

test('a role for some organisations gets no token: the provider knows none', async () => {
  const roles = [{ role: 'Inventory' as const, organisations: [await anOrganisation(app.db)] }];
  const token = await aSession(app.db, { email: 'part@test.example', roles });
  expect((await app.call(getInventoryToken, {}, { token })).failure.code).toBe('permission.denied');
});

test('without a token, with a wrong or an old one: 401', async () => {
  expect((await get('/api/screens/', {})).status).toBe(401);
  expect((await get('/api/screens/', { authorization: 'Bearer x' })).status).toBe(401);
  const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 301_000);
  expect((await get('/api/screens/')).status).toBe(401);
  later.mockRestore();
  expect((await get('/api/screens/')).status).toBe(200);
  expect(
    (
      await fetch(`${origin}/sandbox/inventory/auth/oauth2/token/`, {
        method: 'POST',
        body: new URLSearchParams({ username: 'a', password: '' }),
      })
    ).status,
  ).toBe(401);
});

test('following `next` gives every screen once, at most 100 a page, on the same origin', async () => {
  const ids = new Set<string>();
  let [next, pages] = ['/api/screens/?page_size=500', 0];
  while (next !== '') {
    const page = await screens(next);
    expect(page.results.length).toBeLessThanOrEqual(100);
    for (const { id } of page.results) ids.add(id);
    pages += 1;
    const following = page.next ?? '';
    expect(following === '' || following.startsWith(`${origin}/sandbox/inventory/api/screens/`)).toBe(true);
    next = following.replace(`${origin}/sandbox/inventory`, '');
  }
  expect([ids.size, pages]).toEqual([1130, 12]);
});

test('filters by publisher under every name such a filter may have, and keeps it in `next`', async () => {
  const { results } = pageFields
    .extend({ results: z.array(publisher) })
    .parse(await (await get('/api/publishers/')).json());
  const counts = await Promise.all(
    results.map(async ({ name }) => (await screens(`/api/screens/?publisher_name=${encodeURIComponent(name)}`)).count),
  );
  expect(counts.reduce<number>((sum, n) => sum + (n ?? 0), 0)).toBe(1130);
  expect(Math.max(...counts.map((n) => n ?? 0))).toBeGreaterThan(250);
  const { id, name } = results[0]!;
  for (const filter of [
    `publisher=${id}`,
    `publisher_id=${id}`,
    `publisher__name=${encodeURIComponent(name)}`,
    `media_owner=${encodeURIComponent(name)}`,
  ]) {
    expect((await screens(`/api/screens/?${filter}`)).count).toBe(counts[0]);
  }
  const first = await screens(`/api/screens/?page_size=10&publisher_name=${encodeURIComponent(name)}`);
  expect(new URL(first.next ?? '').searchParams.get('publisher_name')).toBe(name);
  expect(first.results.every((one) => one.publisher?.name === name)).toBe(true);
  expect((await screens('/api/screens/?publisher_name=Nobody')).count).toBe(0);
});

test('a board created with only its ids is filled from the provider', async () => {
  const [one, two] = (await screens('/api/screens/?page_size=2')).results;
  const { reply } = await app.call(createBoard, { body: { device_id: one!.device_id, reachBoardID: one!.id } });
  const { board } = (await app.call(getBoard, { params: { id: reply.board._id } })).reply;
  expect(board).toMatchObject({
    boardname: one!.name,
    device_id: one!.device_id,
    reachBoardID: one!.id,
    publisher_id: one!.publisher?.id,
    publisher_name: one!.publisher?.name,
    boardcoords: { lat: one!.latitude, long: one!.longitude },
    boardloc: { city: one!.geo?.city?.name, state: one!.geo?.region?.name, country: one!.geo?.country?.name },
    boardsize: { height: one!.resolution?.height, width: one!.resolution?.width },
    screenType: one!.screen_types?.[0]?.name,
    venueType: one!.venue_types?.[0]?.name,
  });
  expect(board.adTypes?.length).toBeGreaterThan(0);
  const byDevice = await app.call(createBoard, { body: { device_id: two!.device_id, boardname: '', team: null } });
  expect(byDevice.reply.board).toMatchObject({ boardname: two!.name, reachBoardID: two!.id });
});

test('a board that the provider does not know, or while the provider is down, is stored as given', async () => {
  const { reply } = await app.call(createBoard, { body: { device_id: 'unknown-device', reachBoardID: '1' } });
  expect(reply.board).toMatchObject({ boardname: '', device_id: 'unknown-device', reachBoardID: '1' });
  jest.spyOn(app.services.inventory, 'findScreen').mockRejectedValue(new Error('down'));
  const again = await app.call(createBoard, { body: { device_id: 'another-device', reachBoardID: '2' } });
  expect(again.reply.board).toMatchObject({ boardname: '', device_id: 'another-device' });
});
