import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { HeldRows } from './HeldRows';

const meta = {
  title: 'UI/HeldRows',
  component: HeldRows,
  args: { added: 3, show: () => undefined },
  decorators: [
    (Story) => (
      <div style={{ height: 60 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof HeldRows>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NewRows: Story = {};
/** Rows were removed or reordered. */
export const OtherOrder: Story = { args: { added: 0 } };
