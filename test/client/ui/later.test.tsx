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

test('code that never comes leaves the place, and a notice offers to try again, which keeps the page', async () => {
  const told = jest.spyOn(notify, 'error');
  const load = jest
    .fn<Promise<typeof Part>, []>()
    .mockRejectedValueOnce(new Error('cut'))
    .mockRejectedValueOnce(new Error('cut'))
    .mockRejectedValueOnce(new Error('cut'))
    .mockResolvedValue(Part);
  const Late = later(load, { place: Place, when: 'now' });
  render(<Late name="Ana" />);
  await waitFor(() => expect(told).toHaveBeenCalledTimes(1), { timeout: 10_000 });
  expect(told).toHaveBeenCalledWith(expect.objectContaining({ text: messages.failures.partMissing }));
  expect(screen.getByText('its place')).toBeInTheDocument();
  const offered = told.mock.calls[0]?.[0];
  if (typeof offered !== 'object') throw new Error('nothing is offered');
  offered.action?.run();
  // Still cut: it says so again.
  await waitFor(() => expect(told).toHaveBeenCalledTimes(2));
  offered.action?.run();
  expect(await screen.findByText('the part of Ana')).toBeInTheDocument();
});

test('a part whose place is painted first comes right after', async () => {
  const load = jest.fn(() => Promise.resolve(Part));
  const Late = later(load, { place: Place, when: 'painted', ahead: false });
  render(<Late name="Ana" />);
  expect(load).not.toHaveBeenCalled();
  expect(await screen.findByText('the part of Ana')).toBeInTheDocument();
});
