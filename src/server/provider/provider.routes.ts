import { getInventoryToken } from '#contract/provider';
import { serve, type Route } from '../http/serve';
import type { Services } from '../start/services';

/** The console calls the provider directly, as specified; the server only supplies a short-lived token. */
export function inventoryRoutes({ inventory }: Pick<Services, 'inventory'>): Route[] {
  return [
    serve(getInventoryToken, async ({ query, reply, request, actor }) => {
      const token = await inventory.token(query.refused);
      void reply.header('cache-control', 'no-store');
      request.log.info({ userId: actor.userId }, 'inventory token handed out');
      return { token };
    }),
  ];
}
