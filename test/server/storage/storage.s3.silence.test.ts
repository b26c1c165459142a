import { createServer, type AddressInfo, type Socket } from 'node:net';
import { createS3Storage } from '../../../src/server/storage/storage.s3';

test('a store that accepts a connection and never answers is given up', async () => {
  process.env['AWS_ACCESS_KEY_ID'] = 'x';
  process.env['AWS_SECRET_ACCESS_KEY'] = 'x';
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket.on('error', () => undefined)));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo; // it listens on a port, not a pipe
  const storage = createS3Storage(
    { endpoint: `http://127.0.0.1:${String(port)}`, bucket: 'artwork', region: 'us-east-1' },
    { connection: 200, silence: 200 },
  );
  await expect(storage.ping()).rejects.toThrow();
  await storage.close();
  for (const socket of sockets) socket.destroy();
  silent.close();
}, 20_000);
