import * as contract from '#contract/events';
import type { Scope } from '#contract/permissions';
import type { Actor } from '../../http/actor';
import { serve, type Route } from '../../http/serve';
import type { Services } from '../../start/services';
import { announcePresence, listPresent } from './presence.service';

/** Who has which artwork open in review mode. */
export function presenceRoutes({ database: { db } }: Services): Route[] {
  const presentFor = async ({ userId }: Actor, visible: Scope) => ({
    present: (await listPresent(db, visible)).map(({ fileId, name, userId: whose }) => ({
      fileID: fileId,
      name,
      isMe: whose === userId,
    })),
  });
  return [
    serve(contract.listPresence, ({ actor, visible }) => presentFor(actor, visible)),
    serve(contract.setPresence, async ({ actor, body, visible }) => {
      const isFirst = await announcePresence(db, actor, body);
      return { ...(await presentFor(actor, visible)), isFirst };
    }),
  ];
}
