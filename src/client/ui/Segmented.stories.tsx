import { MoonOutlined, SunOutlined } from '@ant-design/icons';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Segmented } from './Segmented';

const options = [
  { value: 'neutral', label: 'Neutral' },
  { value: 'day', label: 'Day', icon: <SunOutlined aria-hidden /> },
  { value: 'night', label: 'Night', icon: <MoonOutlined aria-hidden /> },
] as const;

function Backdrops() {
  const [value, setValue] = useState<(typeof options)[number]['value']>('neutral');
  return <Segmented label="Backdrop" options={options} value={value} onChange={setValue} />;
}

const meta = { title: 'UI/Segmented', component: Backdrops } satisfies Meta<typeof Backdrops>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ByKeys: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Neutral' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Day' })).toBeChecked();
    await userEvent.click(canvas.getByText('Night'));
    await expect(canvas.getByRole('radio', { name: 'Night' })).toBeChecked();
  },
};
