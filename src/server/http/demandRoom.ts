import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../services';
import { failure } from './failure';

/** Refuses what would add to a nearly full disk, before anything of it is read: 507. Reading goes on; so does signing in, as long as that can be written down. */
export function demandRoom(app: FastifyInstance, { space }: Pick<Services, 'space'>): void {
  app.addHook('onRequest', async (request) => {
    if (!writes(request)) return;
    const room = await space.room();
    if (room === 'none' || (room === 'scarce' && !isSession(request))) throw failure('storage.full');
  });
}

const writes = ({ method, url, is404 }: FastifyRequest): boolean =>
  !is404 && url.startsWith('/api/') && !['GET', 'HEAD', 'OPTIONS'].includes(method);
const isSession = ({ url }: FastifyRequest): boolean => /^\/api\/super(?:[/?]|$)/.test(url);
