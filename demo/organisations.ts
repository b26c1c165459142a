import { z } from 'zod';
import organisationsJson from './data/organisations.json';
import teamsJson from './data/teams.json';
import { demoId } from './identity';

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
export function organisationId(name: string): string {
  const found = organisations.find((one) => one.name === name);
  if (!found) throw new Error(`No demo organisation ${name}`);
  return found.id;
}

/** @throws Error for a name that is not in the list */
export function teamNamed(name: string): DemoTeam {
  const found = teams.find((one) => one.name === name);
  if (!found) throw new Error(`No demo team ${name}`);
  return found;
}
