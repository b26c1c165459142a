import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { matchColumns } from './columns/matchColumns';
import { CsvRowsMap } from './CsvRowsMap';
import './csv.css';
import { openText } from './reading/openText';
import type { SheetSummary } from './sheet/sheetSummary';

const summary: SheetSummary = {
  key: 'k',
  rows: 40,
  good: 40,
  withErrors: 0,
  withWarnings: 0,
  reading: openText(new TextEncoder().encode('device_id,latitude,longitude')).reading,
  columns: matchColumns(['device_id', 'latitude', 'longitude']),
  order: 'height-first',
  suggestedOrder: 'height-first',
  issues: [],
  fixed: [],
  others: [],
  keepTeam: true,
  plan: { create: 40, update: 0, unchanged: 0 },
  planned: 40,
};

const meta = {
  title: 'Boards/CsvRowsMap',
  component: CsvRowsMap,
  args: { fileName: 'boards.csv', sheetKey: 'k', summary },
} satisfies Meta<typeof CsvRowsMap>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Closed: the map is created when it is opened. */
export const Ready: Story = {};
