import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import { isPublic } from '../access/requireAdmin';

/**
 * Reads the bodies of anonymous callers one at a time, with a turn of the event loop in between: however many send the
 * largest allowed body, a signed-in call waits for at most one of them at each of its steps.
 */
export function readAnonymousBodiesInTurn(app: FastifyInstance): void {
  const oneATurn = pLimit(1);
  app.addHook('preParsing', async (request) => {
    if (isPublic(request) && isLarge(request)) await oneATurn(nextTurn);
  });
}

/**
 * Bytes. Smaller bodies, such as an e-mail and a password, are read at once; a body without a length counts as large.
 */
const small = 2_048;
const isLarge = ({ method, headers }: FastifyRequest): boolean =>
  method !== 'GET' && !(Number(headers['content-length']) <= small);
