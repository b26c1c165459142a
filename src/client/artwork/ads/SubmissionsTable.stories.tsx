import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { artworkAnswers } from '#test/artworkAnswers';
import { aSubmission } from '#test/artworkFiles';
import { answer, answerFailure, answerNever, answering, at, type StoryParameters } from '#test/storyAnswers';
import { refetching } from '#test/storyPlays';
import { listSubmissions, recordSubmission } from '#contract/ads';
import { submissionStates } from '#contract/artwork';
import '../artwork.css';
import { RecordOutcome } from './RecordOutcome';
import { SubmissionsTable } from './SubmissionsTable';

const meta = {
  title: 'Artwork/SubmissionsTable',
  component: SubmissionsTable,
  parameters: { answers: artworkAnswers, address: '/ads' } satisfies StoryParameters,
} satisfies Meta<typeof SubmissionsTable>;
export default meta;

type Story = StoryObj<typeof meta>;
const none = answer(listSubmissions, { submissions: [], totalSubmissions: 0 });
const settled = submissionStates.filter((state) => state !== 'queued' && state !== 'submitting' && state !== 'pending');
const many = {
  submissions: settled.map((state) =>
    aSubmission({
      _id: state,
      state,
      fileName: `${state}.jpg`,
      attempts: 2,
      sentOtherwise: state === 'approved',
      lastError: state === 'failed' ? 'The platform answered 503.' : null,
      feedback: state === 'denied' ? ['Health claim without a source.'] : [],
    }),
  ),
  totalSubmissions: 25,
};

const ready = answer(listSubmissions, { ...many, totalSubmissions: settled.length });
export const Ready: Story = answering(ready);
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
export const Loading: Story = answering(answerNever(listSubmissions));
export const Refetching: Story = refetching(answer(listSubmissions, many));
export const Empty: Story = answering(none);
export const NoMatch: Story = at('/ads?ssp.state=failed', none);
export const PastTheEnd: Story = at('/ads?ssp.page=9', ready);
export const Failed: Story = answering(answerFailure(listSubmissions, 'internal'));
/** The manual driver: an administrator records the platform's decision. */
export const Recording: Story = {
  ...answering(answer(recordSubmission, { submission: aSubmission({ state: 'approved' }), message: 'Recorded.' })),
  render: () => <RecordOutcome submission={aSubmission({ state: 'manual' })} onClose={() => undefined} />,
};
