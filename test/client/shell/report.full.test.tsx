import { screen, waitFor } from '@testing-library/react';
import { testApp } from '#test/app';
import { openPage } from '#test/page';
import { anOrganisation } from '#test/people';
import { makeReport, readReport } from '../../../src/client/shell/report/report';
import { statesOf } from '../../../src/client/shell/report/viewerStore';

const on = testApp();
beforeAll(async () => {
  await anOrganisation(on.db, { orgName: 'Alder & Finch' });
});

/** Opens the profile page and makes a report of the session. */
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
    expect(page.store.getState().location.address).toBe('/profile?orgID=all');
  });

  test('names nobody: e-mails and network addresses are numbered, addresses of files are gone', () => {
    const people = {
      by: 'Ana <ana@test.example>',
      also: 'ANA@test.example',
      other: 'bo@test.example',
      'x(ana@test.example)': 1,
    };
    const at = { v4: 'from 198.51.100.7', v6: '2001:db8::1:2', time: '12:30:15', version: 'v1.2.3' };
    const files = {
      fileURL: 'http://localhost:3000/files/abc',
      boardImgURL: '//evil.example/x.png',
      own: '/files/abc',
    };
    const report = makeReport([], { people, at, files, address: '/boards?page=2' }, 'Marquee');
    expect(report.state['people']).toEqual({
      by: 'Ana <person1@example.invalid>',
      also: 'person1@example.invalid',
      other: 'person2@example.invalid',
      'x(person1@example.invalid)': 1,
    });
    expect(report.state['at']).toEqual({ v4: 'from 0.0.0.0', v6: '0.0.0.0', time: '12:30:15', version: 'v1.2.3' });
    expect(JSON.stringify(report.state['files'])).not.toMatch(/evil|abc|http/);
    expect(report.state['address']).toBe('/boards?page=2');
  });

  test('from an attacker loads nothing when it is shown', async () => {
    const { text } = await visit();
    const evil = text.replaceAll('"Robin"', '"https://evil.example/pixel.png"');
    expect(evil).toContain('evil.example');
    expect(JSON.stringify(readReport(evil))).not.toContain('evil.example');
  });

  test('replaying its actions leads from its first state to its last', async () => {
    const { text } = await visit();
    const report = readReport(text);
    if (report === undefined) throw new Error('no report');
    const states = statesOf(report);
    expect(states).toHaveLength(report.actions.length + 1);
    expect(states.at(-1)?.machines).toEqual(report.state['machines']);
    expect(states.at(-1)?.location).toEqual(report.state['location']);
    expect(Object.keys(states.at(-1)?.api.queries ?? {})).toEqual(
      expect.arrayContaining(['getMe({})', 'listSessions({})']),
    );
  });

  test.each(['', 'not json', '{}', '{"format":"marquee-bug-report","version":2}'])('%j is not a bug report', (text) =>
    expect(readReport(text)).toBeUndefined(),
  );
});

describe('the page that shows one', () => {
  test('shows the recorded screen, steps through it, sends nothing, and ends the replay at the end', async () => {
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
    const sent = page.wire.calls.length;
    await page.user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(screen.getByRole('button', { name: 'Next' })).toBeEnabled();
    expect(page.wire.calls).toHaveLength(sent);
    await page.go('/users?orgID=all');
    await waitFor(() => expect(recorded()).toBeNull());
  });

  test('refuses another file', async () => {
    const page = await openPage(on, '/bugreport?orgID=all');
    await page.user.upload(
      await screen.findByLabelText('Choose a report'),
      new File(['{}'], 'other.json', { type: 'application/json' }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('This file is not a bug report.');
  });
});
