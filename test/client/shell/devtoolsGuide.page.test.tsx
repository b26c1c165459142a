import { screen, waitFor, within } from '@testing-library/react';
import { createApiActionSanitizer } from '@reduxjs/toolkit/query';
import { readSource } from '#test/sources';
import { startApp, type TestApp } from '#test/app';
import { anAd, anArtwork } from '#test/artworks';
import { openPage } from '#test/page';
import { anOrganisation } from '#test/people';
import { api } from '../../../src/client/api/api';
import { recordedActions } from '../../../src/client/machines/recorder';

const seconds = { timeout: 20_000 };
let on: TestApp;
let fileId: string;
beforeAll(async () => {
  on = await startApp();
  await anOrganisation(on.services.database.db);
  fileId = await anArtwork(on.services.database.db, { fileName: 'kestrel.jpg', fileFormat: 'image/jpeg' });
  await anAd(on.services.database.db, fileId);
});
afterAll(() => on.close());

/** The guide's first column, in its order. */
const told = [...readSource('docs/devtools.md').text.matchAll(/^\| `(machine\/[^`]+|api\/[^`]+)`/gm)].map(([, name]) => name ?? '').filter((name) => !name.includes('{'));

test('an approval makes the actions that the guide tells, the machine steps in its order', async () => {
  const page = await openPage(on, '/home?orgID=all');
  await page.user.click(await screen.findByRole('button', { name: 'Approve kestrel.jpg' }, seconds));
  await page.user.click(within(await screen.findByRole('dialog', { name: 'Approve this artwork?' }, seconds)).getByRole('button', { name: 'Approve' }));
  const done = 'machine/review:65fa01/xstate.done.actor.0.review.submitting';
  const named = createApiActionSanitizer(api);
  const made = () => recordedActions(page.store.dispatch).map(({ action }) => named(action).type.replace(fileId, '65fa01'));
  await waitFor(() => expect(made()).toContain(done), seconds);

  expect(told.length).toBeGreaterThan(9);
  expect(told.filter((name) => !made().includes(name))).toEqual([]);
  const steps = (names: readonly string[]) => names.filter((name) => name.startsWith('machine/review:65fa01/'));
  expect(steps(made())).toEqual(steps(told));
}, 120_000);
