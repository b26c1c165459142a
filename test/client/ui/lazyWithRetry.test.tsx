import { render, screen, waitFor } from '@testing-library/react';
import { lazyWithRetry } from '../../../src/client/ui/feedback/lazyWithRetry';
import { failureMessages } from '../../../src/client/ui/ui.messages';
import { notify } from '../../../src/client/ui/feedback/notify';

const Part = ({ name }: { name: string }) => <p>the part of {name}</p>;
const Fallback = () => <p>loading the part</p>;
type Load = jest.Mock<Promise<typeof Part>, []>;
const failing = (times: number): Load =>
  Array.from({ length: times }).reduce<Load>(
    (load) => load.mockRejectedValueOnce(new Error('cut')),
    jest.fn<Promise<typeof Part>, []>().mockResolvedValue(Part),
  );

test('the fallback is shown until the code is loaded', async () => {
  const Lazy = lazyWithRetry(failing(0), Fallback);
  render(<Lazy name="Ana" />);
  expect(screen.getByText('loading the part')).toBeInTheDocument();
  expect(await screen.findByText('the part of Ana')).toBeInTheDocument();
  expect(screen.queryByText('loading the part')).not.toBeInTheDocument();
});

test('code that fails to load is requested once more, without a notice', async () => {
  const notices = jest.spyOn(notify, 'error');
  const load = failing(1);
  const Lazy = lazyWithRetry(load, Fallback);
  render(<Lazy name="Ana" />);
  expect(await screen.findByText('the part of Ana')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
  expect(notices).not.toHaveBeenCalled();
});

test('after that a notice offers to try again, and the page with the fallback stays', async () => {
  const notices = jest.spyOn(notify, 'error').mockClear();
  const Lazy = lazyWithRetry(failing(2), Fallback);
  render(<Lazy name="Ana" />);
  await waitFor(() => expect(notices).toHaveBeenCalledTimes(1));
  expect(screen.getByText('loading the part')).toBeInTheDocument();
  const notice = notices.mock.calls[0]?.[0];
  if (typeof notice !== 'object') throw new Error('nothing is offered');
  expect(notice.text).toBe(failureMessages.partMissing);
  notice.action?.run();
  expect(await screen.findByText('the part of Ana')).toBeInTheDocument();
});
