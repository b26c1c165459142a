import type { FastifyInstance } from 'fastify';
import { pingDatabase } from '../db/migrate';
import type { Services } from '../start/services';
import { failure } from './failure';
import { inTime } from './inTime';

/** How long a component may take to reply before it counts as down: milliseconds. */
const timeLimit = 5_000;

/**
 * `/healthz`: the process is alive. `/readyz`: the database and the store reply too, and something can be written; a 503 names what is not so.
 * `?exclude=database` leaves a component out, for a proxy that should serve the console while the database is down.
 */
export function addProbes(app: FastifyInstance, { database, storage, freeSpace, draining, log }: Services): void {
  const options = {
    schema: { hide: true },
    config: { access: 'public' as const, probe: true as const },
    logLevel: 'warn' as const,
  };
  app.get('/healthz', options, async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get<{ Querystring: { exclude?: string | string[] } }>('/readyz', options, async ({ query }, reply) => {
    const excluded = [query.exclude ?? []].flat();
    if (draining.signal.aborted) throw failure('unavailable', { message: 'Not ready: this process is stopping.' });
    const parts = {
      database: () => pingDatabase(database),
      store: () => storage.ping(),
      disk: async () => {
        if ((await freeSpace()) === 'exhausted') throw new Error('full');
      },
    };
    const broken: string[] = [];
    await Promise.all(
      Object.entries(parts).map(async ([name, ping]) => {
        if (excluded.includes(name)) return;
        await inTime(ping(), timeLimit).catch((error: unknown) => {
          if (name !== 'disk') log.warn({ err: error, part: name }, 'not ready');
          broken.push(name);
        });
      }),
    );
    if (broken.length > 0) throw failure('unavailable', { message: `Not ready: ${describeBroken(broken.sort())}.` });
    return reply.header('cache-control', 'no-store').send({
      status: 'ok',
      ...Object.fromEntries(Object.keys(parts).map((name) => [name, excluded.includes(name) ? 'excluded' : 'ok'])),
    });
  });
}

function describeBroken(broken: readonly string[]): string {
  const away = broken.filter((name) => name !== 'disk').join(' and ');
  const full = broken.includes('disk') ? 'the disk is full, so nothing can be written' : '';
  return [away === '' ? '' : `${away} cannot be reached`, full].filter(Boolean).join(', and ');
}
