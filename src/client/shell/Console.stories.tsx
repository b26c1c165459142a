import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Route, Routes } from 'react-router-dom';
import { getMe } from '#contract/session';
import { listArtworks, listFiles } from '#contract/artwork';
import { artworkAnswers } from '#test/artworkAnswers';
import { boardAnswers } from '#test/boardAnswers';
import { robin } from '#test/profileAnswers';
import { answer, answerNever, type StoryAnswer, type StoryParameters } from '#test/storyAnswers';
import { inDocument } from '#test/storyPlays';
import { storeToken } from '../api/token';
import { HomePage } from '../artwork/HomePage';
import { LoginPage } from '../session/LoginPage';
import { RequireSession } from '../session/RequireSession';
import { homeMessages } from '../artwork/artwork.messages';
import { sessionMessages } from '../session/session.messages';
import { Console } from './Console';
import { GuidedPages } from './GuidedPages';

const answers = [answer(getMe, robin), ...artworkAnswers, ...boardAnswers];
const at = (address: string, ...first: StoryAnswer[]): StoryParameters & Record<string, unknown> => ({
  answers: [...first, ...answers],
  address,
  layout: 'fullscreen',
  docs: { story: { inline: false, height: 720 } },
});

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
      <Route path="/" element={<LoginPage />} />
    </Routes>
  );
}

const meta = {
  title: 'Shell/Console',
  component: Guarded,
  parameters: { ...at('/home?orgID=o1&teamID=t1') },
  beforeEach: () => {
    storeToken('story');
  },
} satisfies Meta<typeof Guarded>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {};
export const Loading: Story = {
  parameters: at('/home?orgID=o1', answerNever(getMe), answerNever(listArtworks), answerNever(listFiles)),
};
export const Disclaimer: Story = {
  parameters: at('/home?orgID=o1&teamID=t1&firstSignin=true'),
  play: async ({ canvasElement }) => {
    await inDocument(canvasElement).findByText(homeMessages.disclaimerTitle);
  },
};
/** Without a session, the guard redirects to the login page. */
export const SignedOut: Story = {
  beforeEach: () => {
    localStorage.clear();
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: sessionMessages.landingTitle });
    await canvas.findByRole('button', { name: sessionMessages.logIn });
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
