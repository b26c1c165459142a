import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { finishOidc } from '#contract/oidc';
import { landingParameters } from '#test/landingStory';
import { answerFailure, answerNever, type StoryAnswer } from '#test/storyAnswers';
import { storePendingSignIn } from './pendingSignIn';
import { OidcCallbackPage } from './OidcCallbackPage';

const parameters = (...answers: StoryAnswer[]) => landingParameters(answers, '/oidc/callback?code=story&state=story');
const begun = () => {
  storePendingSignIn({ binding: 'story', returnTo: { from: '/home', prevState: null } });
};

const meta = {
  title: 'Session/OidcCallbackPage',
  component: OidcCallbackPage,
  beforeEach: begun,
  parameters: { ...parameters(answerNever(finishOidc)) },
} satisfies Meta<typeof OidcCallbackPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The API is checking the provider's answer. */
export const Checking: Story = {};
export const InNoGroup: Story = {
  parameters: parameters(
    answerFailure(
      finishOidc,
      'oidc.no_role',
      'Your Acme SSO account is not in a group that may use this console. Ask the administrator of your groups.',
    ),
  ),
};
export const Refused: Story = { parameters: parameters(answerFailure(finishOidc, 'oidc.refused')) };
/** The answer arrived in a browser in which no sign-in was begun. */
export const OtherBrowser: Story = { beforeEach: () => sessionStorage.clear() };
