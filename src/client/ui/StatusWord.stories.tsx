import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { signs, StatusWord } from './StatusWord';
import type { Status } from './StatusWord';

// `Object.keys` forgets that the keys are the statuses.
const all = Object.keys(signs) as Status[];

const meta = { title: 'UI/StatusWord', component: StatusWord, args: { status: 'approved' } } satisfies Meta<
  typeof StatusWord
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = { tags: ['baseline'] };
export const OwnWords: Story = { args: { status: 'configErrors', children: '3 config errors' } };
export const InHeading: Story = { args: { tag: true } };
export const Vocabulary: Story = {
  render: () => (
    <div style={{ columns: 4 }}>
      {all.map((status) => (
        <div key={status}>
          <StatusWord status={status} /> <StatusWord status={status} tag />
        </div>
      ))}
    </div>
  ),
};
