import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../start/services';
import { network } from './network';
import { createCallLimiter } from './callLimiter';
import { failure } from './failure';
import { isPublic } from '../access/requireAdmin';

/**
 * Limits anonymous callers by their network, before their request is read: strictly for signing in and similar calls,
 * generously for the others, calls with refused tokens included. Register before `requireAdmin`.
 * @throws Failure `request.too_many`
 */
export function limitAnonymousCallers(app: FastifyInstance, services: Services): void {
  const { signIn, address } = services.config.rateLimits;
  const signIns = createCallLimiter(services, 'sign-in', signIn);
  const all = createCallLimiter(services, 'address', address);
  app.addHook('onRequest', async (request) => {
    if (isProbe(request)) return;
    const from = network(request.actor.address);
    if (!isPublic(request)) {
      refuse(await all.wait(from), 'from your network');
      return;
    }
    refuse(await all.take(from), 'from your network');
    if (isSignIn(request)) refuse(await signIns.take(from), 'from your network');
  });
  // Callers with an invalid token count as anonymous too.
  app.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode === 401 && !isPublic(request)) await all.take(network(request.actor.address));
  });
}

/** Limits the calls of each signed-in user. Register after `requireAdmin`. @throws Failure `request.too_many` */
export function limitUsers(app: FastifyInstance, services: Services): void {
  const calls = createCallLimiter(services, 'user', services.config.rateLimits.user);
  app.addHook('onRequest', async ({ actor }) => {
    if (actor.userId !== null) refuse(await calls.take(actor.userId), 'from your account');
  });
}

const isProbe = ({ routeOptions }: FastifyRequest): boolean => routeOptions.config.probe === true;

/** Signing in, reset links and similar calls. */
const isSignIn = ({ method, routeOptions }: FastifyRequest): boolean =>
  method === 'POST' && routeOptions.url?.startsWith('/api/super') === true;

function refuse(seconds: number | undefined, whose: string): void {
  if (seconds === undefined) return;
  throw failure('request.too_many', {
    message: `Too many requests ${whose}. Try again in ${String(seconds)} ${seconds === 1 ? 'second' : 'seconds'}.`,
    retryAfter: seconds,
  });
}
