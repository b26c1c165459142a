import type { FastifyInstance, FastifyRequest } from 'fastify';
import { gatheredReads } from '../db/sharedReads';
import type { Services } from '../services';
import { personName } from '../session/personName';
import { findLiveSessions, touchSession } from '../session/session.queries';
import { bearerOf, hashToken } from '../session/token';
import { failure } from './failure';

/** The last-seen time is written at most this often: milliseconds. */
const touchEvery = 60_000;

/** Every route needs an administrator's session unless its contract says `public`. There is no permission below that. */
export function requireAdmin(app: FastifyInstance, { database, space }: Pick<Services, 'database' | 'space'>): void {
  const findLiveSession = gatheredReads((tokenHashes: string[]) => findLiveSessions(database.db, tokenHashes));
  app.addHook('onRequest', async (request) => {
    if (isOpen(request)) return;
    const token = bearerOf(request.headers.authorization);
    const session = token === undefined ? undefined : await findLiveSession(hashToken(token));
    if (!session) throw failure('session.required');
    if (!session.isAdmin) throw failure('session.not_admin');
    request.actor = {
      ...request.actor,
      userId: session.userId,
      sessionId: session.sessionId,
      name: personName(session),
    };
    if (Date.now() - session.lastSeen.getTime() > touchEvery && (await space.room()) !== 'none')
      await touchSession(database.db, session.sessionId, session.userId);
  });
}

/** What forgets to say who may call it is closed, if it is a call of the API; what does not exist is a 404 for everybody. */
function isOpen({ routeOptions, is404, url }: FastifyRequest): boolean {
  const { access } = routeOptions.config;
  return is404 || access === 'public' || (access === undefined && !url.startsWith('/api/'));
}
