import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { artworkAnswers } from '#test/artworkAnswers';
import { someFiles } from '#test/artworkFiles';
import { answerFailure, type StoryParameters } from '#test/storyAnswers';
import { listBoardsOfFile } from '#contract/artwork';
import '../artwork.css';
import { BulkArtworkActions } from './BulkArtworkActions';
import { BulkQuestions } from './BulkQuestions';

const items = someFiles.map(({ _id, fileName }) => ({ id: _id, name: fileName }));

const meta = {
  title: 'Artwork/BulkQuestions',
  component: BulkQuestions,
  args: { asking: undefined, items, onSure: () => undefined, onKeep: () => undefined },
  parameters: { answers: artworkAnswers } satisfies StoryParameters,
} satisfies Meta<typeof BulkQuestions>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Actions: Story = { render: () => <BulkArtworkActions onChoose={() => undefined} /> };
export const Approve: Story = { args: { asking: 'approve' } };
export const Disapprove: Story = { args: { asking: 'disapprove' } };
export const Delete: Story = { args: { asking: 'delete' } };
export const DeleteOne: Story = { args: { asking: 'delete', items: items.slice(0, 1) } };
export const DeleteWithoutKnowing: Story = {
  args: { asking: 'delete' },
  parameters: { answers: [answerFailure(listBoardsOfFile, 'internal'), ...artworkAnswers] } satisfies StoryParameters,
};
