import { waitFor } from '@testing-library/react';
import { testApp } from '#test/app';
import { anOrganisation, aTeam } from '#test/people';
import { connect } from '#test/wire';
import { storeToken } from '../../../src/client/api/token';
import { createPageRouter } from '../../../src/client/shell/router';
import { prepareFirstPage } from '../../../src/client/start/prepareFirstPage';
import { createStore } from '../../../src/client/store';

const on = testApp();
let selection = '';
beforeAll(async () => {
  const org = await anOrganisation(on.db, { orgName: 'Alder & Finch' });
  const team = await aTeam(on.db, { teamName: 'Launch squad', orgId: org, members: [on.adminId] });
  selection = `orgID=${org}&teamID=${team}`;
});
afterEach(() => localStorage.clear());

async function prepared(address: string, { state, never }: { state?: unknown; never?: RegExp } = {}) {
  storeToken(on.token);
  const wire = connect(on.app);
  if (never) wire.answer(never, () => new Promise(() => undefined));
  const store = createStore();
  const router = createPageRouter(store.dispatch, address, state);
  await prepareFirstPage(store, router, never ? 1 : 10_000);
  router.dispose();
  const { location, historyAction } = router.state;
  return {
    wire,
    address: `${location.pathname}${location.search}${location.hash}`,
    state: location.state,
    historyAction,
  };
}

const boards = /\/boards\/uncached/;
const teams = /\/organisation\/byteam/;

test('a first address without a selection has it, and its rows, before the page is drawn', async () => {
  const page = await prepared('/boards?search=x#top', { state: { kept: true } });
  expect(page).toMatchObject({
    address: `/boards?search=x&${selection}#top`,
    state: { kept: true },
    historyAction: 'REPLACE',
  });
  expect(page.wire.sent('GET', boards).map(({ path }) => path)).toEqual([expect.stringContaining(selection)]);
});

test('what the API does not answer soon is not waited for', async () => {
  const page = await prepared('/boards', { never: teams });
  expect(page.address).toBe('/boards');
  await waitFor(() => expect(page.wire.sent('GET', teams)).toHaveLength(1));
  expect(page.wire.sent('GET', boards)).toEqual([]);
});

test.each(['/boards?orgID=all', '/forgotpassword'])('%s needs no selection', async (address) => {
  const page = await prepared(address);
  expect(page.address).toBe(address);
  expect(page.wire.sent('GET', teams)).toEqual([]);
});
