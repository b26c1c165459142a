import * as contract from '#contract/organisations';
import { serve, type Route } from '../http/serve';
import type { Services } from '../start/services';
import { createTeam, listTeams, modifyTeam, readTeam } from './teams.service';

export function teamsRoutes({ database }: Services): Route[] {
  return [
    serve(contract.listTeams, ({ query, visible }) => listTeams(database, query, visible)),
    serve(contract.getTeam, async ({ params, visible }) => ({ team: await readTeam(database.db, params.id, visible) })),
    serve(contract.createTeam, ({ body, actor, once, visible }) =>
      once(async (tx) => ({ team: await createTeam(tx, actor, body, visible), message: 'Created the team.' })),
    ),
    serve(contract.modifyTeam, ({ params, body, actor, ifMatch, visible }) =>
      modifyTeam(database, actor, params.id, body, { ifMatch, visible }),
    ),
  ];
}
