import { screen } from '@testing-library/react';
import { modifyFile } from '#contract/artwork';
import { anArtwork } from '#test/artworks';
import { testApp } from '#test/app';
import { aBoard, aCampaign } from '#test/boards';
import { openPage } from '#test/page';
import { anOrganisation } from '#test/people';

const on = testApp();
export let halden: string;
const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000);
beforeAll(async () => {
  halden = await anOrganisation(on.db, { orgName: 'Halden Coffee', fundsMicros: 21_000_000 });
  for (const fileName of ['kiosk.png', 'tram.png', 'wall.png'])
    await anArtwork(on.db, { fileName, orgId: halden, createdAt: daysAgo(5) });
  const refused = await anArtwork(on.db, { fileName: 'dark.png', orgId: halden, createdAt: daysAgo(2) });
  await on.call(modifyFile, {
    params: { id: refused },
    body: { isPreApproved: false, isReviewed: true, approvalComment: 'Too dark' },
  });
  await aBoard(on.db, { country: 'Portugal', venueType: 'Airport', boardOwner: halden });
  await aBoard(on.db, { country: 'Portugal', boardPaused: true });
  await aBoard(on.db, { country: 'Chile', isDeleted: true });
  await aCampaign(on.db, {
    campaignName: 'Winter fares',
    parentOrg: halden,
    isDailyBudgetEnabled: true,
    dailyBudgetMicros: 10_000_000,
    startTime: daysAgo(100),
  });
});
export const card = (name: string) => screen.findByRole('region', { name });
export const open = (more = '') => openPage(on, `/insights?orgID=all${more}`);
