import * as contract from '#contract/oidc';
import { serve, type Route } from '../../http/serve';
import type { Services } from '../../start/services';
import { finishOidc, startOidc } from './oidc.service';

export function oidcRoutes(services: Services): Route[] {
  return [
    serve(contract.startOidc, () => startOidc(services)),
    serve(contract.finishOidc, async ({ body, actor, request }) => {
      const token = await finishOidc(services, actor, { ...body, userAgent: request.headers['user-agent'] ?? '' });
      return { token, tokenToStore: token };
    }),
  ];
}
