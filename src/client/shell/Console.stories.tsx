import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Route, Routes } from 'react-router-dom';
import { getMe } from '#contract/session';
import { listArtworks, listFiles } from '#contract/artwork';
import { artworkAnswers } from '#test/artworkAnswers';
import { boardAnswers } from '#test/boardAnswers';
import { robin } from '#test/profileAnswers';
import { answer, answerNever, at } from '#test/storyAnswers';
import { storeToken } from '../api/token';
import { HomePage } from '../pages/homePage/HomePage';
import { RequireSession } from '../session/RequireSession';
import { Console } from './Console';
import { GuidedPages } from './GuidedPages';

/** Guard, frame and page together, as in the routes. */
function Guarded() {
  return (
    <Routes>
      <Route element={<RequireSession />}>
        <Route element={<Console />}>
          <Route element={<GuidedPages />}>
            <Route path="/home" element={<HomePage />} />
          </Route>
        </Route>
      </Route>
    </Routes>
  );
}

const meta = {
  title: 'Shell/Console',
  component: Guarded,
  parameters: {
    answers: [answer(getMe, robin), ...artworkAnswers, ...boardAnswers],
    address: '/home?orgID=o1&teamID=t1',
    layout: 'fullscreen',
    docs: { story: { inline: false, height: 720 } },
  },
  beforeEach: () => {
    storeToken('story');
  },
} satisfies Meta<typeof Guarded>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {};
export const Loading: Story = at(
  '/home?orgID=o1',
  answerNever(getMe),
  answerNever(listArtworks),
  answerNever(listFiles),
);
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
