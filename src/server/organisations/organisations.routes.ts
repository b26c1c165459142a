import * as contract from '#contract/organisations';
import { serve, type Route } from '../http/serve';
import type { Services } from '../start/services';
import { createOrganisation, listOrganisations, modifyOrganisation, readOrganisation } from './organisations.service';
import { readOrganisationOfTeam } from './teams.service';
import { credit, readLedger, withProof } from './wallet.service';

export function organisationsRoutes(services: Services): Route[] {
  const { database } = services;
  return [
    serve(contract.listOrganisations, ({ query, visible }) => listOrganisations(services, query, visible)),
    serve(contract.getOrganisationByTeam, ({ params, actor, visible }) =>
      readOrganisationOfTeam(database, actor, params.teamId, visible),
    ),
    serve(contract.getOrganisation, async ({ params, visible }) => ({
      org: await readOrganisation(database.db, params.id, visible),
    })),
    serve(contract.createOrganisation, ({ body, actor, once }) =>
      once(async (tx) => ({
        organisation: await createOrganisation(tx, actor, body),
        message: 'Created the organisation.',
      })),
    ),
    serve(contract.modifyOrganisation, ({ params, body, actor, ifMatch, visible }) =>
      modifyOrganisation(database, actor, params.id, body, { ifMatch, visible }),
    ),
    serve(contract.creditOrganisation, ({ params, body, actor, once, visible }) =>
      withProof(services, actor, body, () =>
        once(async (tx) => ({
          organisation: await credit(tx, actor, params.id, body, visible),
          message: body.amount > 0 ? 'Added to the wallet.' : 'Taken from the wallet.',
        })),
      ),
    ),
    serve(contract.listWalletEntries, ({ params, query }) => readLedger(database, params.id, query)),
  ];
}
