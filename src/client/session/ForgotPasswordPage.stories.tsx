import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { forgotPassword } from '#contract/session';
import { landingParameters } from '#test/landingStory';
import { answer, answerFailure, answerNever, answering } from '#test/storyAnswers';
import { sessionMessages } from './session.messages';
import { ForgotPasswordPage } from './ForgotPasswordPage';

const meta = {
  title: 'Session/ForgotPasswordPage',
  component: ForgotPasswordPage,
  parameters: landingParameters('/forgotpassword'),
} satisfies Meta<typeof ForgotPasswordPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const asking: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText(sessionMessages.email), 'admin@example.com');
  await userEvent.click(canvas.getByRole('button', { name: sessionMessages.sendLink }));
};

export const Ready: Story = { tags: ['smoke'] };
export const Sending: Story = { ...answering(answerNever(forgotPassword)), play: asking };
export const Sent: Story = {
  ...answering(answer(forgotPassword, { message: 'Sent.' })),
  play: async (context) => {
    await asking(context);
    await context.canvas.findByText(sessionMessages.linkSent('admin@example.com'));
  },
};
export const Failed: Story = {
  ...answering(answerFailure(forgotPassword, 'unavailable', 'The mail server is away.')),
  play: async (context) => {
    await asking(context);
    await context.canvas.findByText('The mail server is away.');
  },
};
/** An API that cannot reset passwords. */
export const NotOffered: Story = {
  ...answering(answerFailure(forgotPassword, 'request.not_found')),
  play: async (context) => {
    await asking(context);
    await context.canvas.findByText(sessionMessages.resetNotOffered);
  },
};
