import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useConfirm, type ConfirmRequest } from '../../../src/client/ui/feedback/ConfirmProvider';
import { renderUi } from './renderUi';
import { useState } from 'react';
import { DatePicker } from '../../../src/client/ui/form/DatePicker';
import { dateProblem } from '../../../src/client/ui/form/dateProblem';
import { EmailInput } from '../../../src/client/ui/form/EmailInput';
import { Field } from '../../../src/client/ui/form/Field';
import { z } from 'zod';
import { dropAllDrafts, holdDrafts, setDraftOwner } from '../../../src/client/ui/form/draftOwner';
import { readDraft, writeDraft } from '../../../src/client/ui/form/drafts';
import { useDraft } from '../../../src/client/ui/form/useDraft';
import { useTicks } from '../../../src/client/ui/table/useTicks';

describe('dialogs', () => {
  const answered = jest.fn();
  beforeEach(() => answered.mockClear());
  function Opener({ request }: { request: ConfirmRequest }) {
    const confirm = useConfirm();
    return (
      <main>
        <button onClick={() => void confirm(request).then(answered)}>Delete it</button>
      </main>
    );
  }
  const question = { title: 'Delete this board? It cannot be undone.' };
  const keep = () => screen.getByRole('button', { name: "No, I'll keep it." });
  const sure = () => screen.getByRole('button', { name: /Yes, I'm sure\./ });

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
    it('starts on the safe button, so that Enter keeps it', async () => {
      const { user } = await ask(question);
      await waitFor(() => expect(keep()).toHaveFocus());
      await user.keyboard('{Enter}');
      await waitFor(() => expect(answered).toHaveBeenCalledWith(false));
      await gone();
    });
    it('moves on to an act that can be undone once its consequences are there, and never to a delete', async () => {
      const touches = async () => ({ totals: [], rows: [], sureText: "Pause 4. Yes, I'm sure." });
      const undoable = await ask({ ...question, danger: false, touches });
      await waitFor(() => expect(sure()).toHaveFocus());
      await undoable.user.keyboard('{Enter}');
      await waitFor(() => expect(answered).toHaveBeenCalledWith(true));
      undoable.unmount();
      await ask({ ...question, touches });
      await waitFor(() => expect(keep()).toHaveFocus());
      await waitFor(() => expect(sure()).toBeEnabled());
      expect(keep()).toHaveFocus();
    });
    it('gives the focus back to the dialog that asked, where the button that asked is disabled then', async () => {
      function Panel() {
        const confirm = useConfirm();
        const [isBusy, setBusy] = useState(false);
        const run = async () => setBusy(true);
        return (
          <div role="dialog" aria-label="Screens">
            <button>Close</button>
            <button disabled={isBusy} onClick={() => void confirm({ ...question, run })}>
              Add all
            </button>
          </div>
        );
      }
      const { user } = renderUi(<Panel />);
      await user.click(screen.getByRole('button', { name: 'Add all' }));
      await user.click(await screen.findByRole('button', { name: /Yes, I'm sure\./ }));
      await waitFor(() => expect(screen.getByRole('dialog', { name: 'Screens' })).toHaveFocus());
    });
    it('stays on the safe button where the consequences could not be counted', async () => {
      await ask({ ...question, danger: false, touches: () => Promise.reject(new Error('down')) });
      expect(await screen.findByText('What this touches could not be counted')).toBeVisible();
      await waitFor(() => expect(keep()).toHaveFocus());
    });
    it('cancels on Escape, and returns the focus', async () => {
      const { user } = await ask(question);
      await waitFor(() => expect(keep()).toHaveFocus());
      await user.keyboard('{Escape}');
      await waitFor(() => expect(answered).toHaveBeenCalledWith(false));
      await gone();
      await waitFor(() => expect(screen.getByText('Delete it')).toHaveFocus());
    });
  });

  describe('while it is being done', () => {
    it('cannot be left, and closes when done', async () => {
      let finish = (_value: unknown) => {};
      const { user } = await ask({ ...question, run: () => new Promise((resolve) => (finish = resolve)) });
      await user.click(sure());
      expect(keep()).toBeDisabled();
      await user.keyboard('{Escape}');
      expect(await screen.findByRole('dialog')).toBeInTheDocument();
      expect(answered).not.toHaveBeenCalled();
      await act(async () => finish(undefined));
      await waitFor(() => expect(answered).toHaveBeenCalledWith(true));
    });
    it('stays with the reason when it fails, and can be tried again', async () => {
      const run = jest
        .fn()
        .mockRejectedValueOnce({ message: 'The board is in use.', requestId: 'abc-1' })
        .mockResolvedValueOnce(undefined);
      const { user, dialog } = await ask({ ...question, run });
      await user.click(sure());
      expect(await within(dialog).findByRole('alert')).toHaveTextContent('The board is in use.');
      expect(within(dialog).getByRole('alert')).toHaveTextContent('abc-1');
      await user.click(sure());
      await waitFor(() => expect(answered).toHaveBeenCalledWith(true));
    });
  });
});

describe('a date field', () => {
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

  it('takes a date in many spellings when it is typed, and shows it as everywhere else', async () => {
    const { user, input } = show('2026-11-05T08:30');
    expect(input).toHaveValue('5 Nov 2026, 08:30');
    for (const [text, time] of [
      ['1 Mar 2027', '23:59'],
      ['2027-03-01 07:05', '07:05'],
    ] as const) {
      fireEvent.change(input, { target: { value: text } });
      await user.type(input, '{Enter}');
      expect([text, onChange.mock.lastCall]).toEqual([text, [`2027-03-01T${time}`]]);
      expect(input).toHaveValue(`1 Mar 2027, ${time}`);
    }
  });

  it('shows the date it has in its own words, however it was typed again', async () => {
    const { user, input } = show('2026-12-01T08:30');
    for (const [text, key] of [
      ['01/12/2026 08:30', '{Enter}'],
      [' 2026-12-01 08:30', '{Enter}'],
      ['01/12/2026 8.30', '{Tab}'],
    ] as const) {
      input.focus();
      fireEvent.change(input, { target: { value: text } });
      await user.keyboard(key);
      expect(input).toHaveValue('1 Dec 2026, 08:30');
    }
    expect(screen.getByRole('button', { name: 'Clear' })).toHaveFocus();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('keeps a text that is no date, which is then wrong, until it is one or is taken out', async () => {
    const { user, input } = show('2026-11-05T08:30');
    for (const [text, value] of [
      ['next week', 'next week'],
      ['1 Dec 0026', '1 Dec 0026'],
      ['5 Nov 2026, 08:30', '2026-11-05T08:30'],
      ['5 Nov', '5 Nov'],
      ['', ''],
    ] as const) {
      input.focus();
      fireEvent.change(input, { target: { value: text } });
      await user.keyboard('{Enter}');
      await user.tab();
      expect([text, onChange.mock.lastCall]).toEqual([text, [value]]);
      expect(input).toHaveValue(text);
      expect(dateProblem(value)).toBe(
        text === value && text !== '' ? `'${text}' is not a date like 27 Dec 2026` : undefined,
      );
    }
  });

  it('takes the day that is picked and keeps the time; weeks start on Monday', async () => {
    const { user, input } = show('2026-11-21T08:30');
    await user.click(input);
    expect((await screen.findAllByRole('columnheader')).map((day) => day.textContent)).toEqual([
      'Mo',
      'Tu',
      'We',
      'Th',
      'Fr',
      'Sa',
      'Su',
    ]);
    await user.click(screen.getByRole('cell', { name: '24' }));
    await user.tab();
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('2026-11-24T08:30'));
    expect(input).toHaveValue('24 Nov 2026, 08:30');
  });

  it('can be emptied, and shows what is wrong', async () => {
    const { user, input, container } = show('2026-11-21T08:30');
    const clear = container.querySelector('.ant-picker-clear');
    if (clear === null) throw new Error('There is no button to empty the field');
    await user.click(clear);
    expect(onChange).toHaveBeenLastCalledWith('');
    expect(input).toHaveAccessibleDescription('Choose a day');
    expect(input).toBeInvalid();
  });

  it('takes no day that the pointer is only over when the focus is taken from it', async () => {
    const onChange = jest.fn();
    const { user } = renderUi(<DatePicker id="end" value="2026-11-21T09:00" time="23:59" onChange={onChange} />);
    await user.click(screen.getByRole('textbox'));
    await user.hover(await screen.findByTitle('2026-11-12'));
    act(() => screen.getByRole('textbox').blur());
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('an e-mail field', () => {
  it.each([
    ['mailto:ana@x.com', 'ana@x.com'],
    ['mailto:ana@x.com?subject=Hello', 'ana@x.com'],
    ['<ana@x.com>', 'ana@x.com'],
    ['ana@x.com;', 'ana@x.com'],
    ['Ana <ana@x.com>', 'ana@x.com'],
    ['"Okafor, Ana" <ana.okafor+ads@x.co.uk>,', 'ana.okafor+ads@x.co.uk'],
    ['"ana@x.com" <ana@x.com>', 'ana@x.com'],
    ["Write to 'o'neil@x.com'.", "o'neil@x.com"],
    ['Ana <ana@x.com>, Bo <bo@x.com>', 'Ana <ana@x.com>, Bo <bo@x.com>'],
    ['Ana <ana@x>', 'Ana <ana@x>'],
    ['ana @ x.com', 'ana @ x.com'],
    ['robin', 'robin'],
  ])('takes of a pasted %s the address', async (pasted, taken) => {
    const onChange = jest.fn();
    const { user } = renderUi(<EmailInput aria-label="Email" onChange={({ target }) => void onChange(target.value)} />);
    await user.click(screen.getByLabelText('Email'));
    await user.paste(pasted);
    expect(screen.getByLabelText('Email')).toHaveValue(taken);
    expect(onChange).toHaveBeenLastCalledWith(taken);
  });

  it('leaves what is typed as it is', async () => {
    const { user } = renderUi(<EmailInput aria-label="Email" />);
    await user.type(screen.getByLabelText('Email'), 'ana@x.com;');
    expect(screen.getByLabelText('Email')).toHaveValue('ana@x.com;');
  });
});

describe('what is remembered', () => {
  const text = z.string();
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    setDraftOwner('robin');
  });

  function Reason() {
    const { value, set, clear } = useDraft('reason:7', text, '');
    return (
      <>
        <input aria-label="Reason" value={value} onChange={(event) => set(event.target.value)} />
        <button onClick={() => clear()}>Save</button>
      </>
    );
  }
  const typed = () => screen.getByLabelText<HTMLInputElement>('Reason').value;
  async function type() {
    const view = renderUi(<Reason />);
    await view.user.type(screen.getByLabelText('Reason'), 'too dark');
    return view;
  }

  describe('a draft', () => {
    it('survives unmounting its form', async () => {
      (await type()).unmount();
      renderUi(<Reason />);
      expect(typed()).toBe('too dark');
    });
    it('is gone once saved', async () => {
      const { user, unmount } = await type();
      await user.click(screen.getByText('Save'));
      expect(typed()).toBe('');
      unmount();
      renderUi(<Reason />);
      expect(typed()).toBe('');
    });
    it('belongs to one person', async () => {
      (await type()).unmount();
      setDraftOwner('ana');
      renderUi(<Reason />);
      expect(typed()).toBe('');
    });
    it('is gone for everybody after signing out, and nothing else is', () => {
      writeDraft('board:1', 'mine');
      sessionStorage.setItem('other', 'stays');
      dropAllDrafts();
      expect(readDraft('board:1', text)).toBeUndefined();
      expect(sessionStorage.getItem('other')).toBe('stays');
    });
  });

  function Ticks() {
    const { ids, names, onChange, tick, clear } = useTicks('lamps');
    return (
      <>
        <output>{JSON.stringify([[...ids], [...names]])}</output>
        <button
          onClick={() =>
            onChange(
              new Set([...ids, 'b']),
              new Map([
                ['a', 'A'],
                ['b', 'B'],
              ]),
            )
          }
        >
          one
        </button>
        <button onClick={() => tick([{ id: 'a' }, { id: 'b' }, { id: 'c', name: 'C' }])}>all</button>
        <button onClick={clear}>none</button>
      </>
    );
  }

  it('ticks keep ids with the names that are known; they survive a lost session, but neither a reload nor leaving', async () => {
    const { user, unmount } = renderUi(<Ticks />);
    const now = (): unknown => JSON.parse(screen.getByRole('status').textContent);
    await user.click(screen.getByText('one'));
    expect(now()).toEqual([['b'], [['b', 'B']]]);
    await user.click(screen.getByText('all'));
    const all = [
      ['b', 'a', 'c'],
      [
        ['b', 'B'],
        ['c', 'C'],
      ],
    ];
    expect(now()).toEqual(all);
    await user.click(screen.getByText('none'));
    expect(now()).toEqual([[], []]);
    await user.click(screen.getByText('all'));
    // A reload does not unmount the page; nothing may be stored by then.
    expect(sessionStorage).toHaveLength(0);
    unmount();
    const later = renderUi(<Ticks />);
    expect(now()).toEqual([[], []]);
    await later.user.click(screen.getByText('one'));
    await later.user.click(screen.getByText('all'));
    holdDrafts();
    later.unmount();
    setDraftOwner('robin');
    const back = renderUi(<Ticks />);
    expect(now()).toEqual(all);
    expect(sessionStorage).toHaveLength(0);
    back.unmount();
  });
});
