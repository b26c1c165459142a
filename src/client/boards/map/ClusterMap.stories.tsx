import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ClusterMap } from './ClusterMap';

const nothing = () => undefined;

const meta = {
  title: 'Boards/ClusterMap',
  component: ClusterMap,
  args: {
    clusters: [
      { lat: 38.72, long: -9.14, count: 1240, boardID: null },
      { lat: 50.08, long: 14.43, count: 1, boardID: 'b2' },
      { lat: 47.38, long: 8.54, count: 1, boardID: 'b4' },
    ],
    factsOf: (boardId) => ({
      name: boardId === 'b2' ? 'Vltava Bridge North' : 'Zürich HB Gleis 7',
      paused: boardId === 'b2',
      ticked: boardId === 'b4',
    }),
    onView: nothing,
    onBoard: nothing,
    choosing: false,
    onArea: nothing,
  },
} satisfies Meta<typeof ClusterMap>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A cluster, a paused board and a ticked one. */
export const Ready: Story = {};
export const Empty: Story = { args: { clusters: [] } };
export const ChoosingArea: Story = { args: { choosing: true } };
