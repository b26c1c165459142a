import { jumpTo, listedActions, stateThat } from '#test/devtools';
import { createApiActionSanitizer, QueryStatus } from '@reduxjs/toolkit/query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { testApp } from '#test/app';
import { anAd, anArtwork } from '#test/artworks';
import { someBoards } from '#test/boards';
import { openPage, type OpenPage } from '#test/page';
import { anOrganisation, aTeam } from '#test/people';
import { readSource } from '#test/sources';
import { csvWithThreeBadRows } from '#test/storyFlows';
import { uploadsInto } from '#test/uploads';
import { api } from '../../../src/client/api/api';
import { toSerialisable } from '../../../src/client/machines/serialisable';

/** jsdom has no IndexedDB, and the loads remembered across reloads are not replayed. */
jest.mock('../../../src/client/boards/csv/loading/loadMemory', () => ({
  forgetLoad: () => Promise.resolve(),
  rememberChunk: () => Promise.resolve(),
  rememberLoad: () => Promise.resolve(),
  unfinishedLoad: () => Promise.resolve(undefined),
  unfinishedLoads: () => Promise.resolve([]),
  updateLoad: () => Promise.resolve(),
}));

/** A PNG of one pixel. */
const pixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (sign) => sign.charCodeAt(0),
);
const seconds = { timeout: 60_000 };

const on = testApp();
const uploads = uploadsInto(on);
let orgID: string;
let boardId: string;
let fileId: string;
beforeAll(async () => {
  orgID = await anOrganisation(on.db, { orgName: 'Alder & Finch' });
  await aTeam(on.db, { teamName: 'Launch squad', orgId: orgID, members: [on.adminId] });
  fileId = await anArtwork(on.db, { fileName: 'kestrel.jpg', fileFormat: 'image/jpeg' });
  await anAd(on.db, fileId);
  [boardId = ''] = await someBoards(on.db, [
    {
      boardname: 'Tagus Riverside',
      boardOwner: orgID,
      lat: 38.7,
      long: -9.1,
      country: 'Portugal',
      city: 'Lisbon',
      height: 400,
      width: 840,
      surfaceArea: 28.5,
    },
  ]);
});

const settled = ({ store }: OpenPage) =>
  waitFor(
    () =>
      expect(
        Object.values(store.getState().api.queries).filter((query) => query?.status === QueryStatus.pending),
      ).toEqual([]),
    seconds,
  );

/** Finds a button by its text: on these large pages, queries by role are slow since they compute every style. */
function buttonSaying(text: string): HTMLElement {
  const words = screen.getAllByText(text).map((part) => part.closest('button'));
  // Prefer a button of a dialog to one of the page below.
  const button = words.find((found) => found?.closest('[role=dialog]')) ?? words.find((found) => found !== null);
  if (!button) throw new Error(`No button says ${text}`);
  return button;
}

const named = createApiActionSanitizer(api);
/** The action names as DevTools shows them. */
const actionsNow = (): string[] => listedActions().map((action) => named(action).type);
/** The actions dispatched up to the end of the approval. */
let approval: string[] = [];
/** The action names in the guide's table, in order. */
const told = [...readSource('docs/devtools.md').text.matchAll(/^\| `(machine\/[^`]+|api\/[^`]+)`/gm)]
  .map(([, name]) => name ?? '')
  .filter((name) => !name.includes('{'));

/** Approves, uploads, saves a board and loads a CSV. */
async function work(page: OpenPage): Promise<void> {
  await page.user.upload(
    await screen.findByLabelText('Artwork files', {}, seconds),
    new File([pixel], 'harbour.png', { type: 'image/png' }),
  );
  fireEvent.click(await screen.findByLabelText('Upload harbour.png', {}, seconds));
  await screen.findByLabelText('Uploaded harbour.png', {}, seconds);
  await screen.findByLabelText('Approve harbour.png', {}, seconds);
  await settled(page);

  fireEvent.click(screen.getByLabelText('Approve kestrel.jpg'));
  await screen.findByText('Approve this artwork?', {}, seconds);
  fireEvent.click(buttonSaying('Approve'));
  await waitFor(() => expect(page.wire.sent('POST', /^\/api\/ads\/submittossp/)).toHaveLength(1), seconds);
  await waitFor(() => expect(screen.queryByText('Approve this artwork?')).toBeNull(), seconds);
  await waitFor(
    () => expect(actionsNow()).toContain(`machine/review:${fileId}/xstate.done.actor.0.review.submitting`),
    seconds,
  );
  approval = actionsNow();
  await settled(page);

  await page.go(`/boards?orgID=${orgID}&board=${boardId}`);
  fireEvent.change(await screen.findByDisplayValue('Lisbon', {}, seconds), { target: { value: 'Lisbon East' } });
  fireEvent.click(buttonSaying('Save Changes'));
  await screen.findByText('Saved!', {}, seconds);
  await settled(page);

  await page.go(`/boards?orgID=${orgID}&add=csv`);
  await page.user.upload(
    await screen.findByLabelText('CSV files', {}, seconds),
    new File([csvWithThreeBadRows], 'boards.csv', { type: 'text/csv' }),
  );
  await screen.findByText(/2 rows will be loaded/, {}, seconds);
  fireEvent.click(buttonSaying('Load Boards'));
  await screen.findByText(/3 of 5 rows were not loaded/, {}, seconds);
  await settled(page);
}

const jump = (index: number) => act(async () => jumpTo(index));

test('docs/devtools.md lists the actions of an approval; a jump and the whole session send nothing and hold no secret', async () => {
  const page = await openPage(on, `/home?orgID=${orgID}`);
  const before = listedActions().length;
  await work(page);
  const sent = page.wire.calls.length;
  await jump(stateThat(({ machines }) => machines[`boardSave:${boardId}`]?.value === 'saving'));
  await jump(0);
  expect(page.store.getState().api.queries).toEqual({});
  expect(page.wire.calls).toHaveLength(sent);
  await jump(stateThat());
  expect(uploads.puts).toBe(1);

  // docs/devtools.md lists these actions in this order; each at its first time after the beginning.
  const made = approval.map((name) => name.replace(fileId, '65fa01'));
  const since = made.slice(made.lastIndexOf('machine/review:65fa01/xstate.init'));
  expect([...new Set(since)].filter((name) => told.includes(name))).toEqual(told);
  const steps = (names: readonly string[]) => names.filter((name) => name.startsWith('machine/review:65fa01/'));
  expect(steps(since)).toEqual(steps(told));

  const actions = listedActions().slice(before);
  const types = new Set(actions.map(({ type }) => type));
  // As DevTools shows and exports it.
  const exported = JSON.stringify(toSerialisable([actions, page.store.getState()]));
  expect([...types].filter((type) => !/^(api|machine|machines)\/[\w.:/-]+$|^__rtkq\//.test(type))).toEqual([]);
  expect(exported).not.toContain(on.token);
  expect(exported).not.toMatch(/x-amz-signature|[?&]signature=/i);
  // The CSV rows stay in the worker; only lists may show the boards made from them.
  const csvSteps = actions.filter(({ type }) => type.startsWith('machine/csvLoad'));
  expect(csvSteps.length).toBeGreaterThan(3);
  expect(JSON.stringify(csvSteps)).not.toContain('Harbour Mall');
}, 900_000);
