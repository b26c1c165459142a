import { messages } from '../../ui/messages';

const shell = messages.shell;
const profile = messages.profile;
const names: readonly (readonly [path: RegExp, name: string])[] = [
  [/^\/home\/?$/, shell.adminDash],
  [/^\/dashboard\//, profile.teamDashboard],
  [/^\/users/, shell.users],
  [/^\/organisations/, shell.organisations],
  [/^\/organisation\//, shell.organisation],
  [/^\/financial/, profile.wallets],
  [/^\/newcampaign/, profile.newCampaign],
  [/^\/campaign\//, profile.oneCampaign],
  [/^\/(management\/)?campaigns/, shell.campaigns],
  [/^\/ads/, shell.adsAndFiles],
  [/^\/(management\/)?boards/, shell.boards],
];

/** What stands at an address, in words. */
export const pageName = (path: string): string => names.find(([pattern]) => pattern.test(path))?.[1] ?? path;
