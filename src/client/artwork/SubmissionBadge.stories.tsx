import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { artworkAnswers } from '#test/artworkAnswers';
import { aFile } from '#test/artworkFiles';
import type { StoryParameters } from '#test/storyAnswers';
import { submissionStates, type SubmissionState } from '#contract/artwork';
import './artwork.css';
import { SubmissionBadge } from './SubmissionBadge';

const inState = (state: SubmissionState) =>
  aFile({
    _id: state,
    isPreApproved: true,
    submission: { _id: `s-${state}`, state, lastError: state === 'failed' ? 'The platform answered 503.' : null },
  });

const meta = {
  title: 'Artwork/SubmissionBadge',
  component: SubmissionBadge,
  args: { file: inState('failed') },
  parameters: { answers: artworkAnswers } satisfies StoryParameters,
} satisfies Meta<typeof SubmissionBadge>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Failed: Story = {};
export const SentOtherwise: Story = {
  args: {
    file: aFile({
      isPreApproved: true,
      submission: { _id: 's1', state: 'approved', lastError: null, sentOtherwise: true },
    }),
  },
};
export const EveryState: Story = {
  render: () => (
    <ul>
      {submissionStates.map((state) => (
        <li key={state}>
          <SubmissionBadge file={inState(state)} />
        </li>
      ))}
    </ul>
  ),
};
