import { screen } from '@testing-library/react';
import { modifyFile } from '#contract/artwork';
import { anArtwork } from '#test/artworks';
import { startApp, type TestApp } from '#test/app';
import { aBoard, aCampaign } from '#test/boards';
import { openPage } from '#test/page';
import { anOrganisation } from '#test/people';

let on: TestApp;
export let halden: string;
const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000);
beforeAll(async () => {
  on = await startApp();
  const { db } = on.services.database;
  halden = await anOrganisation(db, { orgName: 'Halden Coffee', fundsMicros: 21_000_000 });
  for (const fileName of ['kiosk.png', 'tram.png', 'wall.png'])
    await anArtwork(db, { fileName, orgId: halden, createdAt: daysAgo(5) });
  const refused = await anArtwork(db, { fileName: 'dark.png', orgId: halden, createdAt: daysAgo(2) });
  await on.call(modifyFile, {
    params: { id: refused },
    body: { isPreApproved: false, isReviewed: true, approvalComment: 'Too dark' },
  });
  await aBoard(db, { country: 'Portugal', venueType: 'Airport', boardOwner: halden });
  await aBoard(db, { country: 'Portugal', boardPaused: true });
  await aBoard(db, { country: 'Chile', isDeleted: true });
  await aCampaign(db, {
    campaignName: 'Winter fares',
    parentOrg: halden,
    isDailyBudgetEnabled: true,
    dailyBudgetMicros: 10_000_000,
    startTime: daysAgo(100),
  });
});

afterAll(() => on.close());
export const card = (name: string) => screen.findByRole('region', { name });
export const open = (more = '') => openPage(on, `/insights?orgID=all${more}`);
