import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { listSubmissions } from '#contract/ads';
import { artworkAnswers } from '#test/artworkAnswers';
import { withoutExtensions } from '#test/marketplace';
import { answer, answering, at, type StoryParameters } from '#test/storyAnswers';
import { AdsPage } from './AdsPage';

const meta = {
  title: 'Artwork/AdsPage',
  component: AdsPage,
  parameters: { answers: artworkAnswers, address: '/ads' } satisfies StoryParameters,
} satisfies Meta<typeof AdsPage>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Artworks: Story = { tags: ['smoke'] };
const reading = (failingSince: string | null, error: string | null, unreadable: number): Story =>
  at(
    '/ads?tab=submissions',
    answer(listSubmissions, {
      submissions: [],
      totalSubmissions: 0,
      verdicts: { failingSince, error, unreadable },
    }),
  );
export const VerdictsFailing: Story = reading('2026-11-25T09:00:00.000Z', 'The platform answered 503.', 0);
export const RecordsSkipped: Story = reading(null, null, 2);
export const WithoutExtensions: Story = answering(withoutExtensions);
