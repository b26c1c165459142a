import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { listSubmissions } from '#contract/ads';
import { artworkAnswers, noExtension } from '#test/artworkAnswers';
import { answer, type StoryParameters } from '#test/storyAnswers';
import { AdsPage } from './AdsPage';

const meta = {
  title: 'Artwork/AdsPage',
  component: AdsPage,
  parameters: { answers: artworkAnswers, address: '/ads' } satisfies StoryParameters,
} satisfies Meta<typeof AdsPage>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Artworks: Story = { tags: ['smoke'] };
const reading = (verdicts: { failingSince: string | null; error: string | null; unreadable: number }) =>
  ({
    answers: [answer(listSubmissions, { submissions: [], totalSubmissions: 0, verdicts }), ...artworkAnswers],
    address: '/ads?tab=submissions',
  }) satisfies StoryParameters;
export const VerdictsFailing: Story = {
  parameters: reading({
    failingSince: '2026-11-25T09:00:00.000Z',
    error: 'The platform answered 503.',
    unreadable: 0,
  }),
};
export const RecordsSkipped: Story = { parameters: reading({ failingSince: null, error: null, unreadable: 2 }) };
export const WithoutExtensions: Story = {
  parameters: { answers: [noExtension, ...artworkAnswers], address: '/ads' } satisfies StoryParameters,
};
