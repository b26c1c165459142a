import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useReturnFocusAfterRedraw } from '../../../src/client/ui/keyboard/useReturnFocus';

/** A page that draws its button anew with each `version`; version 0 has no button. */
function Page({ open, version }: { open: boolean; version: number }) {
  useReturnFocusAfterRedraw(open);
  return (
    <main id="main" tabIndex={-1}>
      <button>Another</button>
      {version > 0 && <button key={version}>Open</button>}
    </main>
  );
}

const opener = () => screen.getByRole('button', { name: 'Open' });
function leaveFocus(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

test('the focus waits on the main part, then returns to the opener that was drawn again', async () => {
  const { rerender } = render(<Page open={false} version={1} />);
  await userEvent.click(opener());
  rerender(<Page open version={1} />);
  leaveFocus();
  rerender(<Page open={false} version={0} />);
  expect(screen.getByRole('main')).toHaveFocus();
  rerender(<Page open={false} version={2} />);
  await waitFor(() => expect(opener()).toHaveFocus());
});

test('it follows a redraw that comes after the focus was back', async () => {
  const { rerender } = render(<Page open={false} version={1} />);
  await userEvent.click(opener());
  rerender(<Page open version={1} />);
  rerender(<Page open={false} version={1} />);
  expect(opener()).toHaveFocus();
  rerender(<Page open={false} version={2} />);
  await waitFor(() => expect(opener()).toHaveFocus());
});

test('it leaves the focus alone once somebody goes on', async () => {
  const { rerender } = render(<Page open={false} version={1} />);
  await userEvent.click(opener());
  rerender(<Page open version={1} />);
  rerender(<Page open={false} version={0} />);
  await userEvent.click(screen.getByRole('button', { name: 'Another' }));
  rerender(<Page open={false} version={2} />);
  expect(screen.getByRole('button', { name: 'Another' })).toHaveFocus();
});
