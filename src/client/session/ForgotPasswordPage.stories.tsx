import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { forgotPassword } from '#contract/session';
import { landingParameters } from '#test/landingStory';
import { answer, answerFailure, answerNever, type StoryAnswer } from '#test/storyAnswers';
import { sessionMessages } from './session.messages';
import { ForgotPasswordPage } from './ForgotPasswordPage';

const parameters = (...answers: StoryAnswer[]) => landingParameters(answers, '/forgotpassword');

const meta = {
  title: 'Session/ForgotPasswordPage',
  component: ForgotPasswordPage,
  parameters: { ...parameters() },
} satisfies Meta<typeof ForgotPasswordPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const asking: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText(sessionMessages.email), 'admin@example.com');
  await userEvent.click(canvas.getByRole('button', { name: sessionMessages.sendLink }));
};

export const Ready: Story = { tags: ['smoke'] };
export const Sending: Story = { parameters: parameters(answerNever(forgotPassword)), play: asking };
export const Sent: Story = {
  parameters: parameters(answer(forgotPassword, { message: 'Sent.' })),
  play: async (context) => {
    await asking(context);
    await context.canvas.findByText(sessionMessages.linkSent('admin@example.com'));
  },
};
export const Failed: Story = {
  parameters: parameters(answerFailure(forgotPassword, 'unavailable', 'The mail server is away.')),
  play: async (context) => {
    await asking(context);
    await context.canvas.findByText('The mail server is away.');
  },
};
/** An API that cannot reset passwords. */
export const NotOffered: Story = {
  parameters: parameters(answerFailure(forgotPassword, 'request.not_found')),
  play: async (context) => {
    await asking(context);
    await context.canvas.findByText(sessionMessages.resetNotOffered);
  },
};
