import { screen, waitFor } from '@testing-library/react';
import { startApp, type TestApp } from '#test/app';
import { openPage } from '#test/page';
import { anOrganisation } from '#test/people';
import { callsBlocked } from '../../../src/client/api/calls';
import { makeReport, readReport } from '../../../src/client/shell/report/report';
import { statesOf } from '../../../src/client/shell/report/viewerStore';

let on: TestApp;
beforeAll(async () => {
  on = await startApp();
  await anOrganisation(on.services.database.db, { orgName: 'Alder & Finch' });
});
afterAll(() => on.close());

/** A short visit to the profile, as a report. */
async function visit() {
  const page = await openPage(on, '/profile?orgID=all');
  await screen.findByRole('region', { name: 'Where you are signed in' });
  await screen.findByText('This session');
  const text = JSON.stringify(makeReport(page.store.services.recorder.actions(), page.store.getState(), 'Marquee'));
  return { page, text };
}

describe('a bug report', () => {
  test('holds the state and the actions, and no secret', async () => {
    const { page, text } = await visit();
    const report = readReport(text);
    expect(report?.actions.length).toBeGreaterThan(5);
    expect(report?.actions.length).toBeLessThanOrEqual(200);
    expect(text).toContain('machine/secondFactor:this/xstate.init');
    expect(text).not.toContain(on.token);
    expect(page.store.getState().place.address).toBe('/profile?orgID=all');
  });

  test('its actions lead from its beginning to its end', async () => {
    const { text } = await visit();
    const report = readReport(text);
    if (report === undefined) throw new Error('no report');
    const states = statesOf(report);
    expect(states).toHaveLength(report.actions.length + 1);
    expect(states.at(-1)?.machines).toEqual(report.state['machines']);
    expect(states.at(-1)?.place).toEqual(report.state['place']);
    expect(Object.keys(states.at(-1)?.api.queries ?? {})).toEqual(
      expect.arrayContaining(['getMe({})', 'listSessions({})']),
    );
  });

  test.each(['', 'not json', '{}', '{"format":"marquee-bug-report","version":2}'])('%j is none', (text) =>
    expect(readReport(text)).toBeUndefined(),
  );
});

describe('the page that shows one', () => {
  test('shows the recorded screen, steps through it, sends nothing, and lets go at the end', async () => {
    const { page: visited, text } = await visit();
    visited.close();
    const page = await openPage(on, '/bugreport?orgID=all');
    await page.user.upload(
      await screen.findByLabelText('Choose a report'),
      new File([text], 'report.json', { type: 'application/json' }),
    );
    const recorded = () => document.querySelector('.mq-report-screen');
    await waitFor(() => expect(recorded()).toHaveTextContent('This session'));
    expect(recorded()).toHaveAttribute('inert');
    expect(callsBlocked()).toBe(true);
    const sent = page.wire.calls.length;
    await page.user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(screen.getByRole('button', { name: 'Next' })).toBeEnabled();
    expect(page.wire.calls).toHaveLength(sent);
    await page.go('/users?orgID=all');
    await waitFor(() => expect(callsBlocked()).toBe(false));
  });

  test('refuses another file', async () => {
    const page = await openPage(on, '/bugreport?orgID=all');
    await page.user.upload(
      await screen.findByLabelText('Choose a report'),
      new File(['{}'], 'other.json', { type: 'application/json' }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('This file is no bug report.');
  });
});
