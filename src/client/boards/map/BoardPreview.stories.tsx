import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { someBoards } from '#test/boardAnswers';
import { BoardPreview } from './BoardPreview';
import './map.css';

const nothing = () => undefined;
const [board] = someBoards;

const meta = {
  title: 'Boards/BoardPreview',
  component: BoardPreview,
  args: {
    pin: { boardId: board?._id ?? '', x: 260, y: 320 },
    board,
    onManage: nothing,
    onKeep: nothing,
    onLeave: nothing,
  },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BoardPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
/** Near the upper edge of the map the card is below its pin. */
export const Below: Story = { args: { pin: { boardId: board?._id ?? '', x: 20, y: 40 } } };
