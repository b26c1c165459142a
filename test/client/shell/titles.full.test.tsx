import { screen, waitFor } from '@testing-library/react';
import { testApp } from '#test/app';
import { openPage } from '#test/page';
import { connect } from '#test/wire';

const on = testApp();

/** Pages of the console, and their window title while only the frame's calls have been answered. */
const pages: readonly (readonly [address: string, title: string])[] = [
  ['/home', 'Admin Dash'],
  ['/boards', 'Boards'],
  ['/management/boards', 'Boards of the organisation'],
  ['/campaigns', 'Campaigns'],
  ['/management/campaigns', 'Campaigns of the organisation'],
  ['/newcampaign', 'New campaign'],
  ['/campaign/c1', 'Campaign'],
  ['/users', 'Users'],
  ['/organisations', 'Organisations'],
  ['/organisation/o1', 'Organisation'],
  ['/dashboard/t1', 'Team dashboard'],
  ['/financial', 'Wallets'],
  ['/ads', 'Ads & Files'],
  ['/insights', 'Insights'],
  ['/inventory', 'Inventory'],
  ['/audit', 'Audit log'],
  ['/profile', 'Your profile'],
  ['/no/such/page', 'Page not found'],
];
const publicPages: readonly (readonly [address: string, title: string])[] = [
  ['/', 'Hello, Admin'],
  ['/forgotpassword', 'Forgot your password?'],
  ['/resetpassword', 'Set a new password'],
  ['/confirmemail', 'Confirm your email address'],
];
const frame = /^\/api\/(config|super\/logincheck|user\/(\?|$))/;

/** Opens a page and leaves all its calls unanswered, except those of the frame. */
async function openUnanswered(address: string, token?: null): Promise<void> {
  document.title = 'None';
  const wire = connect(on.app);
  wire.interrupt(({ path }) => (frame.test(path) ? undefined : new Promise<Response>(() => undefined)));
  await openPage(on, address, { wire, ...(token === null ? { token } : {}) });
  expect(await screen.findByRole('heading', { level: 1 }, { timeout: 20_000 })).not.toBeEmptyDOMElement();
}

test.each(pages)('%s has a heading at once, and its own title: %s', async (address, title) => {
  await openUnanswered(`${address}?orgID=all`);
  await waitFor(() => expect(document.title).toBe(`${title} · Marquee`));
});

test.each(publicPages)('%s, for everybody, has a heading at once, and its own title: %s', async (address, title) => {
  await openUnanswered(address, null);
  await waitFor(() => expect(document.title).toBe(`${title} · Marquee`));
});
