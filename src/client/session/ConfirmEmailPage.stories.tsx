import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { confirmEmail } from '#contract/identity';
import { landingParameters } from '#test/landingStory';
import { answer, answerFailure, answerNever, type StoryAnswer } from '#test/storyAnswers';
import { ConfirmEmailPage } from './ConfirmEmailPage';
import { sessionMessages } from './session.messages';

const good = answer(confirmEmail, { message: 'It is confirmed.' });
const parameters = (...answers: StoryAnswer[]) => landingParameters(answers, '/confirmemail?token=story');

const meta = {
  title: 'Session/ConfirmEmailPage',
  component: ConfirmEmailPage,
  parameters: { ...parameters(good) },
} satisfies Meta<typeof ConfirmEmailPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const press: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: sessionMessages.confirmEmail }));
};

export const Ready: Story = {};
export const Confirming: Story = { parameters: parameters(answerNever(confirmEmail)), play: press };
export const Confirmed: Story = {
  play: async (context) => {
    await press(context);
    await context.canvas.findByText(sessionMessages.emailConfirmed);
  },
};
export const LinkNoLongerValid: Story = {
  parameters: parameters(answerFailure(confirmEmail, 'reset.link_invalid')),
  play: async (context) => {
    await press(context);
    await context.canvas.findByText(sessionMessages.linkNoLongerValid);
  },
};
export const Failed: Story = { parameters: parameters(answerFailure(confirmEmail, 'internal')), play: press };
