import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { matchColumns } from './columns/matchColumns';
import { CsvColumns } from './CsvColumns';
import './csv.css';

const columns = matchColumns(['id', 'device_id', 'screen_name', 'latitude', 'longitude', 'City', 'Colour']);

const meta = {
  title: 'Boards/CsvColumns',
  component: CsvColumns,
  args: { file: { id: 'f', name: 'boards.csv' }, columns, send: () => undefined },
} satisfies Meta<typeof CsvColumns>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Collapsed, because the file has device ids. */
export const Ready: Story = {};
/** Asks for the column of the device ids. */
export const WithoutDeviceIds: Story = {
  args: { columns: matchColumns(['Gerät', 'Bezeichnung', '', 'City', 'City']) },
};
/** Chosen by the user. */
export const Chosen: Story = {
  args: {
    columns: matchColumns(
      ['Gerät', 'Bezeichnung', 'City'],
      new Map([
        [0, 'device_id'],
        [1, 'boardname'],
        [2, null],
      ]),
    ),
  },
};
