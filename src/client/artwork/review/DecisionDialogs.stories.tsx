import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { artworkAnswers } from '#test/artworkAnswers';
import { aFile } from '#test/artworkFiles';
import { answer, answerFailure, answerNever, type StoryAnswer, type StoryParameters } from '#test/storyAnswers';
import { listAdsByArtwork, submitToSsp } from '#contract/ads';
import { listFiles, modifyFile } from '#contract/artwork';
import type { AppStore } from '../../store';
import '../artwork.css';
import { SubmissionBadge } from '../SubmissionBadge';
import type { Decision } from './decision';
import { DisapproveDialog } from './DisapproveDialog';
import { LazyDecisionDialogs } from './LazyDecisionDialogs';

const file = aFile({ isPreApproved: true });

/** One story for each state of review.machine: its dialog, or the text in the row if none is open. */
function TableRow() {
  return (
    <>
      <SubmissionBadge file={file} />
      <LazyDecisionDialogs />
    </>
  );
}

const meta = {
  title: 'Artwork/DecisionDialogs',
  component: TableRow,
  subcomponents: { DisapproveDialog },
  parameters: { answers: artworkAnswers, machine: 'review' } satisfies StoryParameters,
} satisfies Meta<typeof TableRow>;
export default meta;

type Story = StoryObj<typeof meta>;

/**
 * Opens the dialog before the story is rendered, and confirms it if `reason` is given or the decision is an approval to
 * be saved.
 */
function opening(
  decision: Decision,
  steps: { reason?: string; confirm?: boolean } = {},
  ...ownAnswers: StoryAnswer[]
): StoryParameters {
  return {
    ownAnswers,
    preload: ({ services }: AppStore) => {
      const review = services.reviews.openDecision(file, decision);
      if (steps.reason !== undefined) review.send({ type: 'reason.change', reason: steps.reason });
      if (steps.confirm) review.send({ type: 'decision.confirm' });
    },
  };
}

export const Reviewing: Story = { parameters: { state: 'reviewing' } satisfies StoryParameters };
export const Confirming: Story = { parameters: { ...opening('approve'), state: 'confirming' } };
export const Reasoning: Story = { parameters: { ...opening('disapprove'), state: 'reasoning' } };
const tooOld = 'Price is out of date';
export const ReasonGiven: Story = { tags: ['smoke'], parameters: opening('disapprove', { reason: tooOld }) };
export const SavingReason: Story = {
  parameters: opening('disapprove', { reason: tooOld, confirm: true }, answerNever(modifyFile)),
};
export const WithoutLastReasons: Story = {
  parameters: opening('disapprove', {}, answer(listFiles, { files: [], totalFiles: 0 })),
};
export const Saving: Story = {
  parameters: { ...opening('approve', { confirm: true }, answerNever(modifyFile)), state: 'saving' },
};
export const SavingFailed: Story = {
  parameters: opening('disapprove', { reason: 'Too dark', confirm: true }, answerFailure(modifyFile, 'internal')),
};
export const LookingForAds: Story = {
  parameters: { ...opening('approve', { confirm: true }, answerNever(listAdsByArtwork)), state: 'lookingForAds' },
};
export const Submitting: Story = {
  parameters: { ...opening('approve', { confirm: true }, answerNever(submitToSsp)), state: 'submitting' },
};
export const SubmissionFailed: Story = {
  parameters: {
    ...opening('approve', { confirm: true }, answerFailure(submitToSsp, 'provider.failed')),
    state: 'submissionFailed',
  },
};
export const WithoutAds: Story = {
  parameters: opening('approve', { confirm: true }, answer(listAdsByArtwork, { ads: [] })),
};
