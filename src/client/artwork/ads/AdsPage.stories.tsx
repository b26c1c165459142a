import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { artworkAnswers, noExtension } from '#test/artworkAnswers';
import type { StoryParameters } from '#test/storyAnswers';
import { AdsPage } from './AdsPage';

const meta = {
  title: 'Artwork/AdsPage',
  component: AdsPage,
  parameters: { answers: artworkAnswers, address: '/ads' } satisfies StoryParameters,
} satisfies Meta<typeof AdsPage>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Artworks: Story = { tags: ['smoke'] };
export const Ads: Story = {
  parameters: { answers: artworkAnswers, address: '/ads?tab=ads' } satisfies StoryParameters,
};
export const Submissions: Story = {
  parameters: { answers: artworkAnswers, address: '/ads?tab=submissions' } satisfies StoryParameters,
};
export const NotSubmitted: Story = {
  parameters: { answers: artworkAnswers, address: '/ads?tab=notSubmitted' } satisfies StoryParameters,
};
export const WithoutExtensions: Story = {
  parameters: { answers: [noExtension, ...artworkAnswers], address: '/ads' } satisfies StoryParameters,
};
