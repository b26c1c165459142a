import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LightNotices } from '../../../src/client/session/LightNotices';
import { notify } from '../../../src/client/ui/notify';
import { act } from 'react';

test('a notice of the login page has a way to act, and goes when it is taken', async () => {
  const run = jest.fn();
  render(<LightNotices />);
  act(() => void notify.error({ text: 'A part is missing.', action: { label: 'Try again', run } }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(run).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('A part is missing.')).not.toBeInTheDocument();
});
