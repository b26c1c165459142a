import type { Meta, StoryObj } from '@storybook/react-webpack5';
import './artwork.css';
import { HomeViews } from './HomeViews';

const meta = {
  title: 'Artwork/HomeViews',
  component: HomeViews,
  args: { shown: 'waiting', counts: { all: 64, waiting: 33, notSubmitted: 2 }, onChange: () => undefined },
} satisfies Meta<typeof HomeViews>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Ready: Story = {};
/** The counts are not known yet. */
export const Loading: Story = { args: { counts: {} } };
