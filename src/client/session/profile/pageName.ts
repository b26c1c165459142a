import { profileMessages } from '../session.messages';
import { nounMessages } from '../../ui/ui.messages';

const names: readonly (readonly [path: RegExp, name: string])[] = [
  [/^\/home/, nounMessages.adminDash],
  [/^\/dashboard\//, profileMessages.teamDashboard],
  [/^\/users/, nounMessages.users],
  [/^\/organisations/, nounMessages.organisations],
  [/^\/organisation\//, nounMessages.organisation],
  [/^\/financial/, profileMessages.wallets],
  [/^\/newcampaign/, profileMessages.newCampaign],
  [/^\/campaign\//, profileMessages.oneCampaign],
  [/^\/management\/campaigns/, nounMessages.organisationCampaigns],
  [/^\/management\/boards/, nounMessages.organisationBoards],
  [/^\/campaigns/, nounMessages.campaigns],
  [/^\/ads/, nounMessages.adsAndFiles],
  [/^\/boards/, nounMessages.boards],
  [/^\/inventory/, nounMessages.inventory],
  [/^\/rules/, nounMessages.placementRules],
  [/^\/insights/, nounMessages.insights],
  [/^\/audit/, nounMessages.auditLog],
  [/^\/profile/, profileMessages.title],
];

/** The name of the page at an address. */
export const pageName = (path: string): string => names.find(([pattern]) => pattern.test(path))?.[1] ?? path;
