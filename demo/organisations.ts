import { z } from 'zod';
import organisationsJson from './data/organisations.json';
import teamsJson from './data/teams.json';
import { demoId } from './identity';
import { findNamed } from './findNamed';

const organisationShape = z.strictObject({
  name: z.string(),
  type: z.string(),
  /** Name of the parent organisation. */
  parent: z.string().optional(),
  /** Dollars in the wallet. The demo has values on both sides of every threshold. */
  funds: z.number(),
});
const teamShape = z.strictObject({
  name: z.string(),
  /** Name of the organisation. */
  organisation: z.string(),
  /** Mailboxes of the members. */
  members: z.array(z.string()),
});
export type DemoOrganisation = z.output<typeof organisationShape> & { id: string };
export type DemoTeam = z.output<typeof teamShape> & { id: string };

export const organisations: readonly DemoOrganisation[] = z
  .array(organisationShape)
  .parse(organisationsJson)
  .map((one) => ({ ...one, id: demoId('organisation', one.name) }));

/** In the order in which a person's teams are listed. */
export const teams: readonly DemoTeam[] = z
  .array(teamShape)
  .parse(teamsJson)
  .map((one) => ({ ...one, id: demoId('team', one.name) }));

/** @throws Error for a name that is not in the list */
export const organisationId = (name: string): string => findNamed(organisations, 'name', name).id;

/** @throws Error for a name that is not in the list */
export const teamNamed = (name: string): DemoTeam => findNamed(teams, 'name', name);
