import { screen } from '@testing-library/react';
import { openPage } from '#test/page';
import { aCampaign } from '#test/boards';
import { aScreen, watchTest } from '#test/watch';

export const on = watchTest();
/** Reaches the provider over the network; `openPage` replaces fetch with one that reaches only the application. */
const networkFetch = globalThis.fetch;
beforeEach(async () => {
  globalThis.fetch = networkFetch;
  await on.makeBoards(aScreen(1, { name: 'Tagus' }), aScreen(2, { name: 'Rossio' }));
  await on.edit('Tagus', { boardname: 'Tagus Bulletin' });
  await aCampaign(on.app.db, {
    campaignName: 'Winter on the river',
    boards: [(await on.boardNamed('Rossio'))._id],
  });
  await on.check(
    aScreen(1, { name: 'LIS-01', hours: '06:00 to 00:00' }),
    aScreen(3, { name: 'Alfama', publisher: 'Nordlys' }),
  );
});

/** Opens the page with what the filter `more` leaves of the differences. */
export const open = (more = '') => openPage(on.app, `/inventory?orgID=all${more}`);
export const row = (name: RegExp) => screen.findByRole('row', { name });
