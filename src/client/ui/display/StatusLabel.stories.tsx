import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { signs, StatusLabel } from './StatusLabel';
import type { Status } from './StatusLabel';

// `Object.keys` loses the type of the keys.
const all = Object.keys(signs) as Status[];

const meta = { title: 'UI/StatusLabel', component: StatusLabel, args: { status: 'approved' } } satisfies Meta<
  typeof StatusLabel
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OwnLabel: Story = { args: { status: 'configErrors', children: '3 config errors' } };
export const Vocabulary: Story = {
  render: () => (
    <div style={{ columns: 4 }}>
      {all.map((status) => (
        <div key={status}>
          <StatusLabel status={status} /> <StatusLabel status={status} tag />
        </div>
      ))}
    </div>
  ),
};
