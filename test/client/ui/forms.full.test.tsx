import { act, screen, waitFor } from '@testing-library/react';
import { Drawer, Input } from 'antd';
import { Suspense, use, useState } from 'react';
import { FormDialog } from '../../../src/client/ui/form/FormDialog';
import { renderUi } from './renderUi';
import { DatePicker, DateRangePicker } from '../../../src/client/ui/form/DatePicker';
import { Field } from '../../../src/client/ui/form/Field';
import { z } from 'zod';
import { setDraftOwner } from '../../../src/client/ui/form/draftOwner';
import { usePersisted } from '../../../src/client/ui/browser/usePersisted';

describe('a dialog with fields', () => {
  const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  function Form({ busy = false }: { busy?: boolean }) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Add</button>
        <FormDialog
          open={open}
          busy={busy}
          title="Add a new board."
          subtitle="for team: Launch squad"
          onClose={() => setOpen(false)}
          footer={<button>Save</button>}
        >
          <label>
            Name <Input />
          </label>
        </FormDialog>
      </>
    );
  }

  function ByAddress() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Manage Board</button>
        {open && (
          <FormDialog open title="Manage a board." onClose={() => setOpen(false)}>
            <Input aria-label="Name" />
          </FormDialog>
        )}
      </>
    );
  }

  it('gives the focus back when it is unmounted instead of closed, as where the address opens it', async () => {
    const { user } = renderUi(
      <main>
        <ByAddress />
      </main>,
    );
    await user.click(screen.getByText('Manage Board'));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await user.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(screen.getByText('Manage Board')).toHaveFocus());
  });
  it('does not move the focus if the user goes to another field before it has fully opened', async () => {
    const goOn = ({ target }: FocusEvent): void => {
      if (target === screen.queryByRole('textbox', { name: 'Name' }))
        screen.getByRole('textbox', { name: 'City' }).focus();
    };
    document.addEventListener('focusin', goOn, { once: true });
    renderUi(
      <FormDialog open title="Add a new board." onClose={() => undefined}>
        <Input aria-label="Name" />
        <Input aria-label="City" />
      </FormDialog>,
    );
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'City' })).toHaveFocus());
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(screen.getByRole('textbox', { name: 'City' })).toHaveFocus();
  });

  it('focuses the first field of a part that loads with the dialog open', async () => {
    let load: () => void = () => undefined;
    function Part() {
      const [loaded, setLoaded] = useState(false);
      load = () => setLoaded(true);
      return loaded ? <Input aria-label="Name" /> : <p>Loading</p>;
    }
    renderUi(
      <FormDialog open title="Add a new board." onClose={() => undefined}>
        <Part />
      </FormDialog>,
    );
    await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
    act(load);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  });
  it('leaves Escape to the layer below once it is gone, also if React has discarded its first rendering', async () => {
    const onClose = jest.fn();
    let load: (text: string) => void = () => undefined;
    const code = new Promise<string>((resolve) => {
      load = resolve;
    });
    const Code = () => use(code);
    let [open, close] = [() => undefined, () => undefined] as (() => void)[];
    function Layers() {
      const [isOpen, setIsOpen] = useState<boolean>();
      open = () => setIsOpen(true);
      close = () => setIsOpen(false);
      return (
        <>
          <Drawer open title="Ana Okafor" onClose={onClose} />
          <Suspense>
            {isOpen !== undefined && (
              <>
                <FormDialog open={isOpen} title="Deactivate?" onClose={() => undefined}>
                  <Input aria-label="Name" />
                </FormDialog>
                <Code />
              </>
            )}
          </Suspense>
        </>
      );
    }
    const { user } = renderUi(<Layers />);
    await act(async () => {
      open?.();
      await Promise.resolve();
    });
    await act(async () => {
      load('Loaded');
      await code;
    });
    await screen.findByText('Deactivate?');
    act(() => close?.());
    await waitFor(() => expect(screen.queryByText('Deactivate?')).not.toBeInTheDocument());
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalled();
  });
  it('puts the caret behind a text that is there already', async () => {
    const { user } = renderUi(
      <FormDialog open title="Disapprove?" onClose={() => undefined}>
        <Input.TextArea aria-label="Reason" defaultValue="Logo too sm" />
      </FormDialog>,
    );
    const reason = screen.getByRole('textbox', { name: 'Reason' });
    await waitFor(() => expect(reason).toHaveFocus());
    await user.keyboard('all');
    expect(reason).toHaveValue('Logo too small');
  });
  it('cannot be closed while it saves', async () => {
    const { user } = renderUi(<Form busy />);
    await user.click(screen.getByText('Add'));
    await screen.findByRole('dialog');
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('dialog')).toBeVisible();
  });
});

describe('dates', () => {
  /** The open calendar: antd hides a closed one with a class. */
  const calendar = () => document.querySelector('.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)');

  test('Arrow Down opens the calendar of a date from its field, and Escape closes it', async () => {
    const { user } = renderUi(
      <Field label="Start date">
        {(control) => <DatePicker {...control} time="23:59" value="2026-11-05T08:30" onChange={jest.fn()} />}
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Start date' });
    await waitFor(async () => {
      await user.tab();
      expect(input).toHaveFocus();
    });
    expect(calendar()).toBeNull();
    await user.keyboard('{ArrowDown}');
    expect(calendar()).not.toBeNull();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(calendar()).toBeNull());
    expect(input).toHaveValue('5 Nov 2026, 08:30');
  });

  test('Tab leaves an empty range of days', async () => {
    const { user } = renderUi(
      <>
        <DateRangePicker label="Days" value={null} onClear={jest.fn()} presets={[]} onChange={jest.fn()} />
        <button>Next</button>
      </>,
    );
    await user.tab();
    expect(screen.getAllByRole('textbox')[0]).toHaveFocus();
    await user.tab();
    await waitFor(() => expect(screen.getAllByRole('textbox')[1]).toHaveFocus());
    await user.tab();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus());
  });
});

/** The fields of a range of days. */
const bothFields = () => screen.getAllByRole('textbox') as [HTMLElement, HTMLElement]; // a range has two

test.each(['5.11.2026', '2026-11-05', 'Nov 5 2026'])(
  'a range shows its day in its own format, typed again as %s',
  async (typed) => {
    const onChange = jest.fn();
    const days = { from: '2026-11-01', to: '2026-11-05' };
    const { user } = renderUi(
      <>
        <DateRangePicker label="Days" value={days} onClear={jest.fn()} presets={[]} onChange={onChange} />
        <button>Next</button>
      </>,
    );
    const [first, last] = bothFields();
    await user.tripleClick(first);
    await user.keyboard('1/11/2026');
    await user.tab();
    await waitFor(() => expect(last).toHaveFocus());
    await user.tripleClick(last);
    await user.keyboard(typed);
    await user.tab();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Clear' })).toHaveFocus());
    expect(onChange).not.toHaveBeenCalled();
    await waitFor(() =>
      expect([first, last].map((field) => field.getAttribute('value'))).toEqual(['1 Nov 2026', '5 Nov 2026']),
    );
  },
);

describe('days that cannot be read in a range', () => {
  const presets = [{ label: 'Last 7 days', days: () => ({ from: '2026-11-15', to: '2026-11-21' }) }];
  function Days({ onChange = jest.fn() }: { onChange?: (days: { from: string; to: string }) => void }) {
    const [days, setDays] = useState({ from: '2026-11-01', to: '2026-11-05' });
    return (
      <>
        <DateRangePicker
          label="Days"
          value={days}
          presets={presets}
          onChange={(next) => {
            setDays(next);
            onChange(next);
          }}
        />
        <button>Next</button>
      </>
    );
  }
  it('gives the focus back after a preset', async () => {
    const { user } = renderUi(<Days />);
    const [first] = bothFields();
    await user.click(first);
    await user.click(await screen.findByText('Last 7 days'));
    await waitFor(() => expect(first).toHaveFocus());
    expect(first).toHaveValue('15 Nov 2026');
  });

  it.each(['31.02.2026', 'soon'])('keeps %s and says so, until a day is typed', async (typed) => {
    const onChange = jest.fn();
    const { user } = renderUi(<Days onChange={onChange} />);
    const [first, last] = bothFields();
    await user.tripleClick(first);
    await user.keyboard(typed);
    await user.click(screen.getByText('Next'));
    expect(await screen.findByText(`'${typed}' is not a date like 27 Dec 2026`)).toBeVisible();
    expect(first).toHaveAccessibleDescription(`'${typed}' is not a date like 27 Dec 2026`);
    expect(first).toHaveValue(typed);
    expect(onChange).not.toHaveBeenCalled();
    await user.tripleClick(first);
    await user.keyboard('2.11.2026{Enter}');
    await waitFor(() => expect(last).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(onChange).toHaveBeenCalledWith({ from: '2026-11-02', to: '2026-11-05' }));
    await user.click(screen.getByText('Next'));
    await waitFor(() => expect(screen.queryByText(/is not a date/)).toBeNull());
    expect(first).toHaveValue('2 Nov 2026');
  });

  it.each(['click', 'Tab'])(
    'takes one typed day when the range is left by %s, and does not take the focus back',
    async (by) => {
      const onChange = jest.fn();
      const { user } = renderUi(<Days onChange={onChange} />);
      const [, last] = bothFields();
      await user.tripleClick(last);
      await user.keyboard('4.11.2026');
      if (by === 'Tab') await user.tab();
      else await user.click(screen.getByText('Next'));
      await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
      expect(screen.getByText('Next')).toHaveFocus();
      expect(onChange.mock.calls).toEqual([[{ from: '2026-11-01', to: '2026-11-04' }]]);
      expect(last).toHaveValue('4 Nov 2026');
    },
  );

  it('takes no days that the pointer is only over, but what is typed under it', async () => {
    const onChange = jest.fn();
    const { user } = renderUi(<Days onChange={onChange} />);
    const [first] = bothFields();
    await user.click(first);
    await user.hover(await screen.findByText('Last 7 days'));
    await user.tab({ shift: true });
    await waitFor(() => expect(first).toHaveValue('1 Nov 2026'));
    expect(onChange).not.toHaveBeenCalled();
    await user.click(first);
    await user.hover(await screen.findByText('Last 7 days'));
    await user.clear(first);
    await user.keyboard('2.11.2026');
    await user.tab({ shift: true });
    await waitFor(() => expect(onChange).toHaveBeenCalledWith({ from: '2026-11-02', to: '2026-11-05' }));
  });

  it('puts the days back into a field that is left empty', async () => {
    const { user } = renderUi(<Days />);
    const [first] = bothFields();
    await user.clear(first);
    await user.click(screen.getByText('Next'));
    await waitFor(() => expect(first).toHaveValue('1 Nov 2026'));
    expect(screen.queryByText(/is not a date/)).toBeNull();
  });
});

describe('a remembered choice', () => {
  const density = z.enum(['close', 'wide']);
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    setDraftOwner('robin');
  });

  function Choice({ name = 'first' }: { name?: string }) {
    const [value, set] = usePersisted<'close' | 'wide'>('density', density, 'wide');
    return <button onClick={() => set('close')}>{`${name}: ${value}`}</button>;
  }

  it('is there again, and the same in every component', async () => {
    const { user, unmount } = renderUi(
      <>
        <Choice />
        <Choice name="second" />
      </>,
    );
    await user.click(screen.getByText('first: wide'));
    expect(await screen.findByText('second: close')).toBeInTheDocument();
    unmount();
    renderUi(<Choice />);
    expect(screen.getByText('first: close')).toBeInTheDocument();
  });
  it('follows the other tabs', () => {
    renderUi(<Choice />);
    const there = new StorageEvent('storage', { key: 'mq.density', newValue: '"close"' });
    act(() => void window.dispatchEvent(there));
    expect(screen.getByText('first: close')).toBeInTheDocument();
  });
  it.each(['{', '"huge"', 'null'])('treats %s as invalid', (junk) => {
    localStorage.setItem('mq.density', junk);
    renderUi(<Choice />);
    expect(screen.getByText('first: wide')).toBeInTheDocument();
  });
});
