import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { resetPassword } from '#contract/session';
import { landingParameters } from '#test/landingStory';
import { answer, answerFailure, answerNever, type StoryAnswer } from '#test/storyAnswers';
import { sessionMessages } from './session.messages';
import { ResetPasswordPage } from './ResetPasswordPage';

const good = answer(resetPassword, { message: 'The link is good.' });
const parameters = (...answers: StoryAnswer[]) => landingParameters(answers, '/resetpassword?token=story');

const meta = {
  title: 'Session/ResetPasswordPage',
  component: ResetPasswordPage,
  parameters: { ...parameters(good) },
} satisfies Meta<typeof ResetPasswordPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { tags: ['smoke'] };
export const Checking: Story = { parameters: parameters(answerNever(resetPassword)) };
export const LinkNoLongerValid: Story = {
  parameters: parameters(answerFailure(resetPassword, 'reset.link_invalid')),
};
/** The check of the link failed. */
export const Failed: Story = { parameters: parameters(answerFailure(resetPassword, 'internal')) };
export const PasswordSet: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(sessionMessages.newPassword), 'a lamp over the harbour');
    await userEvent.click(canvas.getByRole('button', { name: sessionMessages.setPassword }));
    await canvas.findByText(sessionMessages.passwordSet);
  },
};
