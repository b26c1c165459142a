import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import sharp from 'sharp';
import { listArtworks } from '#contract/artwork';
import { testApp } from '#test/app';
import { anOrganisation } from '#test/people';
import { openPart, type OpenPage } from '#test/page';
import { uploadsInto } from '#test/uploads';
import { refusal } from '#test/wire';
import { ChooseFiles, ChosenFiles, UploadDrop } from '../../../../src/client/artwork/upload/UploadPanel';

const on = testApp();
const uploads = uploadsInto(on);
let orgID: string;
beforeAll(async () => {
  orgID = await anOrganisation(on.db, { orgName: 'Kestrel Air' });
});

const png = async (): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await sharp({ create: { width: 64, height: 36, channels: 3, background: '#375' } })
      .png()
      .toBuffer(),
  );
const stored = async (name: string): Promise<number> =>
  (await on.call(listArtworks, { query: { search: name } })).reply.totalFiles;

async function openWith(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  address = `/home?orgID=${orgID}`,
): Promise<Omit<OpenPage, 'close'>> {
  const page = openPart(
    on,
    <UploadDrop>
      <ChooseFiles />
      <ChosenFiles />
    </UploadDrop>,
    { address },
  );
  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('No file field');
  fireEvent.change(input, { target: { files: [new File([bytes], name, { type: 'image/png' })] } });
  return page;
}
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('li') ?? document.body);

it('goes from Upload over a percentage to Uploaded, under the cleaned name, is in the list, and leaves its own', async () => {
  const { setTimeout: realTimeout } = globalThis;
  const leaving: (() => void)[] = [];
  // Not a mock, which Testing Library would take for fake timers.
  Object.assign(globalThis, {
    setTimeout: (run: () => void, after?: number) => (after === 8_000 ? leaving.push(run) : realTimeout(run, after)),
  });
  const page = await openWith('winter (1).png', await png());
  const row = await rowOf('winter1.png');
  const picture = (await screen.findByText('winter1.png')).closest('li')?.querySelector('img');
  expect(picture).toHaveAttribute('src', 'blob:test');
  Object.defineProperties(picture ?? {}, { naturalWidth: { value: 64 }, naturalHeight: { value: 36 } });
  fireEvent.load(picture ?? document.body);
  expect(await row.findByText(/^PNG · 64 × 36 · .* · Kestrel Air$/)).toBeInTheDocument();
  fireEvent.click(row.getByRole('button', { name: 'Upload winter1.png' }));
  expect(await row.findByRole('button', { name: 'Uploaded winter1.png' })).toBeDisabled();
  expect(await screen.findByText('Uploaded file successfully. You can now save the ad.')).toBeVisible();
  expect(page.wire.sent('POST', /signs3/)).toMatchObject([
    { body: { fileName: 'winter1.png', fileType: 'image/png' } },
  ]);
  expect(await stored('winter1')).toBe(1);
  Object.assign(globalThis, { setTimeout: realTimeout });
  act(() => leaving.forEach((leave) => leave()));
  expect(screen.queryByRole('list', { name: 'Chosen files' })).not.toBeInTheDocument();
});

it('tells a refused address and a lost connection, creates no record, and retries with a new signed address', async () => {
  const page = await openWith('cut.png', await png());
  const heal = page.wire.answer(/signs3/, () => refusal(500));
  uploads.cuts = 1;
  const row = await rowOf('cut.png');
  fireEvent.click(row.getByRole('button', { name: 'Upload cut.png' }));
  expect(await row.findByText(/^Failed to get your authentication credentials\.\.\./)).toBeVisible();
  heal();
  fireEvent.click(row.getByRole('button', { name: 'Try again cut.png' }));
  expect(await row.findByText(/^Failed to upload your file\. Please try again\./)).toBeVisible();
  expect(await stored('cut.png')).toBe(0);
  fireEvent.click(row.getByRole('button', { name: 'Try again cut.png' }));
  await row.findByRole('button', { name: 'Uploaded cut.png' });
  expect(page.wire.sent('POST', /signs3/)).toHaveLength(3);
  expect(await stored('cut.png')).toBe(1);
});

it('says that a chosen file has changed on disk, and offers no second try', async () => {
  await openWith('winter.png', await png());
  const row = await rowOf('winter.png');
  jest.spyOn(Blob.prototype, 'slice').mockImplementation(() => {
    throw new DOMException('It could not be read.', 'NotReadableError');
  });
  uploads.cuts = 1;
  fireEvent.click(row.getByRole('button', { name: 'Upload winter.png' }));
  expect(await row.findByRole('alert')).toHaveTextContent(/^winter\.png has changed or is gone: choose it again\.$/);
  expect(row.queryByRole('button', { name: /^Try again/ })).toBeNull();
  expect(row.getByRole('button', { name: 'Remove winter.png' })).toBeEnabled();
});

it("shows the server's reason for a refused type, and offers no second try", async () => {
  const page = await openWith('film.png', await png());
  const reason = 'This is a file of type video/quicktime.';
  page.wire.answer('/api/file/create', () => refusal(415, 'upload.type_refused', reason));
  const row = await rowOf('film.png');
  fireEvent.click(row.getByRole('button', { name: 'Upload film.png' }));
  expect(await row.findByRole('alert')).toHaveTextContent(reason);
  expect(row.queryByRole('button', { name: /^Try again/ })).toBeNull();
});

describe('a pasted picture', () => {
  type Texts = Partial<Record<'text/plain' | 'text/uri-list', string>>;
  const openDrop = async (): Promise<(target: Element, texts?: Texts, name?: string) => boolean> => {
    const bytes = await png();
    openPart(
      on,
      <UploadDrop>
        <input aria-label="Search by name" />
        <input aria-label="Category" readOnly />
        <ChosenFiles />
      </UploadDrop>,
      { address: `/home?orgID=${orgID}` },
    );
    return (target, texts = {}, name = 'image.png') =>
      fireEvent.paste(target, {
        clipboardData: {
          files: [new File([bytes], name, { type: 'image/png' })],
          types: [...Object.keys(texts), 'Files'],
          items: [],
          getData: (type: keyof Texts) => texts[type] ?? '',
        },
      });
  };
  const rows = (): number => screen.queryAllByRole('listitem').length;

  it('is taken once, and left alone in a text field and beside text', async () => {
    const paste = await openDrop();
    const drop = screen.getByLabelText('Artwork files');
    expect(paste(screen.getByLabelText('Search by name'))).toBe(true);
    for (const text of [
      'Total\t12',
      'See /media/me/image.png',
      'image.png\nimage.png, the new one',
      'https://x.example/',
    ])
      expect(paste(drop, { 'text/plain': text })).toBe(true);
    paste(drop);
    await rowOf('image.png');
    expect(rows()).toBe(1);
    // Nothing can be typed there.
    paste(screen.getByLabelText('Category'));
    await waitFor(() => expect(rows()).toBe(2));
  });

  it.each<[string, Texts]>([
    ['nothing', { 'text/plain': '' }],
    ['a space', { 'text/plain': ' \r\n' }],
    ['its name, from Finder', { 'text/plain': 'my ad.png' }],
    ['its path', { 'text/plain': '/media/me/Pictures/my ad.png' }],
    ['its path in Windows, quoted', { 'text/plain': String.raw`"C:\Users\me\my ad.png"` }],
    ['its path in a network', { 'text/plain': String.raw`\\server\share\my ad.png` }],
    ['its file address', { 'text/plain': 'file:///media/me/my%20ad.png\r\n' }],
    ['its web address', { 'text/plain': 'https://x.example/1?a=b', 'text/uri-list': 'https://x.example/1?a=b\r\n' }],
  ])('is taken beside %s', async (_, texts) => {
    const paste = await openDrop();
    paste(document.body, texts, 'my ad.png');
    await waitFor(() => expect(rows()).toBe(1));
  });

  it('does not go to the page behind a dialog', async () => {
    const paste = await openDrop();
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    dialog.setAttribute('aria-modal', 'true');
    document.body.append(dialog);
    paste(document.body);
    dialog.remove();
    paste(document.body, {}, 'later.png');
    await rowOf('later.png');
    expect(rows()).toBe(1);
  });
});

it('takes files dropped anywhere in the window, but not beside an open dialog', async () => {
  const dropped = new File([await png()], 'dropped.png', { type: 'image/png' });
  openPart(
    on,
    <UploadDrop>
      <ChosenFiles />
    </UploadDrop>,
    { address: `/home?orgID=${orgID}` },
  );
  const item = { kind: 'file', type: 'image/png', getAsFile: () => dropped };
  const dataTransfer = { files: [dropped], items: [item], types: ['Files'] };
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  dialog.setAttribute('aria-modal', 'true');
  document.body.append(dialog);
  // Left to the shell, which refuses it.
  expect(fireEvent.drop(document.body, { dataTransfer })).toBe(true);
  dialog.remove();
  fireEvent.dragEnter(document.body, { dataTransfer });
  expect(await screen.findByText('Good, these can be uploaded')).toBeVisible();
  expect(fireEvent.drop(document.body, { dataTransfer })).toBe(false);
  await rowOf('dropped.png');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.queryByText('Good, these can be uploaded')).not.toBeInTheDocument();
});

it('refuses by the bytes before anything is sent, and cancels removed files', async () => {
  const page = await openWith('notes.png', new TextEncoder().encode('only a text'));
  expect(await screen.findByText(/^notes\.png is not what its name says/)).toBeVisible();
  fireEvent.click(screen.getByLabelText(/^Dismiss: notes\.png/));
  await waitFor(() => expect(screen.queryByText(/^notes\.png is not/)).toBeNull());
  expect(page.wire.sent('POST', /signs3/)).toHaveLength(0);
  const input = document.querySelector('input[type=file]');
  if (input)
    fireEvent.change(input, { target: { files: [new File([await png()], 'gone.png', { type: 'image/png' })] } });
  fireEvent.click((await rowOf('gone.png')).getByRole('button', { name: 'Remove gone.png' }));
  await waitFor(() => expect(screen.queryByText('gone.png')).toBeNull());
});
