import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { someBoards } from '#test/boardAnswers';
import { PointsMap } from './PointsMapPicker';

const meta = {
  title: 'Boards/PointsMap',
  component: PointsMap,
  args: { label: 'Boards of Launch squad', boards: someBoards },
} satisfies Meta<typeof PointsMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Empty: Story = { args: { boards: [] } };
