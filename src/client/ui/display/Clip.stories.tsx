import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inDocument } from '#test/storyPlays';
import { Clip } from './Clip';

const meta = { title: 'UI/Clip' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Narrower than its text. */
export const Ready: Story = {
  render: () => (
    <div style={{ width: 120 }}>
      <Clip>Union Square Shelter 14B, at the corner of the market</Clip>
    </div>
  ),
};
export const Hovered: Story = {
  ...Ready,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.hover(canvas.getByText(/^Union Square/));
    await inDocument(canvasElement).findByRole('tooltip');
  },
};
