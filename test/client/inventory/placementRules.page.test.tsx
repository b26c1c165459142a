import { screen, waitFor, within } from '@testing-library/react';
import { modifyFile } from '#contract/artwork';
import { getBoard } from '#contract/boards';
import { savePlacementRule } from '#contract/placementRules';
import { testApp } from '#test/app';
import { anArtwork } from '#test/artworks';
import { aBoard, aCampaign } from '#test/boards';
import { openPage } from '#test/page';
import { anOrganisation, aUser, signInAs } from '#test/people';
import { refusal } from '#test/wire';
import { sessions } from '../../../src/server/db/schema/schema';

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
  const heal = page.wire.interrupt(({ path }) => (path === '/api/placement/rules/save' ? refusal(500) : undefined));
  await page.user.click(within(drawer).getByRole('checkbox', { name: 'Alcohol' }));
  await page.user.click(within(drawer).getByRole('button', { name: 'Cancel' }));
  const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await page.user.click(within(question).getByRole('button', { name: 'Stay here' }));
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
  await page.go('/rules?orgID=all&search=nowhere&rule=venueType:Point of Care');
  expect(await screen.findByRole('dialog', { name: 'Point of Care' })).toBeInTheDocument();
});

test("a media owner is the boards' organisation, and every place that makes or shows its rule says so", async () => {
  const boardOwner = await anOrganisation(on.db, { orgName: 'Harbour Media' });
  const id = await aBoard(on.db, { boardname: 'Pier 4', boardOwner, publisherName: 'Citylight DOOH' });
  await on.call(savePlacementRule, { body: { kind: 'owner', subject: boardOwner, refuses: ['alcohol'], note: '' } });
  const page = await openPage(on, '/rules?orgID=all&kind=owner');
  const says = /organisation that the boards belong to, not the publisher/;
  const rule = await row(/Harbour Media/);
  expect(screen.getByRole('row', { name: /^Media owners/ })).toHaveTextContent(says);
  await page.user.click(within(rule).getByRole('button', { name: 'Edit the rule of Harbour Media' }));
  const drawer = await screen.findByRole('dialog', { name: 'Harbour Media' });
  expect(drawer).toHaveTextContent(says);
  await page.user.click(within(drawer).getByRole('button', { name: 'Cancel' }));
  await page.user.click(screen.getByRole('button', { name: 'Add a rule' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a rule' });
  expect(dialog).not.toHaveTextContent(says);
  await page.user.click(within(dialog).getByRole('radio', { name: 'Media owner' }));
  expect(dialog).toHaveTextContent(says);
  await page.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await page.go(`/boards?orgID=all&board=${id}`);
  expect(await screen.findByRole('region', { name: 'What may not hang here' })).toHaveTextContent(
    'The rule of its media owner, the organisation Harbour Media, refuses alcohol.',
  );
});

test('a role without rights on rules reads them, without Edit and Add a rule', async () => {
  const viewer = await aUser(on.db, { email: 'viewer@test.example', roles: [{ role: 'Viewer', organisations: null }] });
  await openPage(on, '/rules?orgID=all', { token: await signInAs(on.db, viewer) });
  const rule = await row(/Point of Care/);
  expect(within(rule).queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add a rule' })).not.toBeInTheDocument();
});

test('the board form says which rule holds, and with the password gives the board one of its own with its reason', async () => {
  const id = await aBoard(on.db, {
    boardname: 'Clinic Hall',
    venueType: 'Point of Care',
    lat: 1,
    long: 1,
    country: 'Portugal',
  });
  const password = 'a long one for rules';
  const inventory = await aUser(on.db, { email: 'inventory@test.example', isAdmin: true, password });
  const token = await signInAs(on.db, inventory);
  await on.db.update(sessions).set({ createdAt: new Date(Date.now() - 11 * 60_000) });
  const page = await openPage(on, `/boards?orgID=all&board=${id}`, { token });
  const section = await screen.findByRole('region', { name: 'What may not hang here' });
  expect(section).toHaveTextContent('The rule of its venue type, Point of Care, refuses alcohol, tobacco and vaping');
  await page.user.click(within(section).getByRole('checkbox', { name: 'A rule of its own' }));
  await page.user.click(within(section).getByRole('combobox', { name: 'Refuses' }));
  await page.user.click(await screen.findByTitle('Politics'));
  await page.user.type(within(section).getByRole('textbox', { name: 'Why it refuses' }), 'near a school');
  await page.user.click(screen.getByRole('button', { name: 'Save Changes' }));
  const question = await screen.findByRole('dialog', { name: /^Enter your password/ });
  await page.user.type(within(question).getByLabelText(/^Current password/), `${password}{Enter}`);
  expect(await screen.findByText('Successfully saved the board. You can go back now.')).toBeInTheDocument();
  const { reply } = await on.call(getBoard, { params: { id } });
  // It began as the rule that held.
  const held = ['alcohol', 'tobacco', 'cannabis', 'gambling', 'politics', 'adult'];
  expect(reply.board).toMatchObject({
    refuses: held,
    refusesNote: 'near a school',
    placement: { kind: 'board', name: 'Clinic Hall', refuses: held },
  });
});
