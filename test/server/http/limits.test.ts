import { connect, type AddressInfo, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../../../src/server/settings/config';
import { createHttp } from '../../../src/server/http/fastify';
import { createLog } from '../../../src/server/start/log';

let app: FastifyInstance;
beforeAll(async () => {
  app = createHttp(
    { config: readConfig({}), log: createLog('silent') },
    { headers: 300, body: 300, request: 900, check: 50 },
  );
  app.post('/json', (request) => ({ got: request.body }));
  app.addContentTypeParser('image/png', (_request, payload, done) => {
    let bytes = 0;
    payload.on('data', (part: Buffer) => {
      bytes += part.length;
    });
    payload.on('end', () => {
      done(null, bytes);
    });
  });
  app.get('/slow', async () => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    return { at: 'last' };
  });
  app.put('/upload', (request) => ({ bytes: request.body }));
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** Sends parts with pauses (milliseconds) in between. @returns all that it received until the connection ended */
async function dribble(parts: string[], pause: number): Promise<string> {
  const { port } = app.server.address() as AddressInfo; // it listens on a port, not a pipe
  const socket: Socket = connect(port, '127.0.0.1');
  let answer = '';
  const ended = new Promise<void>((resolve) => {
    socket
      .on('close', () => {
        resolve();
      })
      .on('error', () => undefined);
  });
  socket.on('data', (part) => {
    answer += part.toString();
  });
  for (const part of parts) {
    if (socket.destroyed) break;
    socket.write(part);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  await ended;
  return answer;
}

test('headers that never end get a 408', async () => {
  expect(await dribble(['POST /json HTTP/1.1\r\n', 'host: x\r\n', 'a: b\r\n', 'c: d\r\n'], 200)).toMatch(
    /^HTTP\/1\.1 408 Request Timeout\r\n[^]*"message":"The request took too long to arrive\."/,
  );
});

test('a connection that sends nothing is closed', async () => {
  await expect(dribble([''], 0)).resolves.toEqual(expect.any(String));
});

test.each(['application/json', 'Application/JSON'])('a body of %s that arrives too slowly is cut off', async (type) => {
  const head = `POST /json HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: 100\r\n\r\n`;
  // Without an answer: the time limit of a whole request, which is longer, answers with a 408.
  expect(await dribble([head, ...Array<string>(20).fill('[')], 100)).toBe('');
});

test('a response may take longer than the time limit for a body, also for a call without a body that sends a content type', async () => {
  expect(
    await dribble(['GET /slow HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\n\r\n'], 0),
  ).toMatch(/"at":"last"/);
});

test('an upload may take longer than a JSON body', async () => {
  const head =
    'PUT /upload HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: image/png\r\ncontent-length: 5\r\n\r\n';
  expect(await dribble([head, 'a', 'b', 'c', 'd', 'e'], 100)).toMatch(/"bytes":5/);
});

test('what is not HTTP gets a 400', async () => {
  expect(await dribble(['\x16\x03\x01 hello\r\n\r\n'], 0)).toMatch(
    /^HTTP\/1\.1 400 Bad Request\r\n[^]*"code":"request\.invalid"/,
  );
});

test('headers that are too large get a 431', async () => {
  expect(await dribble([`GET / HTTP/1.1\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`], 0)).toMatch(
    /^HTTP\/1\.1 431 [^]*"code":"request\.too_large"/,
  );
});
