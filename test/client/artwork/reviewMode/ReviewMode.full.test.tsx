import { fireEvent, screen, waitFor } from '@testing-library/react';
import { anArtwork } from '#test/artworks';
import { openPart } from '#test/page';
import { WithReview } from '../../../../src/client/artwork/reviewMode/WithReview';
import { on, press, shownName, openQueue } from './reviewMode.setup';

it('puts the queue into another order, and stays at the artwork', async () => {
  const { page } = await openQueue('teal');
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Order' }));
  fireEvent.click(await screen.findByText('Newest first'));
  await waitFor(() => expect(page.address()).toContain('waiting.sortID=dateCreated'));
  // The order is reversed: the oldest is now last.
  await screen.findByText('3 of 3');
  await shownName('teal-1');
  press('k');
  await shownName('teal-2');
});

it('is one dialog that names the artwork; ? shows the keys in it, those of the zoom too', async () => {
  await openQueue('heron');
  expect(screen.getByRole('dialog', { name: 'Review mode: heron-1' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next J' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Previous K' })).toBeDisabled();
  // The dialog takes the focus once it has opened.
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
  press('?');
  const keys = await screen.findByRole('region', { name: 'Keys' });
  expect(keys).toHaveFocus();
  expect(keys).toHaveTextContent('Zoom in+');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  press('j');
  await screen.findByRole('dialog', { name: 'Review mode: heron-2' });
  press('Escape');
  await shownName('heron-2');
  expect(screen.queryByRole('region', { name: 'Keys' })).toBeNull();
});

it('zooms to true pixels, and then the arrows pan instead of going on', async () => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(960);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(960);
  const id = await anArtwork(on.db, { fileName: 'egret', width: 1080, height: 1920 });
  openPart(on, <WithReview>Closed.</WithReview>, { address: `/home?review=${id}` });
  const picture = (await screen.findByRole('img', { name: /^egret/ })).closest('.mq-hero-art');
  expect(picture).toHaveStyle({ width: '540px', height: '960px' });
  press('+');
  press('+');
  expect(await screen.findByText('shown at 100 %')).toBeVisible();
  expect(picture).toHaveStyle({ width: '1080px', height: '1920px' });
  const frame = screen.getByRole('region', { name: 'Zoomed artwork' });
  const before = frame.scrollTop;
  press('ArrowDown');
  expect(frame.scrollTop).toBe(before + 80);
  await shownName('egret');
  press('0');
  expect(picture).toHaveStyle({ width: '540px' });
});

it('plays a film muted at once, and pauses it with Space', async () => {
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  const id = await anArtwork(on.db, { fileName: 'bittern.mp4', fileFormat: 'video/mp4' });
  openPart(on, <WithReview>Closed.</WithReview>, { address: `/home?review=${id}` });
  const film = await screen.findByLabelText<HTMLVideoElement>('bittern.mp4, MP4');
  expect(film.muted).toBe(true);
  expect(film.controls).toBe(false);
  expect(play).toHaveBeenCalledTimes(1);
  jest.spyOn(film, 'paused', 'get').mockReturnValue(false);
  press(' ');
  expect(pause).toHaveBeenCalledTimes(1);
});
