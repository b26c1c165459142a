import type { FastifyInstance, FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import { isOpen } from './requireAdmin';

/**
 * Reads the bodies of anonymous callers one at a time, with a turn of the event loop for everybody else in between: however many
 * send the largest body allowed, a signed-in call waits at each of its steps for one of them, not for all.
 */
export function readAnonymousBodiesInTurn(app: FastifyInstance): void {
  const oneATurn = pLimit(1);
  app.addHook('preParsing', async (request) => {
    if (isOpen(request) && isLarge(request)) await oneATurn(nextTurn);
  });
}

/** An e-mail and a password are read at once; what does not say its length is large. */
const small = 2_048;
const isLarge = ({ method, headers }: FastifyRequest): boolean =>
  method !== 'GET' && !(Number(headers['content-length']) <= small);

const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });
