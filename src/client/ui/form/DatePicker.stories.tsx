import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { inDocument } from '#test/storyPlays';
import { DatePicker } from './DatePicker';
import { Field } from './Field';

function StartDate({ day }: { day: string }) {
  const [value, setValue] = useState(day);
  return (
    <Field label="Start date">
      {(control) => <DatePicker {...control} time="09:00" value={value} onChange={setValue} />}
    </Field>
  );
}

const meta = { title: 'UI/DatePicker', component: StartDate, args: { day: '2026-11-21T08:00' } } satisfies Meta<
  typeof StartDate
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Empty: Story = { args: { day: '' } };
export const Open: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Start date'));
    await userEvent.click(await inDocument(canvasElement).findByText('24', { selector: '.ant-picker-cell-inner' }));
    await userEvent.tab();
    await expect(canvas.getByLabelText('Start date')).toHaveValue('24 Nov 2026, 08:00');
  },
};
