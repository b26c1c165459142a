import { buffer } from 'node:stream/consumers';
import { createServer as createHttpServer, type ServerResponse } from 'node:http';
import { createServer, type Socket } from 'node:net';
import { closeServer, listenLocally } from '#test/listen';
import { sweep } from '#test/sweep';
import { createS3Storage } from '../../../src/server/storage/storage.s3';

const storeAt = (endpoint: string) =>
  createS3Storage(
    { endpoint, bucket: 'artwork', region: 'us-east-1' },
    { connection: 200, silence: 600, reading: 2_000 },
  );
beforeAll(() => {
  process.env['AWS_ACCESS_KEY_ID'] = 'x';
  process.env['AWS_SECRET_ACCESS_KEY'] = 'x';
});

test('a store that accepts a connection and never answers is given up', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket.on('error', () => undefined)));
  const storage = storeAt(await listenLocally(silent));
  await expect(storage.ping()).rejects.toThrow();
  await storage.close();
  for (const socket of sockets) socket.destroy();
  silent.close();
}, 20_000);

test('one that sends more than it has said, drips, redirects or answers with nonsense is given up too', async () => {
  let send: (response: ServerResponse) => void;
  let said = 100;
  const faulty = createHttpServer((request, response) => {
    response.on('error', () => undefined);
    if (request.method === 'HEAD')
      response.writeHead(200, { 'content-type': 'image/png', 'content-length': said }).end();
    else send(response);
  });
  const storage = storeAt(await listenLocally(faulty));
  const every = (part: string, ms: number) => (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'image/png' });
    const timer = setInterval(() => response.write(part), ms);
    response.on('close', () => clearInterval(timer));
  };
  await sweep<(response: ServerResponse) => void>(
    [
      ['without an end', every('x'.repeat(1_000_000), 1)],
      ['drip', every('x', 150)],
      ['redirect', (response) => response.writeHead(307, { location: 'http://127.0.0.1:9/inside' }).end()],
      ['nonsense', (response) => response.writeHead(403).end('<b>Hello')],
      [
        'an error without an end',
        (response) => {
          response.writeHead(400, { 'content-type': 'application/xml' });
          const timer = setInterval(() => response.write('<a>'.repeat(100_000)), 1);
          response.on('close', () => clearInterval(timer));
        },
      ],
      ['cut', (response) => response.destroy()],
    ],
    async (reply) => {
      send = reply;
      const stored = await storage.get('key');
      await expect(stored?.read().then(buffer)).rejects.toThrow();
    },
  );
  // Nothing in the store is larger than artwork may be.
  said = 1e12;
  send = every('x'.repeat(1_000_000), 1);
  await expect((await storage.get('key'))?.read().then(buffer)).rejects.toThrow('More than 52428800 bytes');
  await storage.close();
  await closeServer(faulty);
}, 60_000);
