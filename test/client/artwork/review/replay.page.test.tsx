import { jumpTo, stateThat } from '#test/devtools';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { anArtwork } from '#test/artworks';
import { startApp, type TestApp } from '#test/app';
import { openPart } from '#test/page';
import { DecisionDialogs } from '../../../../src/client/artwork/review/DecisionDialogs';
import { WithReview } from '../../../../src/client/artwork/reviewMode/WithReview';
import { artworkLists } from '../../../../src/client/artwork/table/artworkLists';
import { ArtworkTable } from '../../../../src/client/artwork/table/ArtworkTable';
import { ChooseFiles, ChosenFiles, UploadDrop } from '../../../../src/client/artwork/upload/UploadPanel';
import { useTicks } from '../../../../src/client/ui/table/useTicks';

let on: TestApp;
beforeAll(async () => {
  on = await startApp();
});
afterAll(() => on.close());

const press = (key: string) =>
  fireEvent.keyDown(document.body, { key, code: /^[a-z]$/.test(key) ? `Key${key.toUpperCase()}` : key });
const jump = (index: number) => act(() => jumpTo(index));
const asked = (fileId: string, value: string) =>
  stateThat(({ machines }) => machines[`review:${fileId}`]?.value === value);

it('review mode shows the question as it was, takes no key meanwhile, and sends nothing again', async () => {
  const id = await anArtwork(on.services.database.db, { fileName: 'rewound' });
  const page = openPart(on, <WithReview>Closed.</WithReview>, { address: `/home?review=${id}&latest.search=rewound` });
  const decided = () => page.wire.sent('POST', /\/api\/file\/modify\//).length;
  await waitFor(() => expect(document.querySelector('.mq-reviewed-name h2')).toHaveTextContent('rewound'));
  press('a');
  await screen.findByText('Yes, approve');
  press('Enter');
  await screen.findByText('The artwork is decided.');
  await waitFor(() => expect(page.store.getState().machines[`review:${id}`]?.value).toBe('reviewing'));
  expect(decided()).toBe(1);

  jump(asked(id, 'confirming'));
  expect(page.store.services.replay.isShown()).toBe(true);
  press('a');
  press('Enter');
  await act(async () => undefined);
  expect(decided()).toBe(1);
  jump(stateThat());
  expect(page.store.services.replay.isShown()).toBe(false);
});

const Latest = () => (
  <>
    <ArtworkTable list={artworkLists.latest} ticks={useTicks('latest')} />
    <DecisionDialogs />
  </>
);

it('the dialogs of a table come back as they stood, with what was typed', async () => {
  const id = await anArtwork(on.services.database.db, { fileName: 'reasoned' });
  const page = openPart(on, <Latest />, { address: '/home?latest.search=reasoned' });
  fireEvent.click(await screen.findByLabelText('Disapprove reasoned'));
  fireEvent.change(await screen.findByPlaceholderText('Type in your reason for disapproval (required)'), {
    target: { value: 'Logo is cut off' },
  });
  fireEvent.click(screen.getByText('Cancel'));
  await waitFor(() => expect(page.store.getState().machines[`review:${id}`]?.value).toBe('reviewing'));
  jump(asked(id, 'reasoning'));
  expect(await screen.findByDisplayValue('Logo is cut off')).toBeVisible();
  for (const word of ['Approve', 'Disapprove']) expect(screen.getByLabelText(`${word} reasoned`)).toBeDisabled();
  fireEvent.keyDown(screen.getByDisplayValue('Logo is cut off'), { key: 'Enter' });
  await act(async () => undefined);
  expect(page.wire.sent('POST', /\/api\/file\/modify\//)).toHaveLength(0);
  jump(stateThat());
});

it('a chosen file that was removed is in the list again', async () => {
  const page = openPart(
    on,
    <UploadDrop>
      <ChooseFiles />
      <ChosenFiles />
    </UploadDrop>,
    { address: '/home?orgID=all' },
  );
  const uploadActors = page.store.services.uploads;
  await act(() =>
    uploadActors.choose([
      new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0, 0, 0, 0, 0])], 'recalled.png'),
    ]),
  );
  expect(await screen.findByText('recalled.png')).toBeVisible();
  const chosen = stateThat();
  fireEvent.click(screen.getByLabelText('Remove recalled.png'));
  await waitFor(() => expect(screen.queryByText('recalled.png')).toBeNull());
  jump(chosen);
  expect(await screen.findByText('recalled.png')).toBeVisible();
  jump(stateThat());
  await waitFor(() => expect(screen.queryByText('recalled.png')).toBeNull());
});
