import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { DatePicker, DateRangePicker } from '../../../src/client/ui/form/DatePicker';
import { Field } from '../../../src/client/ui/form/Field';
import { renderUi } from './renderUi';

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

describe('a date field', () => {
  it('shows the day as everywhere else', () => {
    expect(show('2026-11-05T08:30').input).toHaveValue('5 Nov 2026, 08:30');
  });

  it.each([
    ['1 Mar 2027', '23:59'],
    ['2027-03-01', '23:59'],
    ['1/3/2027', '23:59'],
    ['1 Mar 2027, 22:15', '22:15'],
    ['2027-03-01 07:05', '07:05'],
  ])('takes %s when it is typed', async (text, time) => {
    const { user, input } = show('');
    await user.type(input, `${text}{Enter}`);
    expect(onChange).toHaveBeenLastCalledWith(`2027-03-01T${time}`);
    expect(input).toHaveValue(`1 Mar 2027, ${time}`);
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
});

describe('Arrow Down', () => {
  it('opens the calendar of a date from its field, and Escape closes it', async () => {
    const { user, input } = show('2026-11-05T08:30');
    await user.tab();
    expect(input).toHaveFocus();
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
