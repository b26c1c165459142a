import { screen, waitFor } from '@testing-library/react';
import { BoardImage } from '../../../src/client/boards/BoardImage';
import type { Pictured } from '../../../src/client/boards/useBoardImage';
import { startApp, type TestApp } from '#test/app';
import { anArtwork } from '#test/artworks';
import { openPart } from '#test/page';
import { aBoardRow } from './boardRow';

let on: TestApp;
beforeAll(async () => {
  on = await startApp();
});
afterAll(() => on.close());

const direct = 'https://pictures.example/direct.jpg';

/** A board as returned by an API without `imageURL`. */
function withoutImageURL(given: Partial<Pictured>): Pictured {
  const { imageURL: _, ...board } = aBoardRow({ boardImgURL: null, ...given });
  return board;
}
const shown = async (): Promise<string | null> =>
  (await screen.findByRole('img', { name: /^Tagus/ })).getAttribute('src');

test('a board of our API shows its imageURL, and asks for no file', async () => {
  const page = openPart(on, <BoardImage board={aBoardRow({ imageURL: '/files/small', boardFile: 'f1' })} />);
  expect(await shown()).toBe('/files/small');
  expect(page.wire.sent('GET', /\/api\/file\//)).toEqual([]);
});

test('without imageURL the picture comes from the file, not from the direct address', async () => {
  const boardFile = await anArtwork(on.services.database.db, { purpose: 'board', storageKey: 'k'.repeat(32) });
  openPart(on, <BoardImage board={withoutImageURL({ boardFile, boardImgURL: direct })} />);
  expect(await shown()).toContain(`/files/${'k'.repeat(32)}`);
});

test('if the file is missing, the direct address is used', async () => {
  openPart(on, <BoardImage board={withoutImageURL({ boardFile: 'gone', boardImgURL: direct })} />);
  expect(await shown()).toBe(direct);
});

test('without both it says that there is no image', async () => {
  openPart(on, <BoardImage board={withoutImageURL({})} />);
  await waitFor(() => expect(screen.getByRole('img', { name: /^No image of Tagus/ })).toBeVisible());
});
