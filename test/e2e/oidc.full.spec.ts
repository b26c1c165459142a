import type { APIRequestContext, Page } from '@playwright/test';
import { freePort } from '../../scripts/freePort.cjs';
import { startProvider, type TestProvider } from '../support/oidcProvider';
import { callerOf, filesNamed, uploadArtworks, type Caller } from './support/artworks';
import { expect, password, robin, test as base, tokenFor } from './support/console';
import { startOwnServer } from './support/ownServer';

interface Installation {
  address: string;
  provider: TestProvider;
}

/** A separate server with sign-in through a provider only; Robin has the emergency account. */
const test = base.extend<object, { installation: Installation }>({
  installation: [
    async ({}, use) => {
      const port = await freePort();
      const provider = await startProvider(`http://127.0.0.1:${String(port)}`);
      const own = await startOwnServer({
        ...provider.settings,
        PORT: String(port),
        PASSWORD_LOGIN: '0',
        ADMIN_EMAIL: robin.email,
        ADMIN_PASSWORD: password,
      });
      await use({ address: own.address, provider });
      await own.stop();
      provider.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ installation }, use) => use(installation.address),
});

/** Creates an organisation with one undecided artwork. */
async function somethingToReview(request: APIRequestContext, api: Caller): Promise<void> {
  const { organisation } = await api.post<{ organisation: { _id: string } }>('/api/organisation/create', {
    orgName: 'Harbour Media',
  });
  await uploadArtworks(request, api, organisation._id, ['harbour.png']);
}

const continueButton = (page: Page) => page.getByRole('button', { name: 'Continue with Acme SSO' });

/** Signs in on the provider's page, from the login page. */
async function enter(page: Page): Promise<void> {
  await continueButton(page).click();
  await expect(page.getByRole('heading', { name: 'Acme SSO' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in as rita' }).click();
}

test('a reviewer enters by the provider, approves; without the group the next sign-in is refused', async ({
  page,
  request,
  installation: { address, provider },
  expectConsoleErrors,
}) => {
  // The last sign-in is refused, and the provider has no favicon.
  expectConsoleErrors(/status of 403.*oidc\/finish/, /status of 404.*\/favicon\.ico/);
  const api = callerOf(request, await tokenFor(request));
  await somethingToReview(request, api);
  const rita = { email: 'rita@acme.example', email_verified: true, name: 'Rita Dam' };
  await provider.person('rita', { ...rita, groups: ['reviewers', 'tennis'] });

  // Sign-in returns to the page of the link.
  await page.goto('/home?orgID=all&latest.search=harbour');
  await enter(page);
  await page.waitForURL((url) => url.origin === address && url.pathname.startsWith('/home'));
  await expect(page.getByText('Hey Rita.')).toBeVisible();

  await page.getByRole('button', { name: 'Approve harbour.png', exact: true }).first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Approve/ })
    .click();
  await expect(page.getByText('Successfully saved message to file.')).toBeVisible();
  expect(await filesNamed(api, 'harbour')).toMatchObject([{ isPreApproved: true, decidedBy: 'Rita Dam' }]);

  await page.getByRole('button', { name: 'User menu of Rita Dam' }).click();
  await page.getByText('Log out').click();
  // The provider asks whether to sign out there too.
  await page.getByRole('button', { name: 'Yes, sign me out' }).click();
  await page.waitForURL(`${address}/`);

  await provider.person('rita', { ...rita, groups: ['tennis'] });
  await enter(page);
  await expect(page.getByRole('alert')).toContainText(
    'Your Acme SSO account is not in a group that may use this console. Ask the administrator of your groups.',
  );
  await page.getByRole('link', { name: 'Back to the login' }).click();
  await expect(continueButton(page)).toBeVisible();
});
