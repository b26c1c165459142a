import * as contract from '#contract/organisations';
import { serve, type Route } from '../http/serve';
import type { Services } from '../start/services';
import { createTeam, listTeams, modifyTeam, readTeam } from './teams.service';

export function teamsRoutes({ database }: Services): Route[] {
  return [
    serve(contract.listTeams, ({ query, visible }) => listTeams(database, query, visible)),
    serve(contract.getTeam, async ({ params, etag, visible }) => {
      const { record, version } = await readTeam(database.db, params.id, visible);
      etag(version);
      return { team: record };
    }),
    serve(contract.createTeam, async ({ body, actor, once, etag, visible }) => {
      const reply = await once(async (tx) => ({
        team: await createTeam(tx, actor, body, visible),
        message: 'Created the team.',
      }));
      etag(reply.team.version ?? 1);
      return reply;
    }),
    serve(contract.modifyTeam, async ({ params, body, actor, ifMatch, etag, visible }) => {
      const { record, version } = await modifyTeam(database, actor, params.id, body, { ifMatch, visible });
      etag(version);
      return { team: record, message: 'Saved the team.' };
    }),
  ];
}
