import { screen, waitFor, within } from '@testing-library/react';
import { openPart } from '#test/page';
import { on, orgID, campaignID, boardID, ran, Page, open } from './palette.setup';

const options = () => within(screen.getByRole('listbox', { name: 'Results' })).getAllByRole('option');
const closed = () => waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());

test('opens with Ctrl K, also while typing; the page’s own actions come first, what cannot be done is not offered', async () => {
  const page = openPart(on, <Page />, { address: '/home?orgID=all' });
  await page.user.click(screen.getByLabelText('Typing'));
  await page.user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('listbox', { name: 'Results' });
  expect(options()[0]).toHaveTextContent('Add a new board');
  expect(options()[0]).toHaveAttribute('aria-selected', 'true');
  expect(screen.queryByText('Add nothing')).not.toBeInTheDocument();
  const groups = screen
    .getAllByRole('group')
    .map((group) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent);
  expect(groups).toEqual(expect.arrayContaining(['Boards', 'Everywhere', 'Go to', 'Switch organisation']));
});

test('arrows move, the field keeps the focus, Enter runs, Escape closes', async () => {
  ran.mockClear();
  const { user, field } = await open();
  await user.keyboard('{ArrowDown}');
  expect(options()[1]).toHaveAttribute('aria-selected', 'true');
  expect(field).toHaveAttribute('aria-activedescendant', options()[1]?.id);
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(options().at(-1)).toHaveAttribute('aria-selected', 'true');
  expect(field).toHaveFocus();
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(ran).toHaveBeenCalledTimes(1));
  await closed();
});

test('goes to a page, with the selection', async () => {
  const page = await open(`/home?orgID=${orgID}`);
  await page.user.keyboard('organisations{Enter}');
  await waitFor(() => expect(page.address()).toBe(`/organisations/?orgID=${orgID}`));
});

test('finds an organisation, a campaign, a board and a team by name', async () => {
  const page = await open();
  await page.user.keyboard('harbour');
  for (const name of ['Harbour crossings', 'Harbour wall', 'Harbour night desk'])
    expect(await screen.findByRole('option', { name: new RegExp(`^${name}`) })).toBeInTheDocument();
  expect(screen.getAllByRole('option', { name: /^Harbour Media/ })).toHaveLength(2);
  await page.user.click(screen.getByRole('option', { name: /^Harbour crossings/ }));
  await waitFor(() => expect(page.address()).toBe(`/campaign/${campaignID}?orgID=all`));
});

test('finds a board by its id, and opens it', async () => {
  const page = await open();
  await page.user.keyboard(boardID);
  await page.user.click(await screen.findByRole('option', { name: /^Harbour wall/ }));
  await waitFor(() => expect(page.address()).toBe(`/boards?orgID=all&board=${boardID}`));
});
