import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { artworkAnswers } from '#test/artworkAnswers';
import { aFile } from '#test/artworkFiles';
import { answer, type StoryParameters } from '#test/storyAnswers';
import { listCampaignsOfFile } from '#contract/artwork';
import '../artwork.css';
import { HeldUp } from './HeldUp';

const meta = {
  title: 'Artwork/HeldUp',
  component: HeldUp,
  args: { file: aFile({ neededBy: '2026-11-22T08:00:00.000Z', holdsUp: { campaigns: 2, boards: 14 } }) },
  parameters: {
    answers: [
      answer(listCampaignsOfFile, {
        campaignArray: [
          {
            _id: 'c2',
            campaignName: 'City after dark',
            startTime: '2026-12-01T00:00:00.000Z',
            boards: 5,
            waiting: true,
          },
          {
            _id: 'c1',
            campaignName: 'Night market Fridays',
            startTime: '2026-11-22T08:00:00.000Z',
            boards: 9,
            waiting: true,
          },
          { _id: 'c0', campaignName: 'Summer', startTime: null, boards: 1, waiting: false },
        ],
      }),
      ...artworkAnswers,
    ],
  } satisfies StoryParameters,
} satisfies Meta<typeof HeldUp>;
export default meta;

type Story = StoryObj<typeof meta>;
export const StartsTomorrow: Story = {};
export const RunningNow: Story = {
  args: { file: aFile({ neededBy: '2026-11-01T08:00:00.000Z', holdsUp: { campaigns: 1, boards: 48 } }) },
};
