import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { artworkAnswers, noExtension } from '#test/artworkAnswers';
import type { StoryParameters } from '#test/storyAnswers';
import '../artwork.css';
import { QueueOrder } from './QueueOrder';
import './reviewMode.css';

const meta = {
  title: 'Artwork/QueueOrder',
  component: QueueOrder,
  args: { list: 'waiting' },
  parameters: { answers: artworkAnswers } satisfies StoryParameters,
} satisfies Meta<typeof QueueOrder>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ByNeed: Story = {};
export const Newest: Story = { args: { list: 'latest' } };
/** The table was sorted by a column that this menu does not offer. */
export const AsInTheList: Story = { args: { list: 'notSubmitted' } };
/** An API with only the calls of section 7 has no order by need. */
export const WithoutNeed: Story = {
  args: { list: 'latest' },
  parameters: { answers: [noExtension, ...artworkAnswers] } satisfies StoryParameters,
};
