import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { finishOidc } from '#contract/oidc';
import { landingParameters } from '#test/landingStory';
import { answerFailure, answerNever, answering } from '#test/storyAnswers';
import { storePendingSignIn } from './pendingSignIn';
import { OidcCallbackPage } from './OidcCallbackPage';

const begun = () => {
  storePendingSignIn({ binding: 'story', returnTo: { from: '/home', prevState: null } });
};

const meta = {
  title: 'Session/OidcCallbackPage',
  component: OidcCallbackPage,
  beforeEach: begun,
  parameters: landingParameters('/oidc/callback?code=story&state=story', answerNever(finishOidc)),
} satisfies Meta<typeof OidcCallbackPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The API is checking the provider's answer. */
export const Checking: Story = {};
export const InNoGroup: Story = answering(
  answerFailure(
    finishOidc,
    'oidc.no_role',
    'Your Acme SSO account is not in a group that may use this console. Ask the administrator of your groups.',
  ),
);
export const Refused: Story = answering(answerFailure(finishOidc, 'oidc.refused'));
/** The answer arrived in a browser in which no sign-in was begun. */
export const OtherBrowser: Story = { beforeEach: () => sessionStorage.clear() };
