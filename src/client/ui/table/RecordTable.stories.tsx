import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from 'antd';
import { RecordTable, type RecordTableProps } from './RecordTable';

const meta = {
  title: 'UI/RecordTable',
  component: RecordTable<{ id: string; place: string }>,
  args: {
    label: 'Lamps',
    rows: [
      { id: 'Lamp 1', place: 'Gate' },
      { id: 'Lamp 2', place: 'A place whose name is so long that it takes several lines in a narrow card' },
    ],
    rowKey: ({ id }) => id,
    name: ({ id, place }) => (
      <>
        {id}
        <span className="mq-two">{place}</span>
      </>
    ),
    cells: [
      ({ id }) => (
        <Button size="small" aria-label={`Replace ${id}`}>
          Replace
        </Button>
      ),
    ],
    empty: 'No lamps.',
  },
} satisfies Meta<RecordTableProps<{ id: string; place: string }>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Empty: Story = { args: { rows: [] } };
