import { render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { usePassFocusOn } from '../../../src/client/ui/keyboard/usePassFocusOn';

const targets = ['section', 'input'];

function Panel({ loading = false, loaded = false }: { loading?: boolean; loaded?: boolean }) {
  const panel = useRef<HTMLDivElement>(null);
  usePassFocusOn(panel, targets);
  return (
    <>
      <div ref={panel}>
        <input aria-label="File" />
        {loaded && <section tabIndex={-1} aria-label="Report" />}
        {!loaded && <button disabled={loading}>Load</button>}
      </div>
      <button>Outside</button>
    </>
  );
}
const load = () => screen.getByRole('button', { name: 'Load' });

test('a focused control that is gone passes the focus on to the first target that is there', async () => {
  const { rerender } = render(<Panel />);
  load().focus();
  rerender(<Panel loaded />);
  await waitFor(() => expect(screen.getByRole('region', { name: 'Report' })).toHaveFocus());
});

test('so does one that is disabled', async () => {
  const { rerender } = render(<Panel />);
  load().focus();
  rerender(<Panel loading />);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'File' })).toHaveFocus());
});

test('a focus outside the container stays', async () => {
  const { rerender } = render(<Panel />);
  load().focus();
  screen.getByRole('button', { name: 'Outside' }).focus();
  rerender(<Panel loaded />);
  await Promise.resolve();
  expect(screen.getByRole('button', { name: 'Outside' })).toHaveFocus();
});
