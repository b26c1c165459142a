import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../start/services';
import { failure } from './failure';

/**
 * Refuses writes to a nearly full disk with 507, before the body is read. Reads go on, and so does signing in as long as there
 * is room for a session.
 */
export function requireDiskSpace(app: FastifyInstance, { freeSpace }: Pick<Services, 'freeSpace'>): void {
  app.addHook('onRequest', async (request) => {
    if (!writes(request)) return;
    const free = await freeSpace();
    if (free === 'exhausted' || (free === 'scarce' && !isSession(request))) throw failure('storage.full');
  });
}

const writes = ({ method, url, is404 }: FastifyRequest): boolean =>
  !is404 && url.startsWith('/api/') && !['GET', 'HEAD', 'OPTIONS'].includes(method);
const isSession = ({ url }: FastifyRequest): boolean => /^\/api\/super(?:[/?]|$)/.test(url);
