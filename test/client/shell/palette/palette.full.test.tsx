import { anArtwork } from '#test/artworks';
import { somewhere } from '#test/boards';
import { screen, waitFor } from '@testing-library/react';
import { createBoard } from '#contract/boards';
import { on, open } from './palette.setup';

test('records found for an earlier text stay only while they match what is typed now', async () => {
  const { user } = await open();
  await user.keyboard('harbour');
  expect(await screen.findByRole('option', { name: /^Harbour wall/ })).toBeInTheDocument();
  expect(await screen.findByRole('option', { name: /^Harbour crossings/ })).toBeInTheDocument();
  await user.keyboard(' w');
  expect(await screen.findByRole('option', { name: /^Harbour wall/ })).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: /^Harbour crossings/ })).not.toBeInTheDocument();
});

test('finds a name that is longer than a search', async () => {
  const boardname = `Northern ${'very '.repeat(45)}long wall`;
  await on.call(createBoard, { body: { boardname, ...somewhere } });
  const { user } = await open();
  await user.paste(boardname);
  expect(await screen.findByRole('option', { name: /long wall/ })).toBeInTheDocument();
});

test('finds a person by e-mail, and opens them', async () => {
  const page = await open();
  await page.user.keyboard('robin@test');
  const robin = await screen.findByRole('option', { name: /^Robin Vale/ });
  expect(robin).toHaveTextContent('robin@test.example');
  await page.user.click(robin);
  await waitFor(() => expect(page.address()).toBe(`/users?orgID=all&search=robin%40test.example&user=${on.adminId}`));
});

test("'Start review' is there on other pages too, and opens what is needed first", async () => {
  const artwork = await anArtwork(on.db, { fileName: 'first-in-line.png' });
  const page = await open('/users?orgID=all');
  await page.user.keyboard('start review');
  await page.user.click(await screen.findByRole('option', { name: /^Start review/ }));
  await waitFor(() => expect(page.address()).toContain(`review=${artwork}`));
  expect(page.address()).toMatch(/^\/home\?.*reviewList=waiting/);
});
