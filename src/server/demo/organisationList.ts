import { demoId } from './identity';

export interface DemoOrganisation {
  id: string;
  name: string;
  type: string;
  /** The name of the organisation above it. */
  parent?: string;
  /** Dollars in the wallet: both sides of every threshold of the console. */
  funds: number;
}

const organisation = (name: string, type: string, funds: number, parent?: string): DemoOrganisation => ({
  id: demoId('organisation', name),
  name,
  type,
  funds,
  ...(parent === undefined ? {} : { parent }),
});

export const organisationList: readonly DemoOrganisation[] = [
  organisation('Alder & Finch', 'Agency', 120.5),
  organisation('Harbour Group', 'Board Owner', 2500),
  organisation('Harbour Media', 'Board Owner', 9.99, 'Harbour Group'),
  organisation('Kestrel Air', 'Advertiser', 16.6),
  organisation('Halden Watches', 'Advertiser', 10),
  organisation('Volta Motors', 'Advertiser', 5.01, 'Alder & Finch'),
  organisation('City Night Market', 'Advertiser', 5),
  organisation('Harbour Marathon', 'Advertiser', 4.99, 'Harbour Group'),
];

/** The id of an organisation of the demo; throws for a name that is none. */
export function organisationId(name: string): string {
  const found = organisationList.find((one) => one.name === name);
  if (!found) throw new Error(`No demo organisation ${name}`);
  return found.id;
}

export interface DemoTeam {
  id: string;
  name: string;
  organisation: string;
  /** E-mail names of the members, the part before the @. */
  members: readonly string[];
  /** How many boards it looks after. */
  boards: number;
}

const team = (name: string, owner: string, boards: number, ...members: string[]): DemoTeam => ({
  id: demoId('team', name),
  name,
  organisation: owner,
  members,
  boards,
});

/** In the order in which a person's teams are listed. */
export const teamList: readonly DemoTeam[] = [
  team('Launch squad', 'Alder & Finch', 48, 'admin', 'second'),
  team('Roadside crew', 'Harbour Group', 120, 'admin', 'jo.lindqvist', 'sam.achterberg'),
  team('Transit team', 'Harbour Media', 36, 'admin', 'mina.farrow'),
  team('Mall network', 'Harbour Media', 72, 'admin', 'second', 'member'),
  team('Harbour night desk', 'Harbour Media', 12, 'second', 'jo.lindqvist', 'mina.farrow', 'member'),
  team('Retail studio', 'Alder & Finch', 0, 'second', 'sam.achterberg'),
  team('Route planners', 'Kestrel Air', 0, 'ines.prado'),
  team('Winter fares desk', 'Kestrel Air', 0, 'ines.prado', 'tom.okonkwo'),
  team('Bulletin room', 'Halden Watches', 0, 'tom.okonkwo'),
  team('Plug-in programme', 'Volta Motors', 0, 'sam.achterberg', 'ines.prado'),
  team('Stall holders', 'City Night Market', 0, 'mina.farrow'),
  team('Start line', 'Harbour Marathon', 0),
];

/** The id of a team of the demo; throws for a name that is none. */
export function teamNamed(name: string): DemoTeam {
  const found = teamList.find((one) => one.name === name);
  if (!found) throw new Error(`No demo team ${name}`);
  return found;
}
