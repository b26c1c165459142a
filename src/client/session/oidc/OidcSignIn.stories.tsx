import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { startOidc } from '#contract/oidc';
import { answerFailure, answerNever } from '#test/storyAnswers';
import { sessionMessages } from '../session.messages';
import { OidcSignIn } from './OidcSignIn';

const meta = {
  title: 'Session/OidcSignIn',
  component: OidcSignIn,
  args: { name: 'Acme SSO', returnTo: { from: '/home', prevState: null }, primary: false },
  parameters: { answers: [answerNever(startOidc)] },
} satisfies Meta<typeof OidcSignIn>;
export default meta;
type Story = StoryObj<typeof meta>;

const pressed: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: sessionMessages.continueWith('Acme SSO') }));
};

/** Under the login form. */
export const Ready: Story = {};
/** Password sign-in is off. */
export const Alone: Story = { args: { primary: true } };
export const Leaving: Story = { play: pressed };
export const Failed: Story = {
  parameters: {
    answers: [
      answerFailure(startOidc, 'oidc.unreachable', 'Acme SSO does not answer right now. Try again in a moment.'),
    ],
  },
  play: async (context) => {
    await pressed(context);
    await context.canvas.findByText(/does not answer right now/);
  },
};
