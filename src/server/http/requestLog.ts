import { LogController, type FastifyInstance } from 'fastify';

/** Fastify's own two lines for each request carry the whole address, and addresses carry keys and signatures. Ours carries the route. */
export const withoutRequestLines = new LogController({ disableRequestLogging: true });

/** One line for each request that changed or failed something; plain reads at `debug`, so that a console in use does not fill a disk. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply;
    const level =
      statusCode < 400 && (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS')
        ? 'debug'
        : 'info';
    request.log[level](
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: statusCode,
        ms: Math.round(reply.elapsedTime),
        user: request.actor.userId,
        address: request.ip,
      },
      'request',
    );
    done();
  });
}
