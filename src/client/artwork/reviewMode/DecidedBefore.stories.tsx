import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { artworkAnswers } from '#test/artworkAnswers';
import { withoutExtensions } from '#test/marketplace';
import { aFile, someFiles } from '#test/artworkFiles';
import { answer, answerFailure, answering, type StoryParameters } from '#test/storyAnswers';
import { inDocument } from '#test/storyPlays';
import { getSimilarFiles } from '#contract/artwork';
import '../artwork.css';
import { similarMessages } from '../artwork.messages';
import { CompareDialog } from './CompareDialog';
import { DecidedBefore } from './DecidedBefore';

const before = aFile({ ...someFiles[3], decidedBy: 'Ana Okafor', decidedAt: '2026-10-03T10:00:00.000Z' });
const waiting = ['f7', 'f8', 'f9'].map((_id) => ({ _id, fileName: `${_id}.png`, version: 1 }));

const meta = {
  title: 'Artwork/DecidedBefore',
  component: DecidedBefore,
  subcomponents: { CompareDialog },
  args: { file: aFile() },
  parameters: {
    answers: [
      answer(getSimilarFiles, { similar: [{ file: before, identical: false, likeness: 0.92 }], waiting, unread: 0 }),
      ...artworkAnswers,
    ],
  } satisfies StoryParameters,
} satisfies Meta<typeof DecidedBefore>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Ready: Story = {};
export const Compared: Story = {
  tags: ['smoke'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByText(similarMessages.compare));
    await inDocument(canvasElement).findByRole('dialog');
  },
};
export const TheSameFile: Story = answering(
  answer(getSimilarFiles, {
    similar: [{ file: aFile({ ...someFiles[4], decidedBy: 'Robin Vale' }), identical: true, likeness: 1 }],
    waiting: [],
    unread: 0,
  }),
);
export const Failed: Story = answering(answerFailure(getSimilarFiles, 'internal'));
export const Empty: Story = answering(answer(getSimilarFiles, { similar: [], waiting: [], unread: 0 }));
export const WithoutExtensions: Story = answering(withoutExtensions);
