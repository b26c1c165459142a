import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { findIssues } from './columns/checkRow';
import type { Cells } from './columns/column';
import { CsvRowDetails } from './CsvRowDetails';
import './csv.css';
import type { RowView } from './sheet/sheetSummary';

const cells: Cells = {
  boardname: 'Quay 1',
  device_id: 'quay-1',
  lat: '38.7223',
  long: '-9.1393',
  country: 'Portugal',
  resolution: '1920x1080',
};
const row: RowView = { index: 0, line: 2, cells, issues: [], plan: 'create', changed: [], outcome: null };
const file = { dialect: 'inventory', home: null, order: 'height-first', pixelSides: true } as const;
const wrong = (changed: Cells): RowView => ({
  ...row,
  cells: { ...cells, ...changed },
  issues: [...findIssues({ ...cells, ...changed }, { ...cells, ...changed }, file)],
});

const meta = {
  title: 'Boards/CsvRowDetails',
  component: CsvRowDetails,
  args: {
    row,
    counts: new Map([['decimal-comma lat Use a decimal point', 12]]),
    actions: { edit: () => undefined, fixAll: () => undefined },
  },
  decorators: [
    (Story) => (
      <div className="mq-card mq-csv-rows" style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CsvRowDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {};
export const Changed: Story = {
  args: { row: { ...row, plan: 'update', changed: [{ field: 'boardname', from: 'Quay', to: 'Quay 1' }] } },
};
/** Both cells are corrected together, here and in the other rows. */
export const DecimalCommas: Story = { args: { row: wrong({ lat: '38,7223', long: '-9,1393' }) } };
/** Several things at once; one has nothing to press. */
export const ManyIssues: Story = {
  args: {
    row: wrong({ device_id: '8.70E+14', lat: '-9.14', long: '38.72', venueType: 'Road side', adTypes: 'image' }),
  },
};
/** While the rows are loaded, nothing can be corrected. */
export const ReadOnly: Story = { args: { row: wrong({ device_id: '' }), actions: undefined } };
