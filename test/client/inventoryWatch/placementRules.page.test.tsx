import { act, screen, waitFor, within } from '@testing-library/react';
import { modifyFile } from '#contract/artwork';
import { testApp } from '#test/app';
import { anArtwork } from '#test/artworks';
import { aBoard, aCampaign } from '#test/boards';
import { openPage } from '#test/page';
import { aSession, everywhere } from '#test/people';
import { refusal } from '#test/wire';

const on = testApp();

beforeAll(async () => {
  const clinic = await aBoard(on.db, { boardname: 'St Anna', venueType: 'Point of Care' });
  const street = await aBoard(on.db, { boardname: 'Alfama Totem', venueType: 'Roadside' });
  const file = await anArtwork(on.db, { fileName: 'cold-brew.png' });
  await aCampaign(on.db, { campaignName: 'Winter on the river', boards: [clinic, street], artworks: [file] });
  await on.call(modifyFile, {
    params: { id: file },
    body: { isPreApproved: true, categories: ['unhealthyFood'] },
  });
});

const row = (name: RegExp) => screen.findByRole('row', { name });

test('a change of a rule names the bookings that it touches on its button, is saved, and undone', async () => {
  const page = await openPage(on, '/rules?orgID=all');
  expect(await screen.findByRole('heading', { level: 1, name: 'Placement rules' })).toBeInTheDocument();
  const rule = await row(/Point of Care/);
  expect(within(rule).getByText('Nothing kept off')).toBeInTheDocument();
  expect(within(rule).getByRole('link', { name: /^Source of the default of Point of Care/ })).toBeInTheDocument();
  await page.user.click(within(rule).getByRole('button', { name: 'Edit the rule of Point of Care' }));
  const drawer = await screen.findByRole('dialog', { name: 'Point of Care' });
  expect(within(drawer).getByRole('button', { name: 'Save' })).toBeDisabled();
  await page.user.click(within(drawer).getByRole('checkbox', { name: 'Food high in fat, sugar or salt' }));
  expect(await within(drawer).findByText('New')).toBeInTheDocument();
  const panel = await within(drawer).findByRole('region', { name: 'What this touches' });
  expect(await within(panel).findByText('Winter on the river')).toBeInTheDocument();
  expect(within(panel).getByText('1 of 2 boards stops')).toBeInTheDocument();
  await page.user.click(await within(drawer).findByRole('button', { name: 'Save. 1 campaign loses 1 board' }));
  expect(await screen.findByText('The rule of Point of Care is saved.')).toBeInTheDocument();
  await waitFor(async () => expect(within(await row(/Point of Care/)).getByText('in 1 campaign')).toBeInTheDocument());
  await page.user.click(await screen.findByRole('button', { name: /^Undo/ }));
  await waitFor(async () => expect(within(await row(/Point of Care/)).getByText('Default')).toBeInTheDocument());
});

test('a rule is added for a board, filters narrow the list, and a failure keeps the drawer', async () => {
  const page = await openPage(on, '/rules?orgID=all');
  await row(/Point of Care/);
  await page.user.click(screen.getByRole('button', { name: 'Add a rule' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a rule' });
  await page.user.click(within(dialog).getByRole('button', { name: 'Next' }));
  expect(await within(dialog).findByText('Choose the board')).toBeInTheDocument();
  await page.user.click(within(dialog).getByRole('combobox'));
  await page.user.click(await screen.findByTitle('Alfama Totem'));
  await page.user.click(within(dialog).getByRole('button', { name: 'Next' }));
  const drawer = await screen.findByRole('dialog', { name: 'Alfama Totem' });
  const heal = page.wire.answer('/api/placement/rules/save', () => refusal(500));
  await page.user.click(within(drawer).getByRole('checkbox', { name: 'Alcohol' }));
  await page.user.click(within(drawer).getByRole('button', { name: 'Cancel' }));
  const stay = async () => {
    const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await page.user.click(within(question).getByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
  };
  await stay();
  await act(() => page.router.navigate(-1));
  await stay();
  await page.user.click(within(drawer).getByRole('button', { name: 'Save' }));
  expect(await within(drawer).findByText(/^Failed to save the rule\. Error: /)).toBeInTheDocument();
  heal();
  await page.user.click(within(drawer).getByRole('button', { name: 'Save' }));
  expect(await row(/Alfama Totem/)).toHaveTextContent('Alcohol');
  await page.go('/rules?orgID=all&search=nowhere');
  expect(await screen.findByText('Nothing matches these filters.')).toBeInTheDocument();
  // The rule that the filters hide is opened, not begun again.
  await page.user.click(screen.getByRole('button', { name: 'Add a rule' }));
  const again = await screen.findByRole('dialog', { name: 'Add a rule' });
  await page.user.click(within(again).getByRole('combobox'));
  await page.user.click(await screen.findByTitle('Alfama Totem'));
  await page.user.click(within(again).getByRole('button', { name: 'Next' }));
  const hidden = await screen.findByRole('dialog', { name: 'Alfama Totem' });
  expect(within(hidden).getByRole('checkbox', { name: 'Alcohol' })).toBeChecked();
  await page.user.click(within(hidden).getByRole('button', { name: 'Cancel' }));
  // A new one begins as what holds, and is closed without a question.
  await page.user.click(screen.getByRole('button', { name: 'Add a rule' }));
  const third = await screen.findByRole('dialog', { name: 'Add a rule' });
  await page.user.click(within(third).getByRole('combobox'));
  await page.user.click(await screen.findByTitle('St Anna'));
  await page.user.click(within(third).getByRole('button', { name: 'Next' }));
  const begun = await screen.findByRole('dialog', { name: 'St Anna' });
  expect(within(begun).getByRole('checkbox', { name: 'Alcohol' })).toBeChecked();
  await page.user.click(within(begun).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'St Anna' })).not.toBeInTheDocument());
  await page.go('/rules?orgID=all&rule=venueType:Roadside');
  const wider = await screen.findByRole('dialog', { name: 'Roadside' });
  await page.user.click(within(wider).getByRole('checkbox', { name: 'Gambling' }));
  expect(await within(wider).findByText('The rule of Alfama Totem still holds for 1 board.')).toBeInTheDocument();
  await page.user.click(within(wider).getByRole('checkbox', { name: 'Gambling' }));
  await page.go('/rules?orgID=all&search=nowhere&rule=venueType:Point of Care');
  expect(await screen.findByRole('dialog', { name: 'Point of Care' })).toBeInTheDocument();
});

test('a role without rights on rules reads them, without Edit and Add a rule', async () => {
  const token = await aSession(on.db, { email: 'viewer@test.example', roles: everywhere('Viewer') });
  await openPage(on, '/rules?orgID=all', { token });
  const rule = await row(/Point of Care/);
  expect(within(rule).queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add a rule' })).not.toBeInTheDocument();
});
