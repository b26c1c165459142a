import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CsvRowsMap } from './CsvRowsMap';
import './csv.css';
import { Sheet } from './sheet/sheet';

const summary = new Sheet(new TextEncoder().encode('device_id,latitude,longitude\na-1,38.72,-9.14')).summary();

const meta = {
  title: 'Boards/CsvRowsMap',
  component: CsvRowsMap,
  args: { fileName: 'boards.csv', sheetKey: 'k', summary },
} satisfies Meta<typeof CsvRowsMap>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Closed: the map is created when it is opened. */
export const Ready: Story = {};
