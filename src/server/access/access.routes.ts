import * as contract from '#contract/access';
import { serve, type Route } from '../http/serve';
import type { Services } from '../start/services';
import { endUserSessions, listUserSessions, resetUserFactor } from './others.service';
import { createToken, listTokens, revoke } from './tokens/tokens.service';

/** Calls with which Owners manage access: others' sessions, second factors, service tokens. */
export function accessRoutes(services: Services): Route[] {
  return [
    serve(contract.listServiceTokens, async () => ({ serviceTokens: await listTokens(services) })),
    serve(contract.createServiceToken, async ({ body, actor }) => ({
      ...(await createToken(services, actor, body)),
      message: `The token ${body.name} was created. It is shown only once.`,
    })),
    serve(contract.revokeServiceToken, async ({ params, actor }) => {
      await revoke(services, actor, params.id);
      return { message: 'The token is revoked.' };
    }),
    serve(contract.listUserSessions, async ({ params, actor }) => ({
      sessions: await listUserSessions(services, actor, params.id),
    })),
    serve(contract.endUserSessions, async ({ params, body, actor }) => {
      const ended = await endUserSessions(services, actor, params.id, body.session);
      return { message: ended === 1 ? 'Ended one session.' : `Ended ${String(ended)} sessions.` };
    }),
    serve(contract.resetUserFactor, async ({ params, actor }) => {
      await resetUserFactor(services, actor, params.id);
      return { message: 'The second factor is off. It can be set up again after the next sign-in.' };
    }),
  ];
}
