import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CsvReview } from './CsvReview';
import { CsvRowsMap } from './CsvRowsMap';
import './csv.css';
import { Sheet } from './sheet/sheet';

const sheet = new Sheet(
  new TextEncoder().encode(
    [
      'device_id,screen_name,latitude,longitude,City,Country,Screen Resolution,Venue Type,Ad Types',
      'a1,Rua Augusta 4,"38,7223","-9,1393",Lisboa,Portugal,1080x1920,Street Furniture,static',
      'a2,Rua Augusta 5,"38,7224","-9,1394",Lisboa,Portugal,1080x1920,Street Furniture,static',
      ',Oxford Circus Exit 3,51.5,-0.14,London,UK,1080x1920,Transport Station,static',
      'a4,Alfama Totem 2,-9.13,38.71,N/A,Portugal,1080x1920,Road side,image',
      '8.70E+14,Colombo,38.75,-9.18,Lisboa,Portugal,4K,Shopping Mall,image',
    ].join('\n'),
  ),
);
const summary = sheet.summary();
const others = { boardOwner: 'o2', organisation: 'Harbour Media', team: 'Transit team', boards: 292, agreed: false };

/** The rows stay in the worker, which stories do not have: the table below the tiles is empty. */
const meta = {
  title: 'Boards/CsvReview',
  component: CsvReview,
  args: {
    file: { id: 'f', name: 'boards.csv' },
    summary,
    editable: true,
    answered: 0,
    send: () => undefined,
  },
} satisfies Meta<typeof CsvReview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All that was found, errors first, each with its fix. */
export const Ready: Story = {};
/** Nothing is loaded before the tick. */
export const BoardsOfOthers: Story = { args: { summary: { ...summary, others: [others] } } };
export const Agreed: Story = { args: { summary: { ...summary, others: [{ ...others, agreed: true }] } } };
export const NothingFound: Story = { args: { summary: { ...summary, issues: [], withErrors: 0, withWarnings: 0 } } };
/** While the rows are loaded, nothing can be changed. */
export const ReadOnly: Story = { args: { editable: false } };
/** Closed: the map is created when it is opened. */
export const RowsMap: Story = {
  render: ({ file }) => <CsvRowsMap file={file} summary={summary} />,
};
