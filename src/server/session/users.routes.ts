import * as contract from '#contract/session';
import { serve, type Route } from '../http/serve';
import type { Message } from '../mail/mail';
import type { Services } from '../services';
import { createUser, listUsers, modifyUser, readMe, readNames } from './users.service';

export function usersRoutes(services: Services): Route[] {
  const { database, mail } = services;
  return [
    serve(contract.getMe, ({ actor }) => readMe(database, actor)),
    serve(contract.listUsers, ({ query }) => listUsers(database, query)),
    serve(contract.getUser, ({ params }) => readNames(database, params.id)),
    serve(contract.createUser, async ({ body, actor, once, etag }) => {
      let invitation: Message | undefined;
      const reply = await once(async (tx) => {
        const made = await createUser(tx, services, actor, body);
        invitation = made.invitation;
        return { user: made.user, message: `Invited ${made.user.email}. A link to set the password is on its way.` };
      });
      // Not for a repetition under the same key, and only once the user is really there.
      if (invitation) mail.post(invitation);
      etag(reply.user.version);
      return reply;
    }),
    serve(contract.modifyUser, async ({ params, body, actor, ifMatch, etag }) => {
      const user = await modifyUser(services, actor, params.id, body, ifMatch);
      etag(user.version);
      return { user, message: 'Saved.' };
    }),
  ];
}
