import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { deleteBoard, getBoardUncached } from '#contract/boards';
import { someBoards } from '#test/boards';
import { openPage, type OpenPage } from '#test/page';
import { anOrganisation, aTeam } from '#test/people';
import { uploadsInto } from '#test/uploads';
import { itemTag } from '../../../src/client/api/tags';
import { boardsApi } from '../../../src/client/boards/boards.api';
import { field, full, manage, on } from './boards.setup';

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
  await page.user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await screen.findByRole('button', { name: 'Saved!' });
  expect(page.wire.sent('POST', /\/boards\/modify\//)).toMatchObject([
    { body: { boardcoords: { lat: 38.7001, long: -9.1001 } } },
  ]);
});

test('a country that Enter turns into its English name leaves no list of suggestions open', async () => {
  const page = await openPage(on, '/boards?orgID=all');
  await page.user.click(await manage('Elm End'));
  await page.user.clear(await field('Latitude'));
  const country = within(screen.getByRole('dialog')).getByRole('combobox', { name: 'Country' });
  await page.user.clear(country);
  await page.user.type(country, 'Portu');
  expect(country).toHaveAttribute('aria-expanded', 'true');
  await page.user.clear(country);
  await page.user.type(country, 'Deutschland{Enter}');
  await waitFor(() => expect(country).toHaveValue('Germany'));
  expect(await field('Latitude')).toHaveFocus();
  expect(country).toHaveAttribute('aria-expanded', 'false');
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

test('a board that somebody deletes while its form is open says so in sight', async () => {
  const [id] = await someBoards(on.db, [{ boardname: 'Holly Hill', ...full }]);
  const page = await openPage(on, `/boards?orgID=all&board=${id!}`);
  expect(await field('City')).toBeEnabled();
  const scrolled: (string | null)[] = [];
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this.textContent);
  });
  await on.call(deleteBoard, { params: { id: id! } });
  await act(() => page.store.dispatch(boardsApi.util.invalidateTags([itemTag('board', id!)])));
  await waitFor(() => expect(scrolled).toEqual([expect.stringMatching(/^This board is deleted/)]));
});

test('a conflict with a delete is saved only after the board is restored', async () => {
  const [id] = await someBoards(on.db, [{ boardname: 'Ivy Inn', ...full }]);
  const page = await openPage(on, `/boards?orgID=all&board=${id!}`);
  const city = await field('City');
  await page.user.clear(city);
  await page.user.type(city, 'Porto');
  await on.call(deleteBoard, { params: { id: id! } });
  await page.user.click(screen.getByRole('button', { name: 'Save Changes' }));
  const conflict = await screen.findByRole('region', { name: 'Changed by somebody else' });
  expect(within(conflict).getByRole('heading', { name: /deleted this board in the meantime$/ })).toBeVisible();
  expect(within(conflict).queryByRole('button', { name: 'Save the chosen values' })).not.toBeInTheDocument();
  await page.user.click(await screen.findByRole('button', { name: 'Restore' }));
  await page.user.click(await within(conflict).findByRole('button', { name: 'Save the chosen values' }));
  expect(await screen.findByRole('button', { name: 'Saved!' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Porto'));
  const { reply } = await on.call(getBoardUncached, { params: { id: id! } });
  expect(reply.board).toMatchObject({ isDeleted: false, boardloc: { city: 'Porto' } });
});

test('counts deleted boards apart, leaves them out of an act, and names the team that narrows the list', async () => {
  const orgID = await anOrganisation(on.db, { orgName: 'Tagus Media' });
  const teamID = await aTeam(on.db, { orgId: orgID, teamName: 'Mall network' });
  await someBoards(on.db, [
    { boardname: 'Kept', ...full, boardOwner: orgID, team: teamID },
    { boardname: 'Gone', ...full, country: 'Poland', boardOwner: orgID, team: teamID, isDeleted: true },
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
  await page.user.click(screen.getByRole('button', { name: /^Undo/ }));
  expect(await screen.findByText('Undone. 1 board is back.')).toBeVisible();
  expect(page.wire.sent('POST', /\/boards\/modify\//)).toMatchObject([{ body: { isDeleted: false } }]);
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Select Kept' })).toBeChecked());
  expect(await screen.findByText('1 board in 1 country and 1 deleted, team Mall network')).toBeVisible();
});

describe('a picture that is chosen, and not uploaded', () => {
  const bytes = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const uploads = uploadsInto(on);
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
    uploads.cuts = 1;
    await page.user.click(save());
    expect(await screen.findByText(/^Not saved yet: the picture could not be uploaded\./)).toBeVisible();
    let release!: () => void;
    uploads.held = new Promise((resolve) => (release = resolve));
    await page.user.click(save());
    expect(await screen.findByText('The board will be saved as soon as its picture is uploaded.')).toBeVisible();
    expect(sent()).toEqual([]);
    release();
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
