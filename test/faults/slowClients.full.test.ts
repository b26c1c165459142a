import { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import { startProcess, temporaryFolder } from '#test/process';
import { call, p95 } from '../attack/measured';

const connections = Number(process.env['CONNECTIONS'] ?? 1000);
const seconds = Number(process.env['SECONDS'] ?? 60);
const folder = temporaryFolder();
afterAll(() => folder.remove());

/** Clients that never finish sending their headers, never finish their body, or never read the response. */
const kinds = [
  (socket: Socket) => {
    socket.resume().write('GET / HTTP/1.1\r\nhost: x\r\n');
    return () => socket.write(`x-${String(Math.random())}: y\r\n`);
  },
  (socket: Socket) => {
    socket
      .resume()
      .write('POST /api/super HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n');
    return () => socket.write('{');
  },
  (socket: Socket) => {
    socket.pause().write('GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n');
    return () => false;
  },
];

/** The server disconnects slow clients after 30 s at the latest. */
const areDisconnected = seconds >= 30;

test(`${String(connections)} slow clients for ${String(seconds)} s: others are served${areDisconnected ? ', and the slow ones are disconnected' : ''}`, async () => {
  const server = startProcess({ DATA_DIR: folder.path, DEMO: '1', LOG_LEVEL: 'error' });
  const address = await server.ready;
  const { hostname, port } = new URL(address);
  const measure = async (count: number): Promise<number[]> => {
    const times: number[] = [];
    for (let index = 0; index < count; index += 1) {
      // Each request opens a new connection.
      const { status, took } = await call(`${address}/api/config`, { agent: new Agent() });
      expect(status).toBe(200);
      times.push(took);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return times;
  };
  const calm = await measure(40);
  let closed = 0;
  const sockets = Array.from({ length: connections }, (_, index) => {
    const socket = connect(Number(port), hostname);
    socket
      .on('error', () => undefined)
      .on('close', () => {
        closed += 1;
      });
    const drip = kinds[index % kinds.length]?.(socket);
    const timer = setInterval(() => {
      if (!socket.destroyed) drip?.();
    }, 5_000);
    socket.once('close', () => clearInterval(timer));
    return socket;
  });
  const busy: number[] = [];
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) busy.push(...(await measure(20)));
  process.stdout.write(
    `slow clients: p95 ${p95(calm).toFixed(0)} ms before, ${p95(busy).toFixed(0)} ms beside ${String(connections)} slow ones; ${String(closed)} of them disconnected after ${String(seconds)} s\n`,
  );
  expect(p95(busy)).toBeLessThan(500);
  // Slow readers may stay connected; clients with slow headers or bodies must be disconnected.
  if (areDisconnected) expect(closed).toBeGreaterThanOrEqual(Math.floor(connections * 0.6));
  for (const socket of sockets) socket.destroy();
  server.child.kill('SIGKILL');
  await server.ended;
}, 600_000);
