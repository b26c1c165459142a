import { fireEvent, within } from '@testing-library/react';
import { card, open } from './insights.setup';

test('the arrow keys walk a plot and read each point out', async () => {
  await open();
  const plot = await within(await card('Artworks waiting')).findByRole('slider', { name: 'Artworks waiting' });
  expect(plot).toHaveAttribute('aria-valuetext', expect.stringMatching(/^\d+ \w+ \d{4}: 3 waiting$/));
  fireEvent.keyDown(plot, { key: 'Home' });
  expect(plot).toHaveAttribute('aria-valuetext', expect.stringMatching(/: 0 waiting$/));
  fireEvent.keyDown(plot, { key: 'ArrowRight' });
  expect(plot).toHaveAttribute('aria-valuenow', '1');
  fireEvent.keyDown(plot, { key: 'End' });
  expect(plot).toHaveAttribute('aria-valuenow', '29');
});

test('the same numbers stand in a table, and the choice is remembered', async () => {
  const page = await open();
  const times = await card('Time to decision');
  await page.user.click(await within(times).findByRole('switch', { name: 'Show table: Time to decision' }));
  const row = await within(times).findByRole('row', { name: /1 2 d/ });
  expect(row).toHaveTextContent(/12 d2 d/);
  page.close();
  await open();
  expect(await within(await card('Time to decision')).findByRole('table')).toBeInTheDocument();
});
