import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { artworkAnswers, noExtension } from '#test/artworkAnswers';
import { answer, answerFailure, answerNever, type StoryParameters } from '#test/storyAnswers';
import { listArtworks, listFiles } from '#contract/artwork';
import { getMe } from '#contract/session';
import { HomePage } from './HomePage';

const meta = {
  title: 'Pages/HomePage',
  component: HomePage,
  parameters: { answers: artworkAnswers, address: '/home' } satisfies StoryParameters,
} satisfies Meta<typeof HomePage>;
export default meta;

type Story = StoryObj<typeof meta>;
const answering = (...first: NonNullable<StoryParameters['answers']>[number][]) =>
  ({ answers: [...first, ...artworkAnswers], address: '/home' }) satisfies StoryParameters;
const none = { files: [], totalFiles: 0 };

export const Ready: Story = { tags: ['smoke'] };
export const Loading: Story = { parameters: answering(answerNever(listArtworks), answerNever(listFiles)) };
export const Empty: Story = { parameters: answering(answer(listArtworks, none), answer(listFiles, none)) };
export const Failed: Story = {
  tags: ['smoke'],
  parameters: answering(answerFailure(listArtworks, 'internal'), answerFailure(listFiles, 'internal')),
};
export const NobodysName: Story = {
  parameters: answering(
    answer(getMe, {
      username: 'noname',
      firstName: '',
      lastName: '',
      email: 'noname@example.com',
      teams: [],
      recentPages: [],
    }),
  ),
};
/** An API with the specified calls only: no queue, no upload limits, no submissions. */
export const WithoutExtensions: Story = { parameters: answering(noExtension) };
