import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, useState } from 'react';
import { useReturnFocus, useReturnFocusAfterRedraw } from '../../../src/client/ui/keyboard/useReturnFocus';

/** A page that replaces its button for each `version`; version 0 has no button. */
function Page({ open, version }: { open: boolean; version: number }) {
  useReturnFocusAfterRedraw(open);
  return (
    <main id="main" tabIndex={-1}>
      <button>Another</button>
      {version > 0 && <button key={version}>Open</button>}
    </main>
  );
}

/** A dialog that traps the focus, as antd's do: an element behind it loses the focus at once. */
function Keeper() {
  const inside = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const returnFocus = useReturnFocus();
  useEffect(() => {
    if (!open) return;
    inside.current?.focus();
    const keep = (): void => inside.current?.focus();
    window.addEventListener('focusin', keep);
    return () => {
      window.removeEventListener('focusin', keep);
      returnFocus();
    };
  }, [open, returnFocus]);
  return (
    <>
      <a href="#main">Skip</a>
      <button onClick={() => setOpen(true)}>Open</button>
      <div role="dialog">
        <button ref={inside} onClick={() => setOpen(false)}>
          Close
        </button>
      </div>
    </>
  );
}

test('the element from which a dialog took the focus back is not mistaken for its opener', async () => {
  render(<Keeper />);
  await userEvent.click(opener());
  screen.getByRole('link', { name: 'Skip' }).focus();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(opener()).toHaveFocus());
});

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

test('it does not move the focus once the user has continued', async () => {
  const { rerender } = render(<Page open={false} version={1} />);
  await userEvent.click(opener());
  rerender(<Page open version={1} />);
  rerender(<Page open={false} version={0} />);
  await userEvent.click(screen.getByRole('button', { name: 'Another' }));
  rerender(<Page open={false} version={2} />);
  expect(screen.getByRole('button', { name: 'Another' })).toHaveFocus();
});

function DialogOfAddress({ onClose }: { onClose: () => void }) {
  const returnFocus = useReturnFocus();
  useEffect(() => returnFocus, [returnFocus]);
  return (
    <div role="dialog">
      <button autoFocus onClick={onClose}>
        Close
      </button>
    </div>
  );
}

/** The address opens the dialog: nothing had the focus before it. */
function PageWithDialog() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <main id="main" tabIndex={-1} />
      {open && <DialogOfAddress onClose={() => setOpen(false)} />}
    </>
  );
}

test('with nothing to return to, the main part of the page gets the focus', async () => {
  render(<PageWithDialog />);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});
