import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { artworkAnswers } from '#test/artworkAnswers';
import { aWithdrawal } from '#test/artworkFiles';
import {
  answer,
  answerFailure,
  answerFirstPage,
  answerNever,
  type StoryAnswer,
  type StoryParameters,
} from '#test/storyAnswers';
import { seeNextPageComing } from '#test/storyPlays';
import { listWithdrawals } from '#contract/withdrawals';
import '../artwork.css';
import { WithdrawalsTable } from './WithdrawalsTable';

const meta = {
  title: 'Artwork/WithdrawalsTable',
  component: WithdrawalsTable,
  parameters: { answers: artworkAnswers } satisfies StoryParameters,
} satisfies Meta<typeof WithdrawalsTable>;
export default meta;

type Story = StoryObj<typeof meta>;
const answering = (first: StoryAnswer, address = '/ads?tab=stillLive'): StoryParameters => ({
  answers: [first, ...artworkAnswers],
  address,
});
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
const pageOf = (request: Request) => new URL(request.url).searchParams.get('page');

export const Ready: Story = {
  parameters: answering(answer(listWithdrawals, { withdrawals: some, totalWithdrawals: 2 })),
};
export const Loading: Story = { parameters: answering(answerNever(listWithdrawals)) };
export const Refetching: Story = {
  parameters: answering(answerFirstPage(answer(listWithdrawals, many))),
  play: seeNextPageComing,
};
export const Empty: Story = { parameters: answering(none) };
export const NoMatch: Story = { parameters: answering(none, '/ads?tab=stillLive&live.search=owl') };
export const PastTheEnd: Story = {
  parameters: answering(
    answer(listWithdrawals, (request) => ({
      withdrawals: pageOf(request) === '9' ? [] : some,
      totalWithdrawals: 25,
    })),
    '/ads?tab=stillLive&live.page=9',
  ),
};
export const Failed: Story = { parameters: answering(answerFailure(listWithdrawals, 'internal')) };
