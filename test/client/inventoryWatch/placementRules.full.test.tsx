import { act, screen, waitFor, within } from '@testing-library/react';
import { getBoard } from '#contract/boards';
import { listPlacementRules, savePlacementRule } from '#contract/placementRules';
import { testApp } from '#test/app';
import { anArtwork } from '#test/artworks';
import { aBoard, aCampaign } from '#test/boards';
import { openPage, openPart } from '#test/page';
import { anOrganisation, aSession } from '#test/people';
import { ruledTags } from '../../../src/client/boards/form/placementRules.api';
import { PlacementRulesPage } from '../../../src/client/inventoryWatch/placement/PlacementRulesPage';
import { api } from '../../../src/client/api/api';
import { MovedByOthers } from '../../../src/client/ui/table/useHeldRows';
import { sessions } from '../../../src/server/db/schema/schema';

const on = testApp();
const row = (name: RegExp) => screen.findByRole('row', { name });

test("a media owner is the boards' organisation, and every place that makes or shows its rule says so", async () => {
  const boardOwner = await anOrganisation(on.db, { orgName: 'Harbour Media' });
  const id = await aBoard(on.db, { boardname: 'Pier 4', boardOwner, publisherName: 'Citylight DOOH' });
  await on.call(savePlacementRule, { body: { kind: 'owner', subject: boardOwner, refuses: ['alcohol'], note: '' } });
  const other = await anOrganisation(on.db, { orgName: 'Lagoon Media' });
  for (const venueType of ['School', 'school', 'Roadside']) await aBoard(on.db, { boardOwner: other, venueType });
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
  await page.user.click(within(dialog).getByRole('combobox'));
  await page.user.click(await screen.findByTitle('Lagoon Media'));
  expect(
    await within(dialog).findByText(/This ends the defaults for Roadside, School on 3 of its boards/),
  ).toBeInTheDocument();
  await page.user.click(within(dialog).getByRole('button', { name: 'Next' }));
  const begun = await screen.findByRole('dialog', { name: 'Lagoon Media' });
  expect(within(begun).getByRole('checkbox', { name: 'Gambling' })).toBeChecked();
  await page.user.click(within(begun).getByRole('button', { name: 'Cancel' }));
  await page.go(`/boards?orgID=all&board=${id}`);
  expect(await screen.findByRole('region', { name: 'What may not hang here' })).toHaveTextContent(
    'The rule of its media owner, the organisation Harbour Media, refuses alcohol.',
  );
});

test('a rule that is removed is said to be, and the removal is undone', async () => {
  const subject = await aBoard(on.db, { boardname: 'Quay 9' });
  await on.call(savePlacementRule, { body: { kind: 'board', subject, refuses: ['alcohol'], note: '' } });
  const page = await openPage(on, `/rules?orgID=all&rule=board:${subject}`);
  await page.user.click(await screen.findByRole('button', { name: 'Remove the rule' }));
  expect(await screen.findByText('The rule of Quay 9 is removed.')).toBeInTheDocument();
  await page.user.click(await screen.findByRole('button', { name: /^Undo/ }));
  expect(await row(/Quay 9/)).toHaveTextContent('Alcohol');
});

test('a removal that touches a booking asks first, with the booking', async () => {
  const subject = await aBoard(on.db, { boardname: 'Ward 3', venueType: 'Point of Care' });
  const file = await anArtwork(on.db, { categories: ['alcohol'] });
  await aCampaign(on.db, { campaignName: 'Thirsty', boards: [subject], artworks: [file] });
  const body = { kind: 'board', subject, refuses: [], note: '' } as const;
  await on.call(savePlacementRule, { body: { ...body, refuses: [] } });
  const page = await openPage(on, `/rules?orgID=all&rule=board:${subject}`);
  await page.user.click(await screen.findByRole('button', { name: 'Remove the rule' }));
  const question = await screen.findByRole('dialog', { name: 'Remove the rule of Ward 3?' });
  expect(await within(question).findByText('Thirsty')).toBeInTheDocument();
  expect(page.wire.sent('POST', /rules\/save/)).toHaveLength(0);
  await page.user.click(await within(question).findByRole('button', { name: 'Remove. 1 campaign loses 1 board' }));
  expect(await screen.findByText('The rule of Ward 3 is removed.')).toBeInTheDocument();
});

test('a default that somebody else changes meanwhile is not overwritten, and an undo leaves what they saved later', async () => {
  const theirs = { kind: 'venueType', subject: 'Airport', note: '' } as const;
  const page = await openPage(on, '/rules?orgID=all&rule=venueType:Airport');
  const drawer = within(await screen.findByRole('dialog', { name: 'Airport' }));
  await page.user.click(drawer.getByRole('checkbox', { name: 'Politics' }));
  await on.call(savePlacementRule, { body: { ...theirs, refuses: ['tobacco', 'adult', 'weapons'] } });
  await page.user.click(drawer.getByRole('button', { name: /^Save/ }));
  expect(await drawer.findByRole('alert')).toHaveTextContent(/in the meantime/);
  await page.user.click(drawer.getByRole('button', { name: /^Save/ }));
  expect(await screen.findByText('The rule of Airport is saved.')).toBeInTheDocument();
  await on.call(savePlacementRule, { body: { ...theirs, refuses: ['religion'] } });
  await page.user.click(await screen.findByRole('button', { name: /^Undo/ }));
  expect(await screen.findByText('The change of the rule could not be undone.')).toBeInTheDocument();
  const { reply } = await on.call(listPlacementRules, { query: { kind: 'venueType', subject: 'Airport' } });
  expect(reply.rules[0]?.refuses).toEqual(['religion']);
});

test('a page of the rules folds nothing: every rule can be reached, and the total stays', async () => {
  const page = await openPage(on, '/rules?orgID=all&pageSize=14');
  await row(/Building Side/);
  expect(screen.queryByRole('button', { name: /^Show all/ })).not.toBeInTheDocument();
  await page.go('/rules?orgID=all&pageSize=100');
  expect(await screen.findByRole('button', { name: /^Show all/ })).toBeInTheDocument();
});

describe('a rule that somebody else removes while it is open', () => {
  let othersMoved = true;
  beforeEach(() => {
    othersMoved = true;
  });
  const open = async (orgName: string) => {
    const subject = await anOrganisation(on.db, { orgName });
    const body = { kind: 'owner', subject, note: '' } as const;
    await on.call(savePlacementRule, { body: { ...body, refuses: ['alcohol'] } });
    const next = await anOrganisation(on.db, { orgName: `${orgName} next` });
    await on.call(savePlacementRule, { body: { ...body, subject: next, refuses: ['alcohol'] } });
    const page = openPart(
      on,
      <MovedByOthers value={() => othersMoved}>
        <PlacementRulesPage />
      </MovedByOthers>,
      { address: '/rules?orgID=all&kind=owner' },
    );
    const edit = async () => page.user.click(within(await row(new RegExp(`${orgName}(?! next)`))).getByRole('button'));
    await edit();
    const drawer = within(await screen.findByRole('dialog', { name: orgName }));
    return {
      page,
      drawer,
      edit,
      remove: () => on.call(savePlacementRule, { body: { ...body, refuses: null } }),
      hear: () => act(() => void page.store.dispatch(api.util.invalidateTags(ruledTags))),
      said: /^(Robin Vale|Somebody else) removed this in the meantime\. What you typed is still here: save it to make it/,
    };
  };

  test('stays with what was typed, and is made again by a save; its row and the heading stay as they were', async () => {
    const { page, drawer, remove, hear, said } = await open('Basin Media');
    const heading = screen.getByRole('row', { name: /^Media owners/ });
    const before = heading.textContent;
    await page.user.type(drawer.getByRole('textbox', { name: /^Why/ }), 'house rule');
    await remove();
    hear();
    expect(await drawer.findByRole('alert')).toHaveTextContent(said);
    expect(drawer.getByRole('textbox', { name: /^Why/ })).toHaveValue('house rule');
    expect(drawer.queryByRole('button', { name: 'Remove the rule' })).not.toBeInTheDocument();
    expect(heading).toHaveTextContent(before);
    othersMoved = false;
    await page.user.click(drawer.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The rule of Basin Media is saved.')).toBeInTheDocument();
    expect(page.wire.sent('POST', /rules\/save/)).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit the rule of Basin Media' })).toHaveFocus());
  });

  test('is opened by its row, which is held back, and says so', async () => {
    const { page, drawer, remove, hear, edit, said } = await open('Lock Media');
    await page.user.click(drawer.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await remove();
    hear();
    await screen.findByText('The list has changed:');
    await edit();
    const again = within(await screen.findByRole('dialog', { name: 'Lock Media' }));
    expect(await again.findByRole('alert')).toHaveTextContent(said);
  });

  test('is said to be removed by whom, if its save is what finds that out', async () => {
    const { page, drawer, remove, said } = await open('Canal Media');
    await page.user.click(drawer.getByRole('checkbox', { name: 'Gambling' }));
    await remove();
    await page.user.click(drawer.getByRole('button', { name: 'Save' }));
    expect(await drawer.findByRole('alert')).toHaveTextContent(said);
    await page.user.click(drawer.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The rule of Canal Media is saved.')).toBeInTheDocument();
  });
});

test('the board form says which rule holds, and with the password gives the board one of its own with its reason', async () => {
  const id = await aBoard(on.db, {
    boardname: 'Clinic Hall',
    venueType: 'Point of Care',
    lat: 1,
    long: 1,
    country: 'Portugal',
  });
  const file = await anArtwork(on.db, { categories: ['politics'] });
  await aCampaign(on.db, { campaignName: 'Party time', boards: [id], artworks: [file] });
  const password = 'a long one for rules';
  const token = await aSession(on.db, { email: 'inventory@test.example', isAdmin: true, password });
  await on.db.update(sessions).set({ createdAt: new Date(Date.now() - 11 * 60_000) });
  const page = await openPage(on, `/boards?orgID=all&board=${id}`, { token });
  const section = await screen.findByRole('region', { name: 'What may not hang here' });
  expect(section).toHaveTextContent('The rule of its venue type, Point of Care, refuses alcohol, tobacco and vaping');
  await page.user.click(within(section).getByRole('checkbox', { name: 'A rule of its own' }));
  await page.user.click(within(section).getByRole('combobox', { name: 'Refuses' }));
  await page.user.click(await screen.findByTitle('Politics'));
  const panel = await within(section).findByRole('region', { name: 'What this touches' });
  expect(await within(panel).findByText('Party time')).toBeInTheDocument();
  await page.user.type(within(section).getByRole('textbox', { name: 'Why it refuses' }), 'near a school');
  await page.user.click(screen.getByRole('button', { name: 'Save Changes' }));
  const question = await screen.findByRole('dialog', { name: /^Enter your password/ });
  const field = within(question).getByLabelText(/^Current password/);
  await page.user.type(field, 'not it{Enter}');
  expect(await within(question).findByText('The current password is wrong.')).toBeInTheDocument();
  expect(field).toHaveFocus();
  await page.user.clear(field);
  expect(within(question).queryByText('The current password is wrong.')).not.toBeInTheDocument();
  await page.user.type(field, `${password}{Enter}`);
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

test('the form of a new board says what the chosen venue type refuses; a rule of its own begins as that', async () => {
  const orgID = await anOrganisation(on.db);
  const page = await openPage(on, `/boards?orgID=${orgID}&add=manual`);
  const section = within(await screen.findByRole('region', { name: 'What may not hang here' }));
  expect(await section.findByText(/^No rule holds for it/)).toBeVisible();
  await page.user.click(screen.getByRole('combobox', { name: 'Venue type' }));
  await page.user.click(await screen.findByTitle('Point of Care'));
  expect(await section.findByText(/^The rule of its venue type, Point of Care, refuses alcohol, /)).toBeVisible();
  await page.user.click(section.getByRole('checkbox', { name: 'A rule of its own' }));
  expect(await section.findByTitle('Alcohol')).toBeVisible();
});
