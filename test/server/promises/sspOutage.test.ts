import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { getFile } from '#contract/artwork';
import { startApp, type TestApp } from '#test/app';
import { deliver } from '../../../src/server/ssp/delivery';
import { aStoredArtwork, approveAndSubmit, passTime, submissionId, submissionOf } from '../ssp/sandbox';

type Weather = 'refuse' | 'error' | 'busy' | 'hang up' | 'half an answer' | 'nonsense' | 'lose the answer' | 'up';

/** An ad platform that stores what it receives and fails in the chosen way. */
class Platform {
  weather: Weather = 'up';
  readonly ads = new Map<string, number>();
  #server: Server | undefined;
  port = 0;

  async open(): Promise<void> {
    this.#server = createServer((request, response) => {
      const id = /\/ads\/([^/?]+)$/.exec(request.url ?? '')?.[1];
      void (async () => {
        const body = request.method === 'GET' ? undefined : ((await json(request)) as { id: string }); // an ad as the driver sends it
        if (this.#spoil(response, body?.id)) return;
        if (request.method === 'GET')
          this.#answer(
            response,
            id === undefined
              ? [...this.ads.keys()]
              : this.ads.has(decodeURIComponent(id))
                ? [decodeURIComponent(id)]
                : undefined,
          );
        else this.#answer(response, [this.#take(body?.id ?? '')]);
      })();
    });
    await new Promise<void>((resolve) => this.#server?.listen(this.port, '127.0.0.1', resolve));
    this.port = (this.#server.address() as AddressInfo).port; // it listens on a port, not a pipe
  }
  async close(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise<void>((resolve) => {
      if (this.#server)
        this.#server.close(() => {
          resolve();
        });
      else resolve();
    });
    this.#server = undefined;
  }

  #take(id: string): string {
    this.ads.set(id, (this.ads.get(id) ?? 0) + 1);
    return id;
  }
  #answer(response: ServerResponse, ids: string[] | undefined): void {
    response.writeHead(ids ? 200 : 404, { 'content-type': 'application/json' }).end(
      JSON.stringify({
        count: ids?.length ?? 0,
        more: 0,
        ads: (ids ?? []).map((id) => ({ id, audit: { status: 3, lastmod: 1 } })),
      }),
    );
  }
  /** Simulates the chosen failure. @returns whether it has handled the request */
  #spoil(response: ServerResponse, id: string | undefined): boolean {
    switch (this.weather) {
      case 'refuse':
      case 'up':
        return false;
      case 'error':
        response.writeHead(500).end('oh no');
        return true;
      case 'busy':
        response.writeHead(503, { 'retry-after': '1' }).end();
        return true;
      case 'hang up':
        response.socket?.destroy();
        return true;
      case 'half an answer':
        response
          .writeHead(200, { 'content-type': 'application/json', 'content-length': '500' })
          .write('{"ads":[{"id":');
        response.socket?.destroy();
        return true;
      case 'nonsense':
        response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Welcome</html>');
        return true;
      case 'lose the answer':
        if (id === undefined) return false;
        this.#take(id);
        response.socket?.destroy();
        return true;
    }
  }
}

const platform = new Platform();
let app: TestApp;
beforeAll(async () => {
  await platform.open();
  app = await startApp({ SSP_URL: `http://127.0.0.1:${String(platform.port)}`, SSP_TOKEN: 'token' });
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

const attempt = async (fileId: string) => {
  const { database, ssp, storage, log } = app.services;
  await passTime(app, fileId);
  return deliver(
    { database, driver: ssp, storage, log, address: () => 'http://127.0.0.1' },
    await submissionId(app, fileId),
  );
};

test('whatever the platform does, the approval is kept, the state is shown, and each artwork arrives once when it is back', async () => {
  const weathers: Weather[] = ['refuse', 'error', 'busy', 'hang up', 'half an answer', 'nonsense', 'lose the answer'];
  const artworks = await Promise.all(Array.from({ length: 14 }, () => aStoredArtwork(app)));
  for (const fileId of artworks) await approveAndSubmit(app, fileId);
  for (const weather of weathers) {
    platform.weather = weather;
    if (weather === 'refuse') await platform.close();
    for (const [index, fileId] of artworks.entries()) {
      // Each artwork meets two kinds of failure and stays queued after both.
      if (
        index % weathers.length !== weathers.indexOf(weather) &&
        (index + 3) % weathers.length !== weathers.indexOf(weather)
      )
        continue;
      expect((await attempt(fileId)).state).toBe('failed');
      expect(await submissionOf(app, fileId)).toMatchObject({ state: 'queued', lastError: expect.stringMatching(/./) });
      expect((await app.call(getFile, { params: { id: fileId } })).reply.file).toMatchObject({
        isPreApproved: true,
        submission: { state: 'queued' },
      });
    }
    if (weather === 'refuse') await platform.open();
  }
  platform.weather = 'up';
  for (const fileId of artworks) expect((await attempt(fileId)).state).toBe('settled');
  for (const fileId of artworks) {
    expect(platform.ads.get(`${fileId}:1`)).toBe(1);
    expect(await submissionOf(app, fileId)).toMatchObject({ state: 'approved', lastError: null });
  }
  expect(platform.ads.size).toBe(artworks.length);
});
