import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { artworkAnswers } from '#test/artworkAnswers';
import { withoutExtensions } from '#test/marketplace';
import { answer, answerFailure, answerNever, answering, type StoryParameters } from '#test/storyAnswers';
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
const none = { files: [], totalFiles: 0 };

export const Ready: Story = { tags: ['smoke'] };
export const Loading: Story = answering(answerNever(listArtworks), answerNever(listFiles));
export const Empty: Story = answering(answer(listArtworks, none), answer(listFiles, none));
export const Failed: Story = {
  tags: ['smoke'],
  ...answering(answerFailure(listArtworks, 'internal'), answerFailure(listFiles, 'internal')),
};
export const NobodysName: Story = answering(
  answer(getMe, {
    username: 'noname',
    firstName: '',
    lastName: '',
    email: 'noname@example.com',
    teams: [],
    recentPages: [],
  }),
);
/** An API with the specified calls only: no queue, no upload limits, no submissions. */
export const WithoutExtensions: Story = answering(withoutExtensions);
