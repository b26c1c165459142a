import { act, screen, waitFor, within } from '@testing-library/react';
import { Input } from 'antd';
import { useState } from 'react';
import { useConfirm, type ConfirmRequest } from '../../../src/client/ui/feedback/ConfirmProvider';
import { FormDialog } from '../../../src/client/ui/form/FormDialog';
import { renderUi } from './renderUi';
import { DatePicker, DateRangePicker } from '../../../src/client/ui/form/DatePicker';
import { Field } from '../../../src/client/ui/form/Field';
import { z } from 'zod';
import { setDraftOwner } from '../../../src/client/ui/form/draftOwner';
import { useDebounced } from '../../../src/client/ui/form/useDebounced';
import { usePersisted } from '../../../src/client/ui/browser/usePersisted';

describe('dialogs', () => {
  const answered = jest.fn();
  beforeEach(() => answered.mockClear());
  function Opener({ request }: { request: ConfirmRequest }) {
    const confirm = useConfirm();
    return <button onClick={() => void confirm(request).then(answered)}>Delete it</button>;
  }
  const question = { title: 'Delete this board? It cannot be undone.' };

  async function ask(request: ConfirmRequest) {
    const view = renderUi(<Opener request={request} />);
    await view.user.click(screen.getByText('Delete it'));
    return { ...view, dialog: await screen.findByRole('dialog', { name: question.title }) };
  }
  const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  describe('asking', () => {
    it('names the first records and counts the rest', async () => {
      const { dialog } = await ask({ ...question, names: ['a', 'b', 'c', 'd', 'e', 'f'], count: 320 });
      expect(
        within(dialog)
          .getAllByRole('listitem')
          .map((item) => item.textContent),
      ).toEqual(['a', 'b', 'c', 'd', 'e', 'and 315 more']);
      expect(dialog).toHaveTextContent('320 in all:');
    });
  });

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

  describe('a dialog with fields', () => {
    it('starts in the first field and gives the focus back', async () => {
      const { user } = renderUi(<Form />);
      await user.click(screen.getByText('Add'));
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
      await user.click(screen.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.getByText('Add')).toHaveFocus());
    });
    it('gives the focus back when it is unmounted instead of closed, as where the address opens it', async () => {
      const { user } = renderUi(<ByAddress />);
      await user.click(screen.getByText('Manage Board'));
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
      await user.keyboard('{Escape}');
      await gone();
      await waitFor(() => expect(screen.getByText('Manage Board')).toHaveFocus());
    });
    it('does not move the focus if the user focused a field before it opened', async () => {
      const focused: string[] = [];
      // The second field takes the focus as soon as the dialog has it, before the dialog has fully opened.
      const press = ({ target }: FocusEvent): void => {
        if (target instanceof HTMLInputElement) focused.push(target.getAttribute('aria-label') ?? '');
        else screen.getByRole('textbox', { name: 'City' }).focus();
      };
      document.addEventListener('focusin', press);
      renderUi(
        <FormDialog open title="Add a new board." onClose={() => undefined}>
          <Input aria-label="Name" />
          <Input aria-label="City" />
        </FormDialog>,
      );
      await waitFor(() => expect(focused).toContain('City'));
      await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
      expect(focused).toEqual(['City']);
      document.removeEventListener('focusin', press);
    });
    it('cannot be closed while it saves', async () => {
      const { user } = renderUi(<Form busy />);
      await user.click(screen.getByText('Add'));
      await screen.findByRole('dialog');
      expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
      await user.keyboard('{Escape}');
      expect(screen.getByRole('dialog')).toBeVisible();
    });
  });
});

describe('dates', () => {
  const onChange = jest.fn<undefined, [string]>();
  beforeEach(() => onChange.mockClear());

  function StartDate({ day }: { day: string }) {
    const [value, setValue] = useState(day);
    return (
      <Field label="Start date" problem={value === '' ? 'Choose a day' : undefined}>
        {(control) => (
          <DatePicker
            {...control}
            time="23:59"
            value={value}
            onChange={(next) => {
              onChange(next);
              setValue(next);
            }}
          />
        )}
      </Field>
    );
  }
  const show = (day: string) => {
    const view = renderUi(<StartDate day={day} />);
    return { ...view, input: screen.getByRole('textbox', { name: 'Start date' }) };
  };

  /** The open calendar: antd hides a closed one with a class. */
  const calendar = () => document.querySelector('.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)');

  describe('Arrow Down', () => {
    it('opens the calendar of a date from its field, and Escape closes it', async () => {
      const { user, input } = show('2026-11-05T08:30');
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

    it('opens the calendar of a range of days', async () => {
      const { user } = renderUi(
        <DateRangePicker
          label="Days"
          value={{ from: '2026-11-01', to: '2026-11-05' }}
          presets={[]}
          onChange={jest.fn()}
        />,
      );
      await user.tab();
      expect(screen.getAllByRole('textbox')[0]).toHaveFocus();
      await user.keyboard('{ArrowDown}');
      expect(calendar()).not.toBeNull();
    });
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

describe('what is remembered', () => {
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

  describe('a remembered choice', () => {
    it('is there again, and the same in every component', async () => {
      const { user, unmount } = renderUi(
        <>
          <Choice />
          <Choice name="second" />
        </>,
      );
      await user.click(screen.getByText('first: wide'));
      expect(screen.getByText('second: close')).toBeInTheDocument();
      unmount();
      renderUi(<Choice />);
      expect(screen.getByText('first: close')).toBeInTheDocument();
    });
    it('follows the other tabs', () => {
      renderUi(<Choice />);
      localStorage.setItem('mq.density', '"close"');
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'mq.density' })));
      expect(screen.getByText('first: close')).toBeInTheDocument();
    });
    it.each(['{', '"huge"', 'null'])('treats %s as invalid', (junk) => {
      localStorage.setItem('mq.density', junk);
      renderUi(<Choice />);
      expect(screen.getByText('first: wide')).toBeInTheDocument();
    });
    it('works without storage', async () => {
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new Error('full');
      });
      jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
        throw new Error('denied');
      });
      const { user } = renderUi(<Choice />);
      await user.click(screen.getByText('first: wide'));
      expect(screen.getByText('first: close')).toBeInTheDocument();
    });
  });

  function Search() {
    const [value, setValue] = useState('');
    return (
      <>
        <input aria-label="Search" value={value} onChange={(event) => setValue(event.target.value)} />
        <p>{`asked for: ${useDebounced(value, 200)}`}</p>
      </>
    );
  }
  it('a debounced value waits until typing stops', async () => {
    const { user } = renderUi(<Search />);
    await user.type(screen.getByLabelText('Search'), 'nor');
    expect(screen.getByText('asked for:')).toBeInTheDocument();
    expect(await screen.findByText('asked for: nor')).toBeInTheDocument();
  });
});
