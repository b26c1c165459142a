import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { resetPassword } from '#contract/session';
import { landingParameters } from '#test/landingStory';
import { answer, answerFailure, answerNever, answering } from '#test/storyAnswers';
import { sessionMessages } from './session.messages';
import { ResetPasswordPage } from './ResetPasswordPage';

const good = answer(resetPassword, { message: 'The link is good.' });

const meta = {
  title: 'Session/ResetPasswordPage',
  component: ResetPasswordPage,
  parameters: landingParameters('/resetpassword?token=story', good),
} satisfies Meta<typeof ResetPasswordPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { tags: ['smoke'] };
export const Checking: Story = answering(answerNever(resetPassword));
export const LinkNoLongerValid: Story = answering(answerFailure(resetPassword, 'reset.link_invalid'));
/** The check of the link failed. */
export const Failed: Story = answering(answerFailure(resetPassword, 'internal'));
export const PasswordSet: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(sessionMessages.newPassword), 'a lamp over the harbour');
    await userEvent.click(canvas.getByRole('button', { name: sessionMessages.setPassword }));
    await canvas.findByText(sessionMessages.passwordSet);
  },
};
