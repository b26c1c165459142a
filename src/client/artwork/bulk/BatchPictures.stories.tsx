import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { artworkAnswers } from '#test/artworkAnswers';
import type { StoryParameters } from '#test/storyAnswers';
import '../artwork.css';
import { DecidedPicture } from '../review/DecidedFile';
import { BatchPictures } from './BatchPictures';

const meta = {
  title: 'Artwork/BatchPictures',
  component: BatchPictures,
  args: { ids: ['f1', 'f2', 'f3', 'f4', 'f5'] },
  parameters: { answers: artworkAnswers } satisfies StoryParameters,
} satisfies Meta<typeof BatchPictures>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {};
/** The picture of a single decision. */
export const One: Story = { render: () => <DecidedPicture fileId="f1" /> };
