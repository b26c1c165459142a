import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { closeServer, listenLocally } from './listen';

/** A supply-side platform (IAB Ad Management API) that takes some time for each ad, and counts how often it received each. */
export async function startSlowPlatform(delay: number): Promise<{
  origin: string;
  posts: ReadonlyMap<string, number>;
  /** Ads that are being received at the moment. */
  inHand: () => number;
  close(): Promise<void>;
}> {
  const posts = new Map<string, number>();
  let inHand = 0;
  const adOf = (id: string) => ({ id, audit: { status: 3, lastmod: 1 } });
  const server = createServer((request, response) => {
    const reply = (status: number, body: object): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    const id = decodeURIComponent(/\/ads\/([^?]+)/.exec(request.url ?? '')?.[1] ?? '');
    if (request.method === 'GET') {
      if (id === '') reply(200, { ads: [] });
      else if (posts.has(id)) reply(200, { ads: [adOf(id)] });
      else reply(404, {});
      return;
    }
    void json(request).then((body) => {
      const { id: sent } = body as { id: string }; // what the driver sends
      posts.set(sent, (posts.get(sent) ?? 0) + 1);
      inHand += 1;
      setTimeout(() => {
        inHand -= 1;
        reply(200, { ads: [adOf(sent)] });
      }, delay);
    });
  });
  const origin = await listenLocally(server);
  return {
    origin,
    posts,
    inHand: () => inHand,
    close: () => closeServer(server),
  };
}
