import { screen, within } from '@testing-library/react';
import { startApp, type TestApp } from '#test/app';
import { type OpenPage } from '#test/page';
import { anOrganisation, aTeam } from '#test/people';

export let on: TestApp;
export const org: Record<'first' | 'owner' | 'poor' | 'teamless', string> = {
  first: '',
  owner: '',
  poor: '',
  teamless: '',
};
export const team: Record<'squad' | 'crew' | 'night' | 'mall', string> = { squad: '', crew: '', night: '', mall: '' };
beforeAll(async () => {
  on = await startApp();
  const { db } = on.services.database;
  org.first = await anOrganisation(db, { orgName: 'Alder & Finch', fundsMicros: 120_500_000 });
  org.owner = await anOrganisation(db, { orgName: 'Harbour Media', orgType: 'Board Owner', fundsMicros: 9_990_000 });
  org.poor = await anOrganisation(db, { orgName: 'Kestrel Air', fundsMicros: 5_000_000 });
  org.teamless = await anOrganisation(db, { orgName: 'Zinc', fundsMicros: 10_000_000 });
  team.squad = await aTeam(db, { teamName: 'Launch squad', orgId: org.first, members: [on.adminId] });
  team.crew = await aTeam(db, { teamName: 'Roadside crew', orgId: org.first, members: [on.adminId] });
  team.night = await aTeam(db, { teamName: 'Night desk', orgId: org.owner });
  team.mall = await aTeam(db, { teamName: 'Mall network', orgId: org.owner, members: [on.adminId] });
});

afterAll(() => on.close());
export const sidebar = () => within(screen.getByRole('complementary', { name: 'Sidebar' }));
export const shown = (name: 'Organisation' | 'Management team') =>
  sidebar().getByRole('combobox', { name }).closest('.ant-select')?.textContent;

export async function choose(page: OpenPage, name: 'Organisation' | 'Management team', option: string) {
  await page.user.click(sidebar().getByRole('combobox', { name }));
  await page.user.click(await screen.findByTitle(option));
}
