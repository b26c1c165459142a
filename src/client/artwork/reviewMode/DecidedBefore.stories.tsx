import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { artworkAnswers, noExtension } from '#test/artworkAnswers';
import { aFile, someFiles } from '#test/artworkFiles';
import { answer, answerFailure, type StoryParameters } from '#test/storyAnswers';
import { getSimilarFiles } from '#contract/artwork';
import '../artwork.css';
import { DecidedBefore } from './DecidedBefore';

const before = aFile({ ...someFiles[3], decidedBy: 'Ana Okafor', decidedAt: '2026-10-03T10:00:00.000Z' });
const waiting = ['f7', 'f8', 'f9'].map((_id) => ({ _id, fileName: `${_id}.png`, version: 1 }));
const answering = (...first: NonNullable<StoryParameters['answers']>[number][]): StoryParameters => ({
  answers: [...first, ...artworkAnswers],
});

const meta = {
  title: 'Artwork/DecidedBefore',
  component: DecidedBefore,
  args: { file: aFile() },
  parameters: answering(
    answer(getSimilarFiles, { similar: [{ file: before, identical: false, likeness: 0.92 }], waiting, unread: 0 }),
  ),
} satisfies Meta<typeof DecidedBefore>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Ready: Story = {};
export const TheSameFile: Story = {
  parameters: answering(
    answer(getSimilarFiles, {
      similar: [{ file: aFile({ ...someFiles[4], decidedBy: 'Robin Vale' }), identical: true, likeness: 1 }],
      waiting: [],
      unread: 0,
    }),
  ),
};
export const Failed: Story = { parameters: answering(answerFailure(getSimilarFiles, 'internal')) };
export const Empty: Story = {
  parameters: answering(answer(getSimilarFiles, { similar: [], waiting: [], unread: 0 })),
};
export const WithoutExtensions: Story = { parameters: answering(noExtension) };
