import * as contract from '#contract/session';
import { serve, type Route } from '../http/serve';
import type { Message } from '../mail/mail';
import type { Services } from '../start/services';
import { countAttempt } from '../session/guessing/attempts';
import { createUser, listUsers, modifyUser, readMe, readNames } from './users.service';

export function usersRoutes(services: Services): Route[] {
  const { database, mail } = services;
  return [
    serve(contract.getMe, ({ actor }) => readMe(database, actor)),
    serve(contract.listUsers, ({ query, visible, actor }) => listUsers(database, query, { visible, actor })),
    serve(contract.getUser, ({ params }) => readNames(database, params.id)),
    serve(contract.createUser, async ({ body, actor, once }) => {
      let invitation: Message | undefined;
      await countAttempt(database, { kind: 'invite', account: actor.userId ?? '', address: actor.address });
      const reply = await once(async (tx) => {
        const made = await createUser(tx, services, actor, body);
        invitation = made.invitation;
        return { user: made.user, message: `Invited ${made.user.email}. A link to set the password is on its way.` };
      });
      // Only after the transaction, and not for a repeated call with the same key.
      if (invitation) mail.post(invitation);
      return reply;
    }),
    serve(contract.modifyUser, async ({ params, body, actor, ifMatch }) => {
      const { user, toConfirm, message } = await modifyUser(services, actor, params.id, body, ifMatch);
      return toConfirm === undefined
        ? { user, message }
        : {
            user,
            message: `A confirmation link was sent to ${toConfirm}. Until it is used, the e-mail address stays ${user.email}.`,
            emailToConfirm: toConfirm,
          };
    }),
  ];
}
