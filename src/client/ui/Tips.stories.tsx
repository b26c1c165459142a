import { DeleteOutlined } from '@ant-design/icons';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inDocument } from '#test/storyPlays';
import { Clip } from './Clip';
import { IconButton } from './IconButton';
import { RelativeDate } from './RelativeDate';
import { Tips } from './Tips';

/** Around every story already: a story only says what is pointed at. */
const meta = { title: 'UI/Tips', component: Tips } satisfies Meta<typeof Tips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAnIcon: Story = {
  render: () => <IconButton label="Delete Winter fares" tip="Delete" icon={<DeleteOutlined aria-hidden />} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Delete Winter fares' }));
    await inDocument(canvasElement).findByRole('tooltip');
  },
};
export const OfALongName: Story = {
  render: () => (
    <div style={{ width: 120 }}>
      <Clip>Union Square Shelter 14B, at the corner of the market</Clip>
    </div>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.hover(canvas.getByText(/^Union Square/));
    await inDocument(canvasElement).findByRole('tooltip');
  },
};
/** The keyboard comes to it: the exact time. */
export const OfADate: Story = {
  render: () => <RelativeDate date="2026-01-12T09:00:00.000Z" />,
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.tab();
    await inDocument(canvasElement).findByRole('tooltip');
  },
};
