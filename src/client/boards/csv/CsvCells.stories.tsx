import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { BoardCell, ChangeCell, FieldCell, type EditRow } from './CsvCells';
import './csv.css';
import type { RowView } from './sheetSummary';

const row: RowView = {
  index: 0,
  line: 2,
  cells: { boardname: 'Quay 1', device_id: 'quay-1', lat: '51.5', long: '-0.1', resolution: '1920x1080' },
  issues: [],
  plan: 'create',
  changed: [],
  outcome: null,
};
const onEdit: EditRow = () => undefined;

/** The cells of one row below each other. */
function Cells({ shown }: { shown: RowView }) {
  return (
    <div className="mq-card" style={{ padding: 16 }}>
      <BoardCell row={shown} onEdit={onEdit} />
      <FieldCell row={shown} field="lat" onEdit={onEdit} />
      <ChangeCell row={shown} onEdit={onEdit} />
    </div>
  );
}

const meta = { title: 'Boards/CsvCells', component: Cells, args: { shown: row } } satisfies Meta<typeof Cells>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {};
export const Changed: Story = {
  args: { shown: { ...row, plan: 'update', changed: [{ field: 'boardname', from: 'Quay', to: 'Quay 1' }] } },
};
export const Wrong: Story = {
  args: {
    shown: {
      ...row,
      cells: { ...row.cells, lat: 'north' },
      issues: [{ code: 'quote', level: 'error', field: 'lat', value: 'north', message: 'This is not a number.' }],
    },
  },
};
