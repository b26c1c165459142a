import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../start/services';
import { failure } from './failure';

/**
 * With ALLOWED_HOSTS, serves only requests for the listed host names, so that another site whose name is pointed at
 * this server (DNS rebinding) reaches nothing. IP addresses, `localhost` and probes stay allowed, because they need no
 * name server.
 */
export function admitHosts(app: FastifyInstance, { config }: Pick<Services, 'config'>): void {
  const allowed = config.allowedHosts;
  if (allowed.length === 0) return;
  const own = config.publicUrl === undefined ? [] : [new URL(config.publicUrl).hostname];
  app.addHook('onRequest', (request, _, done) => {
    const known = request.routeOptions.config.probe === true || isAllowed(request.host, [...allowed, ...own]);
    done(known ? undefined : failure('request.invalid', { message: 'This host name is not among the ALLOWED_HOSTS.' }));
  });
}

/** `host` is a valid Host header (`http/fastify.ts`); a name `*.example.com` stands for any name below it. */
export function isAllowed(host: string, names: readonly string[]): boolean {
  if (host === '') return false;
  const { hostname } = new URL(`http://${host}`);
  if (hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return true;
  return names.some((name) => (name.startsWith('*.') ? hostname.endsWith(name.slice(1)) : hostname === name));
}

/** Logs once that a proxy forwards client addresses but TRUST_PROXY is not set: all callers then count as one. */
export function noticeProxies(app: FastifyInstance, { config, log }: Pick<Services, 'config' | 'log'>): void {
  if (config.trustProxy !== false) return;
  let noticed = false;
  app.addHook('onRequest', (request, _, done) => {
    if (!noticed && request.headers['x-forwarded-for'] !== undefined) {
      noticed = true;
      log.warn(
        { address: request.actor.address },
        'a request came with x-forwarded-for, but TRUST_PROXY is not set: limits count all callers behind that proxy as one. Set it to the number of proxies, or to their addresses',
      );
    }
    done();
  });
}
