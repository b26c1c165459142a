import { fireEvent, screen, waitFor, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ActionMenu } from '../../../src/client/ui/display/ActionMenu';
import { renderUi } from './renderUi';
import { useRef, useEffect, useState } from 'react';
import { useRestoreFocus } from '../../../src/client/ui/keyboard/useRestoreFocus';
import { usePassFocusOn } from '../../../src/client/ui/keyboard/usePassFocusOn';
import { Input, Select } from 'antd';
import { tabToNextField } from '../../../src/client/ui/form/tabToNextField';
import { IconButton } from '../../../src/client/ui/display/IconButton';
import { RelativeDate } from '../../../src/client/ui/format/RelativeDate';
import { formatExact } from '../../../src/client/ui/format/moment';

describe('the menu of actions', () => {
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

  test('closes when a dialog takes the focus, which keeps it', async () => {
    renderUi(
      <>
        <ActionMenu items={[{ key: 'delete', label: 'Delete' }]}>
          <button>Actions</button>
        </ActionMenu>
        <div role="dialog">
          <input aria-label="Search" />
        </div>
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
    const action = await screen.findByRole('menuitem', { name: 'Delete' });
    await waitFor(() => expect(action).toHaveFocus());
    const search = screen.getByRole('textbox', { name: 'Search' });
    search.focus();
    await waitFor(() => expect(screen.queryByRole('menuitem', { name: 'Delete' })).not.toBeInTheDocument());
    expect(search).toHaveFocus();
  });
});

describe('passing the focus on', () => {
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
});

describe('keeping the focus', () => {
  function List({ rows, isBusy = false }: { rows: readonly string[]; isBusy?: boolean }) {
    useRestoreFocus();
    return (
      <main>
        <section aria-label="List">
          {rows.map((name) => (
            <div key={name} className="ant-table-row" role="row" aria-label={name}>
              <button disabled={isBusy}>Accept {name}</button>
            </div>
          ))}
        </section>
      </main>
    );
  }
  const row = (name: string) => screen.getByRole('row', { name });

  test('a control that is disabled gives it to its row, a row that goes to the next one, the last one to the list', async () => {
    const { rerender } = render(<List rows={['a', 'b', 'c']} />);
    screen.getByRole('button', { name: 'Accept b' }).focus();
    rerender(<List rows={['a', 'b', 'c']} isBusy />);
    await waitFor(() => expect(row('b')).toHaveFocus());
    rerender(<List rows={['a', 'c']} />);
    await waitFor(() => expect(row('c')).toHaveFocus());
    rerender(<List rows={['a']} />);
    await waitFor(() => expect(row('a')).toHaveFocus());
    rerender(<List rows={[]} />);
    await waitFor(() => expect(screen.getByRole('region', { name: 'List' })).toHaveFocus());
  });

  type Step = 'filling' | 'sending' | 'sent';
  function Page({ step }: { step: Step }) {
    useRestoreFocus();
    return (
      <main>
        {step === 'sent' ? (
          <p role="status">Sent.</p>
        ) : (
          <form aria-label="Request">
            <button type="button">Help</button>
            <input aria-label="Name" disabled={step === 'sending'} />
          </form>
        )}
        <button>Outside</button>
      </main>
    );
  }
  const field = () => screen.getByRole('textbox', { name: 'Name' });
  const form = () => screen.getByRole('form', { name: 'Request' });
  async function openSending() {
    const { rerender } = render(<Page step="filling" />);
    field().focus();
    rerender(<Page step="sending" />);
    await waitFor(() => expect(form()).toHaveFocus());
    return (step: Step) => rerender(<Page step={step} />);
  }

  test('a control that is disabled only for a while has it again', async () => {
    const go = await openSending();
    go('filling');
    await waitFor(() => expect(field()).toHaveFocus());
  });

  test('where more than the control is gone, the region has it, not a button about something else', async () => {
    const Comparison = ({ isShown }: { isShown: boolean }) => {
      useRestoreFocus();
      return (
        <main>
          <section aria-label="Board">
            <button>Pause</button>
            {isShown && (
              <div>
                <button>Save the chosen values</button>
              </div>
            )}
          </section>
        </main>
      );
    };
    const { rerender } = render(<Comparison isShown />);
    screen.getByRole('button', { name: 'Save the chosen values' }).focus();
    rerender(<Comparison isShown={false} />);
    await waitFor(() => expect(screen.getByRole('region', { name: 'Board' })).toHaveFocus());
  });

  test('but not when the focus has been moved meanwhile', async () => {
    const go = await openSending();
    const outside = screen.getByRole('button', { name: 'Outside' });
    outside.focus();
    go('filling');
    await waitFor(() => expect(field()).toBeEnabled());
    expect(outside).toHaveFocus();
  });

  test('a form that is replaced gives it to its replacement', async () => {
    const go = await openSending();
    go('sent');
    await waitFor(() => expect(screen.getByRole('status')).toHaveFocus());
  });

  test('a click beside all controls leaves it nowhere', async () => {
    const { rerender } = render(<Page step="filling" />);
    await userEvent.click(field());
    await userEvent.click(document.body);
    await new Promise((resolve) => setTimeout(resolve));
    rerender(<Page step="sent" />);
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.body).toHaveFocus();
  });
});

describe('returning the focus', () => {
  /** A dialog that traps the focus, as antd's do: an element behind it loses the focus at once. */
  function Keeper({ onClose }: { onClose: () => void }) {
    const inside = useRef<HTMLButtonElement>(null);
    useEffect(() => {
      const keep = (): void => inside.current?.focus();
      keep();
      window.addEventListener('focusin', keep);
      return () => window.removeEventListener('focusin', keep);
    }, []);
    return (
      <div role="dialog" aria-modal="true">
        <button ref={inside} onClick={onClose}>
          Close
        </button>
      </div>
    );
  }

  /** `asked`: a dialog that is opened with the page. */
  function Page({ asked = false }: { asked?: boolean }) {
    useRestoreFocus();
    const [isOpen, setIsOpen] = useState(asked);
    return (
      <>
        <header>
          <a href="#main">Skip</a>
        </header>
        <main id="main" tabIndex={-1}>
          <button onClick={() => setIsOpen(true)}>Open</button>
        </main>
        {isOpen && <Keeper onClose={() => setIsOpen(false)} />}
      </>
    );
  }

  test('the element from which a dialog took the focus back is not mistaken for its opener', async () => {
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    screen.getByRole('link', { name: 'Skip' }).focus();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  });

  test('with nothing to return to, the main part of the page gets the focus', async () => {
    render(<Page asked />);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  test('a dialog that was asked from another returns it there, to what is near a control that is gone', async () => {
    function Nested() {
      useRestoreFocus();
      const [step, setStep] = useState<'form' | 'question' | 'answered'>('form');
      return (
        <>
          <main />
          <div role="dialog" aria-label="Form">
            <section aria-label="Facts" tabIndex={-1}>
              {step !== 'answered' && <button onClick={() => setStep('question')}>Delete</button>}
            </section>
          </div>
          {step === 'question' && <Keeper onClose={() => setStep('answered')} />}
        </>
      );
    }
    render(<Nested />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('region', { name: 'Facts' })).toHaveFocus());
  });
});

test('after a choice, Tab goes on to the next field and the choice stays', async () => {
  const changed = jest.fn();
  const { user } = renderUi(
    <>
      <Select
        mode="multiple"
        aria-label="Teams"
        {...tabToNextField}
        options={[
          { value: 'a', label: 'Mall network' },
          { value: 'b', label: 'Stations' },
        ]}
        onChange={(next: string[]) => {
          changed(next);
        }}
      />
      <Input aria-label="Next" />
    </>,
  );
  await user.click(screen.getByRole('combobox', { name: 'Teams' }));
  await user.click(await screen.findByTitle('Mall network'));
  expect(changed).toHaveBeenLastCalledWith(['a']);
  await user.tab();
  expect(changed).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('textbox', { name: 'Next' })).toHaveFocus();
});

describe('tooltips', () => {
  const date = '2026-03-05T12:00:00.000Z';
  const bubble = () => screen.findByRole('tooltip');
  const noBubble = () => waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());

  it('come to the keyboard, describe what they belong to, and go with Escape or with the focus', async () => {
    const { user, container } = renderUi(
      <>
        <RelativeDate date={date} />
        <button>next</button>
      </>,
    );
    await user.tab();
    const time = container.querySelector('time');
    expect(await bubble()).toHaveTextContent(formatExact(date));
    expect(time).toHaveAccessibleDescription(formatExact(date));
    await user.keyboard('{Escape}');
    await noBubble();
    expect(time).not.toHaveAttribute('aria-describedby');
    await user.tab();
    await user.tab({ shift: true });
    await bubble();
    await user.tab();
    await noBubble();
  });

  it('do not repeat the accessible name', async () => {
    const { user } = renderUi(
      <>
        <IconButton label="Help" icon={<i />} />
        <IconButton label="Delete Winter fares" tip="Delete" icon={<i />} />
      </>,
    );
    await user.tab();
    await bubble();
    expect(screen.getByRole('button', { name: 'Help' })).not.toHaveAttribute('aria-describedby');
    await user.tab();
    // antd's generated ids are all the same in tests, so the text is read from the tooltip.
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Delete'));
    expect(screen.getByRole('button', { name: 'Delete Winter fares' })).toHaveAttribute('aria-describedby');
  });
});
