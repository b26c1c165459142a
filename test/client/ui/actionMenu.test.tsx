import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ActionMenu } from '../../../src/client/ui/display/ActionMenu';
import { renderUi } from './renderUi';

test('the Enter that chooses an action does nothing else, and the button has the focus again', async () => {
  const choose = jest.fn();
  renderUi(
    <ActionMenu items={[{ key: 'delete', label: 'Delete', onClick: choose }]}>
      <button>Actions</button>
    </ActionMenu>,
  );
  const button = screen.getByRole('button', { name: 'Actions' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  const action = await screen.findByRole('menuitem', { name: 'Delete' });
  await waitFor(() => expect(action).toHaveFocus());
  // Not prevented, the browser would also press the button that then has the focus: the first one of an opened dialog.
  const isPrevented = !fireEvent.keyDown(action, { key: 'Enter', keyCode: 13, which: 13 });
  expect(isPrevented).toBe(true);
  expect(choose).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(button).toHaveFocus());
});
