import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importBoards } from '#contract/imports';
import { inject, startApp, testApp } from '#test/app';
import { somewhere } from '#test/boards';
import { submissions } from '../../../src/server/db/schema/schema';
import { anArtwork } from '#test/artworks';

const token = 'a-token-of-the-scraper';
const server = testApp({ METRICS_TOKEN: token });

const read = async () => {
  const { body } = await inject(server.app, 'GET', '/metrics', { token });
  return new Map(
    body
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  );
};

test('without METRICS_TOKEN there are no metrics; with it, only for callers that send it', async () => {
  const other = await startApp();
  expect((await other.app.inject('/metrics')).statusCode).toBe(404);
  await other.close();
  for (const given of [null, 'wrong', server.token])
    expect((await inject(server.app, 'GET', '/metrics', { token: given })).statusCode).toBe(401);
});

test('routes are timed by their pattern, never by an address', async () => {
  await inject(server.app, 'GET', '/api/user/someone', { token: server.token });
  const found = await read();
  expect(
    found.get('marquee_http_request_duration_seconds_count{method="GET",route="/api/user/:id",status="404"}'),
  ).toBe(1);
  expect([...found.keys()].filter((name) => name.includes('someone'))).toEqual([]);
});

test('pools, the index and the out-box', async () => {
  const id = await anArtwork(server.db);
  await server.db.insert(submissions).values({
    id: 's1',
    fileId: id,
    driver: 'admgmt',
    externalId: `${id}:1`,
    state: 'queued',
    nextAttemptAt: new Date(Date.now() - 60_000),
  });
  await server.services.boardFinder.ready();
  const found = await read();
  // The embedded database has a single connection.
  const connections = (state: string) =>
    found.get(`marquee_database_connections{pool="transactions",state="${state}"}`);
  expect((connections('used') ?? 0) + (connections('idle') ?? 0)).toBe(1);
  expect([found.get('marquee_board_index_loaded'), found.get('marquee_board_index_boards')]).toEqual([1, 0]);
  expect(found.get('marquee_board_index_age_seconds')).toBeLessThan(60);
  expect(found.get('marquee_outbox_waiting')).toBe(1);
  expect(found.get('marquee_outbox_oldest_seconds')).toBeGreaterThan(59);
  expect(found.has('nodejs_eventloop_lag_seconds')).toBe(true);
});

test('open event streams, and imported rows by outcome', async () => {
  const rows = [
    { device_id: 'm-1', boardname: 'One', ...somewhere },
    { device_id: 'm-2', boardname: 'Two', boardcoords: { lat: 'north' } },
  ];
  await server.call(importBoards, { body: { rows } });
  const found = await read();
  expect(found.get('marquee_event_streams')).toBe(0);
  expect(found.get('marquee_import_rows_total{outcome="created"}')).toBe(1);
  expect(found.get('marquee_import_rows_total{outcome="failed"}')).toBe(1);
});

test.each(['dashboard.json', 'alerts.yaml'])('docs/operating/%s uses only metrics that exist', async (name) => {
  const text = readFileSync(join(__dirname, '../../../docs/operating', name), 'utf8');
  const asked = new Set([...text.matchAll(/\b(?:marquee|nodejs|process)_[a-z0-9_]+/g)].map(([metric]) => metric));
  const given = new Set([...(await read()).keys()].map((line) => line.replace(/\{.*/, '')));
  expect(asked.size).toBeGreaterThan(3);
  expect([...asked].filter((metric) => !given.has(metric))).toEqual([]);
});
