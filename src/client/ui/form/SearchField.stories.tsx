import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SearchField } from './SearchField';

const meta = {
  title: 'UI/SearchField',
  component: SearchField,
  args: { label: 'Search lamps', placeholder: 'Search name or place', value: '', onChange: () => undefined },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Filled: Story = { args: { value: 'harbour' } };
