import { z } from 'zod';
import { endpoint } from './endpoint';
import { proof, proofFailures } from './identity';
import { id, idParams, instant, pageQuery, search } from './page';
import { name, text } from './textFields';

/** Dollars with at most six decimals; a JSON number on the wire, never a float in storage. */
export const dollars = z.number();
/** The largest amount of a call, in dollars. */
export const mostDollars = 1_000_000_000;
/** Rounded to six decimals, which storage has, an amount must not become none: a price would be free without a word. */
export const isStorable = (n: number): boolean => n === 0 || Math.abs(n) >= 0.000_001;
export const tooSmall = 'Must be 0, or at least 0.000001 dollars';
/** The period of every figure of spend that names no other: this many days (UTC), today included. */
export const spendDays = 30;
const orgName = name(200).min(1, 'Give the organisation a name');
const teamName = name(200).min(1, 'Give the team a name');

export const organisation = z
  .object({
    _id: id,
    orgName: z.string(),
    orgType: z.string().describe("'Board Owner' is a known value"),
    orgWallet: z.object({ fundsAvailable: dollars }),
    parentOrg: id.nullable(),
    parentOrgName: z.string().nullable().optional(),
    dateCreated: instant.optional(),
    version: z.number().int().optional(),
  })
  .meta({ id: 'Organisation' });
export type Organisation = z.output<typeof organisation>;

export const organisationRow = organisation
  .extend({ teams: z.number().int(), campaigns: z.number().int(), boards: z.number().int() })
  .meta({ id: 'OrganisationRow' });
export type OrganisationRow = z.output<typeof organisationRow>;

export const team = z
  .object({
    _id: id,
    teamName: z.string(),
    teamMembers: z.array(id).describe('User ids'),
    campaigns: z.array(id).describe('Ids of the campaigns the team manages'),
    orgID: id.nullable().optional(),
    members: z
      .array(z.object({ _id: id, firstName: z.string(), lastName: z.string() }))
      .optional()
      .describe('The names of teamMembers, so that a card needs one call'),
    totalBoards: z.number().int().optional(),
    version: z.number().int().optional(),
  })
  .meta({ id: 'Team' });
export type Team = z.output<typeof team>;

export const getOrganisationByTeam = endpoint({
  name: 'getOrganisationByTeam',
  path: '/api/organisation/byteam/:teamId',
  summary: "A team's organisation, with the caller's e-mail, username and teams",
  params: z.strictObject({ teamId: id }),
  reply: z.object({ org: organisation, email: z.string(), username: z.string(), teams: z.array(id) }),
  failures: ['team.not_found', 'organisation.not_found'],
});
export const getOrganisation = endpoint({
  name: 'getOrganisation',
  path: '/api/organisation/:id',
  summary: 'One organisation',
  params: idParams,
  reply: z.object({ org: organisation }),
  failures: ['organisation.not_found'],
});
export const getTeam = endpoint({
  name: 'getTeam',
  path: '/api/team/:id',
  summary: 'One team',
  params: idParams,
  reply: z.object({ team }),
  failures: ['team.not_found'],
});
export const listOrganisations = endpoint({
  name: 'listOrganisations',
  path: '/api/organisation/',
  extension: 'organisations',
  summary: 'All organisations, paged',
  query: z.strictObject({
    ...pageQuery(['orgName', 'orgType', 'fundsAvailable', 'dateCreated'], {
      pageSize: 10,
      sortID: 'orgName',
      sortDesc: false,
    }),
    search,
    orgType: z.string().max(100).optional(),
    parentOrg: id.optional(),
  }),
  reply: z.object({ organisations: z.array(organisationRow), totalOrganisations: z.number().int() }),
});
export const createOrganisation = endpoint({
  name: 'createOrganisation',
  path: '/api/organisation/create',
  extension: 'organisations',
  summary: 'Create an organisation',
  idempotent: true,
  body: z.strictObject({ orgName, orgType: name(100).default(''), parentOrg: id.nullish() }),
  reply: z.object({ organisation, message: z.string() }),
  failures: ['organisation.name_taken', 'organisation.not_found'],
});
export const modifyOrganisation = endpoint({
  name: 'modifyOrganisation',
  path: '/api/organisation/modify/:id',
  extension: 'organisations',
  summary: 'Change an organisation',
  params: idParams,
  conditional: true,
  body: z.strictObject({
    orgName: orgName.optional(),
    orgType: name(100).optional(),
    parentOrg: id.nullish(),
  }),
  reply: z.object({ organisation, message: z.string() }),
  failures: ['organisation.not_found', 'organisation.name_taken', 'record.stale', 'request.unprocessable'],
});
export const creditOrganisation = endpoint({
  name: 'creditOrganisation',
  path: '/api/organisation/credit/:id',
  extension: 'wallet',
  summary:
    'Add to (or with a negative amount take from) the wallet. Above $1,000 (all of a day together), ten minutes after the sign-in, this needs your own password or a code',
  params: idParams,
  idempotent: true,
  body: z.strictObject({
    amount: dollars.refine(
      (n) => n !== 0 && Math.abs(n) <= mostDollars && Math.round(n * 100) / 100 === n,
      'An amount in dollars with at most 2 decimals, not 0 and at most 1,000,000,000',
    ),
    note: text(500).default(''),
    ...proof,
  }),
  reply: z.object({ organisation, message: z.string() }),
  failures: ['organisation.not_found', 'request.unprocessable', ...proofFailures],
});
export const walletEntry = z
  .object({ _id: id, at: instant, amount: dollars, balance: dollars, note: z.string(), by: z.string() })
  .meta({ id: 'WalletEntry' });
export type WalletEntry = z.output<typeof walletEntry>;
export const listWalletEntries = endpoint({
  name: 'listWalletEntries',
  path: '/api/organisation/ledger/:id',
  extension: 'wallet',
  summary: 'The ledger of a wallet, newest first',
  params: idParams,
  query: z.strictObject(pageQuery(['at'], { pageSize: 10, sortID: 'at', sortDesc: true })),
  reply: z.object({
    entries: z.array(walletEntry),
    totalEntries: z.number().int(),
    spent: dollars.optional().describe(`What its campaigns spent in the last ${String(spendDays)} days`),
  }),
  failures: ['organisation.not_found'],
});
export const listTeams = endpoint({
  name: 'listTeams',
  path: '/api/team/',
  extension: 'teams',
  summary: 'All teams, paged',
  query: z.strictObject({
    ...pageQuery(['teamName'], { pageSize: 50, sortID: 'teamName', sortDesc: false }),
    search,
    orgID: id.optional(),
  }),
  reply: z.object({ teams: z.array(team), totalTeams: z.number().int() }),
});
export const createTeam = endpoint({
  name: 'createTeam',
  path: '/api/team/create',
  extension: 'teams',
  summary: 'Create a team',
  idempotent: true,
  body: z.strictObject({ teamName, orgID: id, teamMembers: z.array(id).max(500).default([]) }),
  reply: z.object({ team, message: z.string() }),
  failures: ['organisation.not_found', 'user.not_found', 'team.name_taken'],
});
export const modifyTeam = endpoint({
  name: 'modifyTeam',
  path: '/api/team/modify/:id',
  extension: 'teams',
  summary: 'Rename a team or change its members',
  params: idParams,
  conditional: true,
  body: z.strictObject({ teamName: teamName.optional(), teamMembers: z.array(id).max(500).optional() }),
  reply: z.object({ team, message: z.string() }),
  failures: ['team.not_found', 'user.not_found', 'team.name_taken', 'record.stale'],
});
