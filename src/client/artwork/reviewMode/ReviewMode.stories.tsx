import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { artworkAnswers } from '#test/artworkAnswers';
import { aConfig, asViewer, withoutExtensions } from '#test/marketplace';
import { beerAnswers } from '#test/placementAnswers';
import { aFile, someFiles, someFits } from '#test/artworkFiles';
import {
  answer,
  answerFailure,
  answerNever,
  answering,
  at,
  type StoryAnswer,
  type StoryParameters,
} from '#test/storyAnswers';
import {
  getFile,
  getFileFit,
  getFileHistory,
  listArtworkIds,
  listBoardsOfFile,
  listCampaignsOfFile,
  modifyFile,
  undoDecision,
  type Fit,
} from '#contract/artwork';
import { getFileWords } from '#contract/placementRules';
import { getConfig } from '#contract/product';
import type { AppStore } from '../../store';
import '../artwork.css';
import type { Decision } from '../review/decision';
import { WithReview } from './WithReview';

/** Review mode as the address opens it. */
function Opened() {
  return <WithReview>Review mode is closed.</WithReview>;
}

const meta = {
  title: 'Artwork/ReviewMode',
  component: Opened,
  parameters: {
    answers: artworkAnswers,
    address: '/home?review=f1',
    machine: 'undo',
    layout: 'fullscreen',
    docs: { story: { inline: false, height: 720 } },
  } satisfies StoryParameters & Record<string, unknown>,
} satisfies Meta<typeof Opened>;
export default meta;

type Story = StoryObj<typeof meta>;

const fitting = (fits: readonly Fit[]): StoryAnswer =>
  answer(getFileFit, {
    file: { width: 1920, height: 1080, durationMs: null, bytes: 1, type: 'image/jpeg' },
    fits: [...fits],
  });
const showing = (fileId: string) => at(`/home?review=${fileId}`);
const opening = (decision: Decision, fileId = 'f1', confirm = false, ...ownAnswers: StoryAnswer[]) => ({
  parameters: {
    ownAnswers,
    preload: ({ services }: AppStore) => {
      const review = services.reviews.openDecision(someFiles.find(({ _id }) => _id === fileId) ?? aFile(), decision);
      if (confirm) review.send({ type: 'decision.confirm' });
    },
  } satisfies StoryParameters,
});
const heldFor =
  (fileName: string) =>
  ({ services }: AppStore) =>
    // The first review starts the actor; this story has none.
    services.reviews.undo
      .start()
      .send({ type: 'decision.saved', fileId: 'f9', fileName, decision: 'approve', version: 2 });

const atPlatform = answer(getFile, { file: aFile({ isPreApproved: true, atPlatform: true }) });

export const Ready: Story = { tags: ['smoke'], parameters: { state: 'idle' } satisfies StoryParameters };
export const Loading: Story = answering(answerNever(getFile));
export const Failed: Story = answering(answerFailure(getFile, 'artwork.not_found'));
export const ListFailed: Story = answering(answerFailure(listArtworkIds, 'internal'));
/** A booked board does not fit: the confirmation is a dialog. */
export const Confirming: Story = opening('approve');
/** All booked boards fit: the confirmation takes the place of the buttons. */
export const ConfirmingInPlace: Story = opening(
  'approve',
  'f1',
  false,
  fitting(someFits.filter(({ outcome }) => outcome === 'exact')),
);
export const Reasoning: Story = { tags: ['smoke'], ...opening('disapprove') };
/** The platform has the artwork: the question says what happens there. */
export const AtPlatform: Story = opening('disapprove', 'f1', false, atPlatform);
export const CannotBeWithdrawn: Story = opening(
  'disapprove',
  'f1',
  false,
  atPlatform,
  answer(getConfig, aConfig({ platform: { name: 'Broadsign Reach', canWithdraw: false } })),
);
export const SaveFailure: Story = opening('approve', 'f2', true, answerFailure(modifyFile, 'internal'));
export const UndoOffered: Story = {
  tags: ['smoke'],
  parameters: {
    state: 'offering',
    preload: heldFor('lumen_optical_spring_1920x1080.jpg'),
  } satisfies StoryParameters,
};
export const Undoing: Story = {
  parameters: {
    ownAnswers: [answerNever(undoDecision)],
    state: 'undoing',
    preload: (store) => {
      heldFor('lumen_optical_spring_1920x1080.jpg')(store);
      store.services.reviews.undo.send({ type: 'decision.undo' });
    },
  } satisfies StoryParameters,
};
export const Approved: Story = showing('f5');
export const SubmissionFailed: Story = showing('f3');
export const Rejected: Story = showing('f4');
/** It holds up two campaigns. */
export const Banner: Story = showing('f2');
export const OpenElsewhere: Story = showing('f6');
export const FitFailed: Story = answering(answerFailure(getFileFit, 'internal'));
export const WithoutExtensions: Story = answering(withoutExtensions);
/** Its words suggest what is on it, and nobody has said yet. */
export const Suggested: Story = { tags: ['smoke'], ...answering(...beerAnswers) };
export const NothingSensitive: Story = {
  parameters: {
    ownAnswers: beerAnswers,
    preload: ({ services }) => services.reviews.choose(aFile(), []),
  } satisfies StoryParameters,
};
const wordsIn = (state: 'waiting' | 'unreadable') => answer(getFileWords, { state, words: [], suggestions: [] });
export const WordsBeingRead: Story = answering(wordsIn('waiting'));
export const WordsUnreadable: Story = answering(wordsIn('unreadable'));
export const ReadOnly: Story = answering(asViewer, ...beerAnswers);
/** Alcohol is chosen: boards refuse it, and the question names them. */
export const Refused: Story = {
  parameters: {
    ownAnswers: beerAnswers,
    preload: ({ services }) => {
      services.reviews.choose(aFile(), ['alcohol']);
      services.reviews.openDecision(aFile(), 'approve');
    },
  } satisfies StoryParameters,
};
/** An artwork without boards, campaigns or history. */
export const Empty: Story = answering(
  fitting([]),
  answer(getFileHistory, { events: [] }),
  answer(listBoardsOfFile, { boardIDArray: [], boardDataArray: [] }),
  answer(listCampaignsOfFile, { campaignArray: [] }),
);
export const Phone: Story = { tags: ['smoke'], globals: { viewport: { value: 'phone' } } };
