import type { FastifyInstance, FastifyRequest } from 'fastify';
import { batchedReads } from '../db/sharedReads';
import type { Services } from '../start/services';
import { personName } from '../users/personName';
import { findLiveSessions, touchSession } from '../session/session.queries';
import { findLiveTokens, touchToken } from './tokens/tokens.queries';
import { readBearer, hashToken } from '../session/token';
import { failure, required } from '../http/failure';

/** The last-seen time is written at most this often: milliseconds. */
const touchEvery = 60_000;

/**
 * Every route needs an administrator's session or a service token unless its contract says `public`. `authorize.ts`
 * decides what that administrator may do.
 */
export function requireAdmin(
  app: FastifyInstance,
  services: Pick<Services, 'config' | 'database' | 'freeSpace'>,
): void {
  const { config, database, freeSpace } = services;
  const findLiveSession = batchedReads((tokenHashes: string[]) => findLiveSessions(database.db, tokenHashes));
  const findLiveToken = batchedReads((tokenHashes: string[]) => findLiveTokens(database.db, tokenHashes));
  const touches = async (last: Date | null): Promise<boolean> =>
    Date.now() - (last?.getTime() ?? 0) > touchEvery && (await freeSpace()) !== 'exhausted';

  const admitService = async (request: FastifyRequest, tokenHash: string): Promise<void> => {
    const token = required(await findLiveToken(tokenHash), 'session.required');
    request.actor = { ...request.actor, userId: token.id, grants: token.roles, name: token.name, isService: true };
    if (await touches(token.lastUsed)) await touchToken(database.db, token.id);
  };
  const admitPerson = async (request: FastifyRequest, tokenHash: string): Promise<void> => {
    const session = required(await findLiveSession(tokenHash), 'session.required');
    if (!session.isAdmin) throw failure('session.not_admin');
    const needsFactor =
      config.identity.requireSecondFactor && session.method === 'password' && !session.hasSecondFactor;
    request.actor = {
      ...request.actor,
      userId: session.userId,
      sessionId: session.sessionId,
      grants: session.roles,
      name: personName(session),
      ...(needsFactor && { mustSetUpFactor: true }),
    };
    if (await touches(session.lastSeen)) await touchSession(database.db, session.sessionId, session.userId);
  };
  app.addHook('onRequest', async (request) => {
    if (isPublic(request)) return;
    const token = required(readBearer(request.headers.authorization), 'session.required');
    await (token.startsWith('mqt_') ? admitService : admitPerson)(request, hashToken(token));
  });
}

/** The hash that identifies the session of a request. */
export const hashBearer = ({ headers }: FastifyRequest): string => hashToken(readBearer(headers.authorization) ?? '');

/**
 * Whether a request needs no session. API routes that do not declare their access are closed; unknown addresses are a
 * 404 for everyone.
 */
export function isPublic({ routeOptions, is404, url }: FastifyRequest): boolean {
  const { access } = routeOptions.config;
  return is404 || access === 'public' || (access === undefined && !url.startsWith('/api/'));
}
