import { screen, within } from '@testing-library/react';
import { testApp } from '#test/app';
import { openPage, type OpenPage } from '#test/page';
import { anOrganisation, aTeam } from '#test/people';

export const on = testApp();
export const org: Record<'first' | 'owner' | 'poor' | 'teamless', string> = {
  first: '',
  owner: '',
  poor: '',
  teamless: '',
};
export const team: Record<'squad' | 'crew' | 'night' | 'mall', string> = { squad: '', crew: '', night: '', mall: '' };
beforeAll(async () => {
  org.first = await anOrganisation(on.db, { orgName: 'Alder & Finch', fundsMicros: 120_500_000 });
  org.owner = await anOrganisation(on.db, { orgName: 'Harbour Media', orgType: 'Board Owner', fundsMicros: 9_990_000 });
  org.poor = await anOrganisation(on.db, { orgName: 'Kestrel Air', fundsMicros: 5_000_000 });
  org.teamless = await anOrganisation(on.db, { orgName: 'Zinc', fundsMicros: 10_000_000 });
  team.squad = await aTeam(on.db, { teamName: 'Launch squad', orgId: org.first, members: [on.adminId] });
  team.crew = await aTeam(on.db, { teamName: 'Roadside crew', orgId: org.first, members: [on.adminId] });
  team.night = await aTeam(on.db, { teamName: 'Night desk', orgId: org.owner });
  team.mall = await aTeam(on.db, { teamName: 'Mall network', orgId: org.owner, members: [on.adminId] });
});
export const sidebar = () => within(screen.getByRole('complementary', { name: 'Sidebar' }));
/** Opens a page and waits for its sidebar. */
export async function openShell(address: string, state?: unknown): Promise<OpenPage> {
  const page = await openPage(on, address, { state });
  await screen.findByRole('complementary', { name: 'Sidebar' });
  return page;
}
export const shown = (name: 'Organisation' | 'Management team') =>
  sidebar().getByRole('combobox', { name }).closest('.ant-select')?.textContent;

export async function choose(page: OpenPage, name: 'Organisation' | 'Management team', option: string) {
  await page.user.click(sidebar().getByRole('combobox', { name }));
  await page.user.click(await screen.findByTitle(option));
}
