import fastifySwagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { adsRoutes } from './ads/ads.routes';
import { withdrawalsRoutes } from './ads/withdrawals.routes';
import { artworkRoutes } from './artwork/artwork.routes';
import { streamAudit } from './audit/auditStream';
import { presenceRoutes } from './artwork/presence/presence.routes';
import { auditRoutes } from './audit/audit.routes';
import { boardsRoutes } from './boards/boards.routes';
import { importsRoutes } from './boards/imports.routes';
import { watchRoutes } from './inventoryWatch/watch.routes';
import { campaignsRoutes } from './campaigns/campaigns.routes';
import { placementRulesRoutes } from './campaigns/placement/placementRules.routes';
import { eventsRoutes } from './events/events.routes';
import { serveConsole } from './http/console';
import { addApiPages } from './http/openapi/apiPages';
import { requireDiskSpace } from './http/requireDiskSpace';
import { closeConnectionsWhileDraining } from './http/draining';
import { createHttp } from './http/fastify';
import { addMetrics } from './http/metrics';
import { productRoutes } from './http/product.routes';
import { addProbes } from './http/probes';
import { admitHosts, noticeProxies } from './http/hosts';
import { readAnonymousBodiesInTurn } from './http/inTurn';
import { limitAnonymousCallers, limitUsers } from './http/rateLimits';
import { logRequests } from './http/requestLog';
import { requireAdmin } from './access/requireAdmin';
import { admitOrigins, secureHeaders } from './http/security';
import { addRoutes, type Route } from './http/serve';
import { insightsRoutes } from './insights/insights.routes';
import { inventoryRoutes } from './provider/provider.routes';
import { organisationsRoutes } from './organisations/organisations.routes';
import { teamsRoutes } from './organisations/teams.routes';
import { addSandboxes } from './start/demo';
import type { Services } from './start/services';
import { createPowerGuard } from './access/powerGuard';
import { profileRoutes } from './session/profile.routes';
import { accessRoutes } from './access/access.routes';
import { oidcRoutes } from './session/oidc/oidc.routes';
import { sessionRoutes } from './session/session.routes';
import { usersRoutes } from './users/users.routes';
import { addSspWebhook } from './ssp/webhook';
import { serveStoredFiles } from './storage/storage.routes';
import { nameSpans } from './tracing/nameSpans';

/** Every contract route, for the app and for the sweeps that walk them. */
export function allRoutes(services: Services): Route[] {
  return [
    ...sessionRoutes(services),
    ...oidcRoutes(services),
    ...usersRoutes(services),
    ...accessRoutes(services),
    ...profileRoutes(services),
    ...organisationsRoutes(services),
    ...teamsRoutes(services),
    ...artworkRoutes(services),
    ...adsRoutes(services),
    ...withdrawalsRoutes(services),
    ...eventsRoutes(services),
    ...presenceRoutes(services),
    ...boardsRoutes(services),
    ...importsRoutes(services),
    ...campaignsRoutes(services),
    ...placementRulesRoutes(services),
    ...inventoryRoutes(services),
    ...watchRoutes(services),
    ...insightsRoutes(services),
    ...productRoutes(services),
    ...auditRoutes(services),
  ];
}

/** The whole HTTP application over given services; it neither listens nor starts the out-box. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const { config, database } = services;
  const app = createHttp(services);
  nameSpans(app);
  logRequests(app);
  streamAudit(app, services);
  addMetrics(app, services);
  closeConnectionsWhileDraining(app, services);
  noticeProxies(app, services);
  admitHosts(app, services);
  await secureHeaders(app, services);
  await admitOrigins(app, services);
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${config.productName} API`,
        version: '1.0.0',
        description: 'The product API of a digital out-of-home advertising marketplace.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/' }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      security: [{ bearer: [] }],
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  limitAnonymousCallers(app, services);
  readAnonymousBodiesInTurn(app);
  requireAdmin(app, services);
  limitUsers(app, services);
  requireDiskSpace(app, services);
  addRoutes(app, database, createPowerGuard(services), allRoutes(services));
  addSspWebhook(app, services);
  if (config.apiDocs) await addApiPages(app, config.productName);
  addProbes(app, services);
  serveStoredFiles(app, services);
  if (config.demo) addSandboxes(app, services);
  serveConsole(app, services);
  // Before the server waits for its connections to end.
  app.addHook('preClose', (done) => {
    services.events.close();
    done();
  });
  return app;
}
