import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getPreferences, setPreferences } from '#contract/session';
import { testApp } from '#test/app';
import { openPage } from '#test/page';
import { notify } from '../../../src/client/ui/feedback/notify';

const on = testApp();

const preferences = async () => (await on.call(getPreferences, {})).reply.preferences;
const compact = async () =>
  within(await screen.findByLabelText('Row height: Users')).getByRole('radio', { name: 'Compact rows' });

test('notices, columns and row height go with the account to another computer', async () => {
  const first = await openPage(on, '/users?orgID=all');
  await first.user.click(await compact());
  await first.user.click(screen.getByRole('button', { name: 'Columns' }));
  await first.user.click(await screen.findByRole('checkbox', { name: 'Last seen' }));
  act(() => void notify.error('The board was not saved.'));
  await waitFor(async () =>
    expect(Object.keys(await preferences()).map((key) => key.replace(/:2.*/, ''))).toEqual(
      expect.arrayContaining(['density', 'columns:users', 'notice']),
    ),
  );
  first.close();
  localStorage.clear();

  const second = await openPage(on, '/users?orgID=all');
  await second.user.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Notifications' }));
  expect(drawer.getByText('The board was not saved.')).toBeInTheDocument();
  expect(await compact()).toBeChecked();
  expect(screen.queryByRole('columnheader', { name: 'Last seen' })).not.toBeInTheDocument();
  // What the first computer changes then, the second shows once somebody turns to it.
  await on.call(setPreferences, { body: { preferences: { 'columns:users': null } } });
  fireEvent.focus(window);
  expect(await screen.findByRole('columnheader', { name: 'Last seen' })).toBeVisible();
});
