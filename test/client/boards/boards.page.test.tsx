import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { modifyBoard } from '#contract/boards';
import { testApp } from '#test/app';
import { aCampaign, someBoards } from '#test/boards';
import { openPage, type OpenPage } from '#test/page';
import { refusal } from '#test/wire';
import { anOrganisation, aTeam } from '#test/people';
import { listShortcuts } from '../../../src/client/ui/keyboard/shortcuts';

const on = testApp();
let ids: string[];
const full = { lat: 38.7, long: -9.1, country: 'Portugal', city: 'Lisbon', height: 400, width: 840, surfaceArea: 28.5 };

beforeAll(async () => {
  ids = await someBoards(on.db, [
    { boardname: 'Alder Corner', ...full },
    { boardname: 'Birch Bridge', ...full, country: 'Spain', city: 'Madrid' },
    { boardname: 'Cedar Cross', ...full, boardPaused: true },
    { boardname: 'Dogwood Dock', ...full },
    { boardname: 'Elm End', ...full },
    { boardname: 'Fir Field', ...full },
  ]);
  await aCampaign(on.db, { campaignName: 'Winter fares', boards: [ids[3]!] });
});

const names = () =>
  screen
    .getAllByRole('button', { name: /^Manage Board / })
    .map((button) => button.getAttribute('aria-label')?.replace('Manage Board ', ''));
const manage = (name: string) => screen.findByRole('button', { name: `Manage Board ${name}` });
const field = (name: string) => screen.findByRole('textbox', { name });

test('lists boards by name, last first, filters by the address, and says which filter finds nothing and what failed', async () => {
  const page = await openPage(on, '/boards?orgID=all');
  await manage('Alder Corner');
  expect(screen.getByRole('heading', { level: 1, name: 'All boards' })).toBeVisible();
  expect(names()).toEqual(['Fir Field', 'Elm End', 'Dogwood Dock', 'Cedar Cross', 'Birch Bridge', 'Alder Corner']);
  await page.user.type(screen.getByRole('textbox', { name: 'Search boards' }), 'madrid');
  await waitFor(() => expect(names()).toEqual(['Birch Bridge']));
  expect(page.address()).toContain('search=madrid');
  await page.go('/boards?orgID=all&country=Nowhere');
  await page.user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await manage('Alder Corner');
  page.wire.interrupt((call) => (call.path.startsWith('/api/boards/uncached') ? refusal(500) : undefined));
  await page.go('/boards?orgID=all&search=x');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

test('saves an edit with its version, tells so, and shows what was saved', async () => {
  const page = await openPage(on, '/boards?orgID=all');
  await page.user.click(await manage('Alder Corner'));
  const city = await field('City');
  expect(page.wire.sent('GET', new RegExp(`^/api/boards/uncached/${ids[0]}$`))).toHaveLength(1);
  expect(page.wire.sent('GET', new RegExp(`^/api/boards/${ids[0]}$`))).toEqual([]);
  expect(screen.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
  await page.user.clear(city);
  await page.user.type(city, 'Porto');
  await page.user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByRole('button', { name: 'Saved!' })).toBeDisabled();
  expect(await screen.findByText('Successfully saved the board. You can go back now.')).toBeVisible();
  const [sent] = page.wire.sent('POST', /\/api\/boards\/modify\//);
  expect(sent?.headers['if-match']).toMatch(/^"\d+"$/);
  expect(sent?.body).toMatchObject({ boardname: 'Alder Corner', boardloc: { city: 'Porto' } });
  expect(sent?.body).not.toHaveProperty('boardOwner');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Porto'));
});

test('a pasted pair fills both coordinates; outside the country the sign change is offered, and is what is saved', async () => {
  const page = await openPage(on, '/boards?orgID=all');
  await page.user.click(await manage('Cedar Cross'));
  await page.user.tripleClick(await field('Latitude'));
  await page.user.paste('38,7001; 9,1001');
  expect(await field('Latitude')).toHaveValue('38.7001');
  expect(await field('Longitude')).toHaveValue('9.1001');
  await screen.findByText('This point lies outside Portugal.');
  await page.user.click(screen.getByRole('button', { name: 'Use 38.7001, -9.1001' }));
  await waitFor(() => expect(screen.queryByText(/^This point lies outside/)).not.toBeInTheDocument());
  const height = await field('Vertical Resolution');
  await page.user.clear(height);
  await page.user.type(height, '1080x1920');
  await page.user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Vertical Resolution must be a whole number above 0, like 1080')).toBeVisible();
  expect(height).toHaveValue('1080x1920');
  await page.user.clear(height);
  await page.user.type(height, '1,080 px');
  await page.user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await screen.findByRole('button', { name: 'Saved!' });
  expect(page.wire.sent('POST', /\/boards\/modify\//)).toMatchObject([
    { body: { boardcoords: { lat: 38.7001, long: -9.1001 }, boardsize: { height: 1080 } } },
  ]);
});

test('shows both sides when somebody else saved, and saves what is chosen', async () => {
  const page = await openPage(on, '/boards?orgID=all');
  await page.user.click(await manage('Elm End'));
  const city = await field('City');
  await page.user.clear(city);
  await page.user.type(city, 'Mine');
  await on.call(modifyBoard, {
    params: { id: ids[4]! },
    body: { boardloc: { city: 'Theirs' }, surfaceArea: 77, opening_hours: 'Mo-Fr' },
  });
  await page.user.click(screen.getByRole('button', { name: 'Save Changes' }));
  const conflict = await screen.findByRole('region', { name: 'Changed by somebody else' });
  expect(within(conflict).getByRole('radio', { name: 'City: yours' })).toBeChecked();
  // Not edited here, so the other person's value is taken without asking.
  expect(within(conflict).queryByRole('radio', { name: /^Surface area/ })).not.toBeInTheDocument();
  expect(conflict).toHaveTextContent('77');
  await page.user.click(within(conflict).getByRole('radio', { name: 'City: theirs' }));
  await page.user.click(within(conflict).getByRole('button', { name: 'Save the chosen values' }));
  await screen.findByRole('button', { name: 'Saved!' });
  expect(page.wire.sent('POST', /\/boards\/modify\//)).toHaveLength(2);
  expect(page.wire.sent('POST', /\/boards\/modify\//)[1]?.body).toMatchObject({
    boardloc: { city: 'Theirs' },
    surfaceArea: 77,
    opening_hours: 'Mo-Fr',
  });
});

test('deletes from the form after asking, and goes to the management screen', async () => {
  const page = await openPage(on, '/boards?orgID=all');
  await page.user.click(await manage('Dogwood Dock'));
  await page.user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Delete this board? It cannot be undone.')).toBeVisible();
  const panel = within(await screen.findByRole('region', { name: 'What this touches' }));
  expect(await panel.findByText('Winter fares')).toBeVisible();
  expect(panel.getByText(/has no other board/)).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: "Yes, I'm sure." }));
  expect(await screen.findByText('Successfully deleted campaign. Redirecting you to Management Screen.')).toBeVisible();
  expect(page.wire.sent('POST', /^\/api\/board\/delete\//)).toHaveLength(1);
  await waitFor(() => expect(page.address()).toMatch(/^\/management\/campaigns/));
});

test('resumes and pauses the ticked boards after saying what that touches; Undo takes it back and ticks them again', async () => {
  const page = await openPage(on, '/boards?orgID=all');
  const sent = () => page.wire.sent('POST', /\/boards\/modify\//).map(({ body }) => body);
  await page.user.click(await screen.findByRole('checkbox', { name: 'Select Cedar Cross' }));
  expect(listShortcuts().map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Pause Selected', 'Resume Selected', 'Delete Selected', 'Show on a map']),
  );
  const act = async (name: string, sure: string) => {
    await page.user.click(screen.getByRole('button', { name: 'Bulk Actions' }));
    await page.user.click(await screen.findByText(name));
    await waitFor(() => expect(screen.getByRole('button', { name: sure })).toBeEnabled());
    await page.user.click(screen.getByRole('button', { name: sure }));
  };
  await act('Resume Selected', 'Resume 1 board');
  expect(await screen.findByText('1 board active again.')).toBeVisible();
  expect(sent()).toEqual([{ boardPaused: false }]);
  expect(await screen.findByText('1 board active again')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Select Cedar Cross' })).not.toBeChecked());
  await page.user.click(screen.getByRole('button', { name: /^Undo/ }));
  expect(await screen.findByText('Undone. 1 board is paused again.')).toBeVisible();
  // The bar of the ticked ones says it: no second one stands above it.
  expect(screen.getAllByRole('region', { name: 'Bulk actions' })).toHaveLength(1);
  expect(sent()).toEqual([{ boardPaused: false }, { boardPaused: true }]);
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Select Cedar Cross' })).toBeChecked());
  expect(document.body).not.toHaveFocus();
  await page.user.click(screen.getByRole('checkbox', { name: 'Select Birch Bridge' }));
  await page.user.click(screen.getByRole('button', { name: 'Bulk Actions' }));
  await page.user.click(await screen.findByText('Pause Selected'));
  expect(
    await screen.findByText('1 of 2 is paused already. Nothing new shows on the other one until you resume it.'),
  ).toBeVisible();
  const panel = screen.getByRole('region', { name: 'What this touches' });
  expect(within(panel).getByText('Birch Bridge')).toBeVisible();
  expect(within(panel).queryByText('Cedar Cross')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Pause 1 board' })).toBeEnabled();
});

test('leaving the page within ten seconds leaves the Undo of an act in a notice', async () => {
  const page = await openPage(on, '/boards?orgID=all');
  const sent = () => page.wire.sent('POST', /\/boards\/modify\//).map(({ body }) => body);
  await page.user.click(await screen.findByRole('checkbox', { name: 'Select Elm End' }));
  await page.user.click(screen.getByRole('button', { name: 'Bulk Actions' }));
  await page.user.click(await screen.findByText('Pause Selected'));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Pause 1 board' })).toBeEnabled());
  await page.user.click(screen.getByRole('button', { name: 'Pause 1 board' }));
  await screen.findByRole('button', { name: /^Undo/ });
  await page.go('/rules?orgID=all');
  expect(await screen.findByRole('heading', { level: 1, name: 'Placement rules' })).toBeVisible();
  expect(screen.getByText('1 board paused.')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: /^Undo/ }));
  expect(await screen.findByText('Undone. 1 board is active again.')).toBeVisible();
  expect(sent()).toEqual([{ boardPaused: true }, { boardPaused: false }]);
});

test('a deleted board is read-only until it is restored', async () => {
  await someBoards(on.db, [{ boardname: 'Gorse Gate', ...full, isDeleted: true }]);
  const page = await openPage(on, '/boards?orgID=all&search=Gorse');
  await page.user.click(await manage('Gorse Gate'));
  expect(await field('City')).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Save Changes' })).not.toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('The board is restored.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'City' })).toBeEnabled());
  expect(page.wire.sent('POST', /\/boards\/modify\//)).toMatchObject([{ body: { isDeleted: false } }]);
});

test('counts deleted boards apart, leaves them out of an act, and names the team that narrows the list', async () => {
  const orgID = await anOrganisation(on.db, { orgName: 'Tagus Media' });
  const teamID = await aTeam(on.db, { orgId: orgID, teamName: 'Mall network' });
  await someBoards(on.db, [
    { boardname: 'Kept', ...full, boardOwner: orgID, team: teamID },
    { boardname: 'Gone', ...full, boardOwner: orgID, team: teamID, isDeleted: true },
    { boardname: 'Of nobody', ...full, boardOwner: orgID },
  ]);
  const page = await openPage(on, `/boards?orgID=${orgID}&teamID=${teamID}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'All boards of Tagus Media' })).toBeVisible();
  expect(await screen.findByText('1 board in 1 country and 1 deleted, team Mall network')).toBeVisible();
  await page.user.click(screen.getByRole('checkbox', { name: 'Select Gone' }));
  const ask = async (act: string): Promise<void> => {
    await page.user.click(screen.getByRole('button', { name: 'Bulk Actions' }));
    await page.user.click(await screen.findByText(act));
  };
  await ask('Pause Selected');
  expect(await screen.findByText('It is deleted already. Nothing changes.')).toBeVisible();
  await page.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Clear selection' }));
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Select Gone' })).not.toBeChecked());
  await page.user.click(screen.getByRole('checkbox', { name: 'Select Gone' }));
  await page.user.click(screen.getByRole('checkbox', { name: 'Select Kept' }));
  await ask('Delete Selected');
  expect(
    await screen.findByText('1 of 2 is deleted already. Campaigns lose the other one, and nothing shows on it.'),
  ).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: "Yes, I'm sure." }));
  await waitFor(() => expect(page.wire.sent('POST', /^\/api\/boards\/delete\//)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('checkbox', { checked: true })).not.toBeInTheDocument());
});

describe('a picture that is chosen, and not uploaded', () => {
  const bytes = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  /** Sends the picture to the application in this process, unless the connection is cut. */
  class Sender {
    static isCut = false;
    upload = {};
    status = 0;
    onload?: () => void;
    onerror?: () => void;
    #path = '';
    open(_: string, url: string): void {
      this.#path = url.replace(/^https?:\/\/[^/]+/, '');
    }
    setRequestHeader(): void {}
    abort(): void {}
    send(): void {
      if (Sender.isCut) this.onerror?.();
      else void this.#put();
    }
    async #put(): Promise<void> {
      const headers = { 'content-type': 'image/png' };
      this.status = (await on.app.inject({ method: 'PUT', url: this.#path, headers, payload: bytes })).statusCode;
      this.onload?.();
    }
  }
  const realRequest = globalThis.XMLHttpRequest;
  beforeAll(() => {
    globalThis.XMLHttpRequest = Sender as unknown as typeof XMLHttpRequest; // has the members that an upload uses
  });
  afterAll(() => {
    globalThis.XMLHttpRequest = realRequest;
  });
  const choosePicture = async ({ user }: OpenPage): Promise<void> => {
    const picture = new File([new Uint8Array(bytes)], 'wharf.png', { type: 'image/png' });
    await user.upload(await screen.findByLabelText('Choose an image of the board'), picture);
    await screen.findByRole('button', { name: 'Upload wharf.png' });
  };
  const save = () => screen.getByRole('button', { name: 'Save Changes' });

  test('is uploaded before a new board is saved with it; without it nothing is saved, and the next board has none', async () => {
    const orgID = await anOrganisation(on.db);
    const page = await openPage(on, `/boards?orgID=${orgID}&add=manual`);
    const sent = () => page.wire.sent('POST', /^\/api\/boards\/create/);
    await field('Board name');
    for (const [name, value] of [
      ['boardname', 'Waiting Wharf'],
      ['latitude', '38.7'],
      ['longitude', '-9.1'],
      ['country', 'Portugal'],
      ['height', '400'],
      ['surfaceArea', '28.5'],
    ] as const)
      fireEvent.change(document.querySelector(`[data-field="${name}"] input`)!, { target: { value } });
    await choosePicture(page);
    Sender.isCut = true;
    await page.user.click(save());
    expect(await screen.findByText(/^Not saved yet: the picture could not be uploaded\./)).toBeVisible();
    expect(sent()).toEqual([]);
    Sender.isCut = false;
    await page.user.click(save());
    expect(await screen.findByRole('button', { name: 'Saved!' })).toBeDisabled();
    expect(sent()).toMatchObject([{ body: { boardname: 'Waiting Wharf', boardFile: expect.stringMatching(/./) } }]);
    expect(screen.queryByText('wharf.png')).not.toBeInTheDocument();
  });

  test('is a change of a board: leaving asks, and saving stores it', async () => {
    const orgID = await anOrganisation(on.db);
    const [id] = await someBoards(on.db, [{ boardname: 'Pictured Pier', ...full, boardOwner: orgID }]);
    const page = await openPage(on, `/boards?orgID=${orgID}&board=${id}`);
    await choosePicture(page);
    await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
    await page.user.click(await screen.findByRole('button', { name: 'Stay here' }));
    await page.user.click(save());
    expect(await screen.findByRole('button', { name: 'Saved!' })).toBeDisabled();
    expect(page.wire.sent('POST', /\/boards\/modify\//)).toMatchObject([
      { body: { boardFile: expect.stringMatching(/./) } },
    ]);
  });
});
