import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { artworkAnswers } from '#test/artworkAnswers';
import { anAdOf } from '#test/artworkFiles';
import { answer, answerFailure, answerNever, answering, at, type StoryParameters } from '#test/storyAnswers';
import { refetching } from '#test/storyPlays';
import { listAds } from '#contract/ads';
import '../artwork.css';
import { AdsTable } from './AdsTable';

const meta = {
  title: 'Artwork/AdsTable',
  component: AdsTable,
  parameters: { answers: artworkAnswers, address: '/ads' } satisfies StoryParameters,
} satisfies Meta<typeof AdsTable>;
export default meta;

type Story = StoryObj<typeof meta>;
const none = answer(listAds, { ads: [], totalAds: 0 });
const many = {
  ads: Array.from({ length: 10 }, (_, index) =>
    anAdOf(`f${String(index)}`, { _id: `a${String(index)}`, adName: `Ad ${String(index)}` }),
  ),
  totalAds: 25,
};

export const Ready: Story = {};
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
export const Loading: Story = answering(answerNever(listAds));
export const Refetching: Story = refetching(answer(listAds, many));
export const Empty: Story = answering(none);
export const NoMatch: Story = at('/ads?ads.search=zebra', none);
export const PastTheEnd: Story = at('/ads?ads.page=9');
export const Failed: Story = answering(answerFailure(listAds, 'internal'));
