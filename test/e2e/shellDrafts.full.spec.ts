import type { Locator, Page } from '@playwright/test';
import { expect, logIn, openAs, test } from './support/console';

// Each test opens several pages.
test.describe.configure({ timeout: 300_000 });

/** Ends the session on the server, as after twelve hours, without the console's knowledge. */
async function endSession(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('marquee.token'));
  const ended = await page.request.get('/api/login/logout', { headers: { authorization: `Bearer ${token ?? ''}` } });
  expect(ended.status()).toBe(200);
}

async function logInAgain(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Hello, Admin.' })).toBeVisible();
  await logIn(page);
}

interface Form {
  name: string;
  address: string;
  /** Opens the form if the address alone does not. */
  open?: (page: Page) => Promise<void>;
  fields: (page: Page) => readonly (readonly [field: Locator, value: string])[];
  submit: (page: Page) => Locator;
}

const dialog = (page: Page): Locator => page.getByRole('dialog');
const boardField = (page: Page, field: string): Locator => dialog(page).locator(`[data-field="${field}"] input`);
const boardFields = (page: Page) =>
  [
    [boardField(page, 'boardname'), 'A board half typed'],
    [boardField(page, 'latitude'), '51.5'],
    [boardField(page, 'longitude'), '-0.12'],
    [boardField(page, 'country'), 'United Kingdom'],
    [boardField(page, 'height'), '1080'],
    [boardField(page, 'surfaceArea'), '12.5'],
  ] as const;
const button = (page: Page, name: string): Locator => dialog(page).getByRole('button', { name, exact: true });
const firstOf = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).first().click();

const forms: readonly Form[] = [
  {
    name: 'the form of a new board',
    address: '/boards?orgID=all&add=manual',
    fields: boardFields,
    submit: (page) => button(page, 'Save Changes'),
  },
  {
    name: 'the form of a known board',
    address: '/boards?orgID=all',
    open: (page) => firstOf(page, /^Manage Board /),
    fields: (page) => boardFields(page).slice(0, 2),
    submit: (page) => button(page, 'Save Changes'),
  },
  {
    name: 'the reason of a disapproval',
    address: '/home?orgID=all',
    open: (page) => firstOf(page, /^Disapprove /),
    fields: (page) => [
      [dialog(page).getByPlaceholder('Type in your reason for disapproval (required)'), 'The price is missing'],
    ],
    submit: (page) => button(page, 'Disapprove'),
  },
  {
    name: 'a new organisation',
    address: '/organisations/?orgID=all&organisation=new',
    fields: (page) => [
      [dialog(page).getByLabel('Name'), 'Half an organisation'],
      [dialog(page).getByLabel('Type'), 'Agency'],
    ],
    submit: (page) => button(page, 'Save'),
  },
  {
    name: 'an invited user',
    address: '/users?orgID=all&user=new',
    fields: (page) => [
      [dialog(page).getByLabel('Email'), 'half@market.example'],
      [dialog(page).getByLabel('First name'), 'Half'],
      [dialog(page).getByLabel('Last name'), 'Typed'],
    ],
    submit: (page) => button(page, 'Invite a person'),
  },
  {
    name: 'a new team',
    address: '/organisations/?orgID=all',
    open: async (page) => {
      await page.getByRole('link', { name: 'Halden Watches' }).click();
      await page.getByRole('button', { name: 'Create a team' }).click();
    },
    fields: (page) => [[dialog(page).getByLabel('Team name'), 'Half a team']],
    submit: (page) => button(page, 'Save'),
  },
  {
    name: 'credit for a wallet',
    address: '/organisations/?orgID=all',
    open: async (page) => {
      await page.getByRole('link', { name: 'Halden Watches' }).click();
      await page.getByRole('button', { name: 'Add credit' }).click();
    },
    fields: (page) => [
      [dialog(page).getByLabel('Amount'), '12.50'],
      [dialog(page).getByLabel('Note'), 'Half a note'],
    ],
    submit: (page) => button(page, 'Add'),
  },
  {
    name: 'a new campaign',
    address: '/campaigns',
    open: async (page) => {
      await page.getByRole('button', { name: 'Create New Campaign' }).click();
    },
    fields: (page) => [
      [page.getByRole('textbox', { name: 'Campaign name' }), 'Half a campaign'],
      [page.getByLabel('Start Date'), '3 Feb 2031, 00:00'],
      [page.getByLabel('End Date'), '4 Mar 2031, 23:59'],
    ],
    submit: (page) => page.getByRole('button', { name: 'Create campaign' }),
  },
];

/** Where another call has noticed the end of the session first, the login is shown already. */
const pressUnlessAtLogin = (button: Locator): Promise<void> => button.click({ timeout: 10_000 }).catch(() => undefined);

for (const { name, address, open, fields, submit } of forms) {
  test(`a session that the server ends in the middle of ${name}: login, and every typed value is back`, async ({
    page,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(/status of 401/, /Failed to fetch (boards|organisation details)/);
    await openAs(page, address);
    await open?.(page);
    for (const [field, value] of fields(page)) await field.fill(value);
    const left = page.url();
    await endSession(page);
    await pressUnlessAtLogin(submit(page));
    await logInAgain(page);
    await page.waitForURL(left);
    for (const [field, value] of fields(page)) await expect(field).toHaveValue(value);
  });
}

test('a session that ends between the review of a CSV and its load: login, and the load goes on', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/status of 401/, /Failed to fetch (boards|organisation details)/);
  await openAs(page, '/boards?orgID=all&add=csv');
  const csv =
    'screen_name,latitude,longitude,City,Region,Country,Screen Resolution,id,device_id\nDraft board,51.5,-0.1,London,,United Kingdom,1080x1920,r-draft,draft-device-1\n';
  await dialog(page)
    .getByLabel('CSV files')
    .setInputFiles({ name: 'draft.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(dialog(page).getByText('1 row will be loaded.')).toBeVisible();
  await endSession(page);
  await pressUnlessAtLogin(button(page, 'Load Boards'));
  await logInAgain(page);
  await button(page, 'Continue draft.csv').click();
  const load = button(page, 'Load Boards');
  const loaded = button(page, 'Loaded');
  // The load continues by itself only if it had started before the session ended.
  await expect(async () => {
    if (await loaded.isHidden()) await load.click({ timeout: 5_000 });
    await expect(loaded).toBeDisabled({ timeout: 10_000 });
  }).toPass();
});
