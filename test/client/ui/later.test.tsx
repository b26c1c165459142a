import { render, screen, waitFor } from '@testing-library/react';
import { later } from '../../../src/client/ui/later';
import { messages } from '../../../src/client/ui/messages';
import { notify } from '../../../src/client/ui/notify';

const Part = ({ name }: { name: string }) => <p>the part of {name}</p>;
const Place = () => <p>its place</p>;

test('a part that is asked for comes at once; until then its place stands', async () => {
  const Late = later(() => Promise.resolve(Part), { place: Place, when: 'now' });
  render(<Late name="Ana" />);
  expect(screen.getByText('its place')).toBeInTheDocument();
  expect(await screen.findByText('the part of Ana')).toBeInTheDocument();
  expect(screen.queryByText('its place')).not.toBeInTheDocument();
});

test('code that does not come is asked for once more', async () => {
  const load = jest.fn<Promise<typeof Part>, []>().mockRejectedValueOnce(new Error('cut')).mockResolvedValue(Part);
  const Late = later(load, { place: Place, when: 'now' });
  render(<Late name="Ana" />);
  expect(await screen.findByText('the part of Ana', {}, { timeout: 10_000 })).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});

test('code that never comes leaves the place, and a notice offers to load the page anew', async () => {
  const told = jest.spyOn(notify, 'error');
  const Late = later(() => Promise.reject<typeof Part>(new Error('cut')), { place: Place, when: 'now' });
  render(<Late name="Ana" />);
  await waitFor(() => expect(told).toHaveBeenCalledWith(expect.objectContaining({ text: messages.failures.partMissing })), { timeout: 10_000 });
  expect(screen.getByText('its place')).toBeInTheDocument();
});
