import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { artworkAnswers } from '#test/artworkAnswers';
import { anAdOf } from '#test/artworkFiles';
import {
  answer,
  answerFailure,
  answerFirstPage,
  answerNever,
  type StoryAnswer,
  type StoryParameters,
} from '#test/storyAnswers';
import { seeNextPageComing } from '#test/storyPlays';
import { listAds } from '#contract/ads';
import '../artwork.css';
import { AdsTable } from './AdsTable';

const meta = {
  title: 'Artwork/AdsTable',
  component: AdsTable,
  parameters: { answers: artworkAnswers } satisfies StoryParameters,
} satisfies Meta<typeof AdsTable>;
export default meta;

type Story = StoryObj<typeof meta>;
const answering = (first: StoryAnswer, address = '/ads'): StoryParameters => ({
  answers: [first, ...artworkAnswers],
  address,
});
const none = answer(listAds, { ads: [], totalAds: 0 });
const many = {
  ads: Array.from({ length: 10 }, (_, index) =>
    anAdOf(`f${String(index)}`, { _id: `a${String(index)}`, adName: `Ad ${String(index)}` }),
  ),
  totalAds: 25,
};
const pageOf = (request: Request) => new URL(request.url).searchParams.get('page');

export const Ready: Story = {};
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { parameters: answering(answerNever(listAds)) };
export const Refetching: Story = {
  parameters: answering(answerFirstPage(answer(listAds, many))),
  play: seeNextPageComing,
};
export const Empty: Story = { parameters: answering(none) };
export const NoMatch: Story = { parameters: answering(none, '/ads?ads.search=zebra') };
export const PastTheEnd: Story = {
  parameters: answering(
    answer(listAds, (request) => ({ ads: pageOf(request) === '9' ? [] : many.ads.slice(0, 5), totalAds: 25 })),
    '/ads?ads.page=9',
  ),
};
export const Failed: Story = { parameters: answering(answerFailure(listAds, 'internal')) };
