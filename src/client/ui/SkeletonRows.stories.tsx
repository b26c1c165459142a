import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SkeletonRows } from './SkeletonRows';

const meta = {
  title: 'UI/SkeletonRows',
  component: SkeletonRows,
  args: {
    what: 'artworks',
    columns: [
      { width: 44 },
      { skeleton: 'picture' },
      { width: 124, skeleton: 'two' },
      { width: 100 },
      { width: 80, skeleton: 'round' },
      { width: 60, skeleton: 'none' },
    ],
  },
} satisfies Meta<typeof SkeletonRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Drawn: Story = {};
export const NotYetDrawn: Story = { args: { drawn: false } };
