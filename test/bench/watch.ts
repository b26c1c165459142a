import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { openPlace, start, type Place, type Running } from './processes';
import type { Context } from './report';

const screens = 100_000;
const pageSize = 100;
/** How many of a hundred screens have changed at the second check. */
const changedOfHundred = 3;
/** The longest duration of a check, in seconds, and the largest growth in memory, in megabytes. */
const mostSeconds = 60;
const mostMemory = 300;
/** The 95th percentile of a list call during a check: milliseconds. */
const mostLatency = 250;

const screenOf = (number: number, isLater: boolean) => ({
  id: number,
  name: `Bench Quay ${String(number)}`,
  device_id: `bench:${String(number)}`,
  publisher: { id: number % 20, name: `Publisher ${String(number % 20)}` },
  geo: { country: { name: 'Portugal' }, region: { name: '' }, city: { name: `City ${String(number % 300)}` } },
  latitude: ((number * 7) % 160) - 80,
  longitude: ((number * 13) % 340) - 170,
  resolution: { name: '1920x1080', width: 1920, height: 1080 },
  screen_types: [{ name: 'Digital Poster' }],
  venue_types: [{ name: 'Roadside' }],
  allowed_ad_types: [{ name: 'Static' }],
  opening_hours: isLater && number % 100 < changedOfHundred ? '06:00 to 00:00' : '06:00 to 23:00',
});

/** A provider of 100,000 screens that generates each page on request. */
async function startProvider(isLater: () => boolean): Promise<{ server: Server; address: string }> {
  let address = '';
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', address);
    const number = Number(url.searchParams.get('page') ?? 1);
    const next =
      number * pageSize < screens ? `${address}/api/screens/?page_size=100&page=${String(number + 1)}` : null;
    const page = Array.from({ length: pageSize }, (_, i) => screenOf((number - 1) * pageSize + i + 1, isLater()));
    const body = url.pathname.endsWith('/token/')
      ? { access_token: 't', expires_in: 300 }
      : { count: screens, next, results: page };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return { server, address };
}

/** Checks 100,000 screens, of which 3 % have changed, while lists are read. */
export async function benchWatch(context: Context): Promise<void> {
  for (const database of context.databases) {
    let isLater = false;
    const provider = await startProvider(() => isLater);
    const place = await openPlace(database);
    try {
      const server = await start(withProvider(place, provider.address));
      context.say(`${database}: ${String(screens)} boards`);
      await loadBoards(server);
      isLater = true;
      context.say(`${database}: check`);
      const { seconds, memory, latency, found } = await measured(server);
      const where = `${database}, 100,000 screens, 3 % changed`;
      context.add({
        part: 'watch',
        what: 'a check',
        where,
        value: seconds,
        unit: 's',
        budget: { most: mostSeconds },
        note: `${String(found.changed)} changed, ${String(found.new)} new`,
      });
      context.add({
        part: 'watch',
        what: 'memory above before',
        where,
        value: memory,
        unit: 'MB',
        budget: { most: mostMemory },
      });
      context.add({
        part: 'watch',
        what: 'a list meanwhile, p95',
        where,
        value: latency,
        unit: 'ms',
        budget: { most: mostLatency },
      });
      await server.stop();
    } finally {
      provider.server.closeAllConnections();
      provider.server.close();
      await place.remove();
    }
  }
}

const withProvider = (place: Place, address: string): Place => ({
  ...place,
  env: {
    ...place.env,
    INVENTORY_URL: address,
    INVENTORY_USERNAME: 'u',
    INVENTORY_PASSWORD: 'p',
    INVENTORY_CHECK_AT: 'off',
  },
});

async function loadBoards(server: Running): Promise<void> {
  for (let from = 1; from <= screens; from += 1000) {
    const rows = Array.from({ length: 1000 }, (_, i) => rowOf(from + i));
    await server.post('/api/boards/import', { rows });
  }
}

function rowOf(number: number): object {
  const { name, device_id, publisher, geo, latitude, longitude, resolution } = screenOf(number, false);
  return {
    boardname: name,
    device_id,
    reachBoardID: String(number),
    publisher_id: String(publisher.id),
    publisher_name: publisher.name,
    boardcoords: { lat: latitude, long: longitude },
    boardloc: { city: geo.city.name, country: geo.country.name },
    boardsize: { height: resolution.height, width: resolution.width },
    screenType: 'Digital Poster',
    venueType: 'Roadside',
    adTypes: ['static'],
    opening_hours: '06:00 to 23:00',
  };
}

interface Summary {
  running: object | null;
  lastDone: { found: { new: number; changed: number } } | null;
  lastFailed: { error: string } | null;
}

async function measured(server: Running) {
  const before = server.memory();
  const began = performance.now();
  await server.post('/api/inventory/checks', {});
  let most = before;
  const latencies: number[] = [];
  for (;;) {
    const asked = performance.now();
    await server.get('/api/boards/uncached/?page=3&pageSize=10&sortID=boardname&sortDesc=true');
    latencies.push(performance.now() - asked);
    most = Math.max(most, server.memory());
    const { running, lastDone, lastFailed } = (await server.get('/api/inventory/summary')) as Summary; // the contract's reply
    if (lastFailed) throw new Error(lastFailed.error);
    if (running === null && lastDone !== null) {
      latencies.sort((a, b) => a - b);
      return {
        seconds: (performance.now() - began) / 1000,
        memory: most - before,
        latency: latencies[Math.floor(latencies.length * 0.95)] ?? 0,
        found: lastDone.found,
      };
    }
    await wait(200);
  }
}
