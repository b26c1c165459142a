import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SavedViewTabs } from './SavedViewTabs';

const owns = (param: string): boolean => param === 'search';

const meta = {
  title: 'UI/SavedViewTabs',
  component: SavedViewTabs,
  args: {
    list: 'lamps',
    label: 'Lamps',
    owns,
    shown: 'all',
    onChange: () => undefined,
    fixed: [
      { key: 'all', label: 'All lamps', count: 1_284 },
      { key: 'broken', label: 'Broken', count: 3 },
    ],
  },
} satisfies Meta<typeof SavedViewTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
