import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { artworkAnswers } from '#test/artworkAnswers';
import { aWithdrawal } from '#test/artworkFiles';
import { answer, answerFailure, answerNever, answering, at, type StoryParameters } from '#test/storyAnswers';
import { refetching } from '#test/storyPlays';
import { listWithdrawals } from '#contract/withdrawals';
import '../artwork.css';
import { WithdrawalsTable } from './WithdrawalsTable';

const meta = {
  title: 'Artwork/WithdrawalsTable',
  component: WithdrawalsTable,
  parameters: { answers: artworkAnswers, address: '/ads?tab=stillLive' } satisfies StoryParameters,
} satisfies Meta<typeof WithdrawalsTable>;
export default meta;

type Story = StoryObj<typeof meta>;
const none = answer(listWithdrawals, { withdrawals: [], totalWithdrawals: 0 });
const some = [
  aWithdrawal(),
  aWithdrawal({
    _id: 'w2',
    fileName: 'kestrel_lisbon_1920x1080.jpg',
    fileDeleted: true,
    reason: null,
    canAsk: false,
    remoteID: null,
    lastError: 'The platform cannot be asked to stop it.',
  }),
];
const many = { withdrawals: some, totalWithdrawals: 25 };

const ready = answer(listWithdrawals, { withdrawals: some, totalWithdrawals: 2 });
export const Ready: Story = answering(ready);
export const Loading: Story = answering(answerNever(listWithdrawals));
export const Refetching: Story = refetching(answer(listWithdrawals, many));
export const Empty: Story = answering(none);
export const NoMatch: Story = at('/ads?tab=stillLive&live.search=owl', none);
export const PastTheEnd: Story = at('/ads?tab=stillLive&live.page=9', ready);
export const Failed: Story = answering(answerFailure(listWithdrawals, 'internal'));
