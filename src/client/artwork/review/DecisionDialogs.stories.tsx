import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { artworkAnswers } from '#test/artworkAnswers';
import { aFile } from '#test/artworkFiles';
import { answer, answerFailure, answerNever, type StoryAnswer, type StoryParameters } from '#test/storyAnswers';
import { listAdsByArtwork, submitToSsp } from '#contract/ads';
import { modifyFile } from '#contract/artwork';
import type { AppStore } from '../../store';
import '../artwork.css';
import { SubmissionBadge } from '../SubmissionBadge';
import type { Decision } from './decision';
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
  parameters: { answers: artworkAnswers, machine: 'review' } satisfies StoryParameters,
} satisfies Meta<typeof TableRow>;
export default meta;

type Story = StoryObj<typeof meta>;

/**
 * Opens the dialog before the story is rendered, and confirms it if `reason` is given or the decision is an approval to
 * be saved.
 */
function asked(
  decision: Decision,
  steps: { reason?: string; confirm?: boolean } = {},
  ...first: StoryAnswer[]
): StoryParameters {
  return {
    answers: [...first, ...artworkAnswers],
    preload: ({ services }: AppStore) => {
      const review = services.reviews.openDecision(file, decision);
      if (steps.reason !== undefined) review.send({ type: 'reason.change', reason: steps.reason });
      if (steps.confirm) review.send({ type: 'decision.confirm' });
    },
  };
}

export const Reviewing: Story = { parameters: { state: 'reviewing' } satisfies StoryParameters };
export const Confirming: Story = { parameters: { ...asked('approve'), state: 'confirming' } };
export const Reasoning: Story = { parameters: { ...asked('disapprove'), state: 'reasoning' } };
export const Saving: Story = {
  parameters: { ...asked('approve', { confirm: true }, answerNever(modifyFile)), state: 'saving' },
};
export const SavingFailed: Story = {
  parameters: asked('disapprove', { reason: 'Too dark', confirm: true }, answerFailure(modifyFile, 'internal')),
};
export const LookingForAds: Story = {
  parameters: { ...asked('approve', { confirm: true }, answerNever(listAdsByArtwork)), state: 'lookingForAds' },
};
export const Submitting: Story = {
  parameters: { ...asked('approve', { confirm: true }, answerNever(submitToSsp)), state: 'submitting' },
};
export const SubmissionFailed: Story = {
  parameters: {
    ...asked('approve', { confirm: true }, answerFailure(submitToSsp, 'provider.failed')),
    state: 'submissionFailed',
  },
};
export const WithoutAds: Story = {
  parameters: asked('approve', { confirm: true }, answer(listAdsByArtwork, { ads: [] })),
};
