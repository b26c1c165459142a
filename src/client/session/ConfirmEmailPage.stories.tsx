import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { confirmEmail } from '#contract/identity';
import { landingParameters } from '#test/landingStory';
import { answer, answerFailure, answerNever, answering } from '#test/storyAnswers';
import { ConfirmEmailPage } from './ConfirmEmailPage';
import { sessionMessages } from './session.messages';

const good = answer(confirmEmail, { message: 'It is confirmed.' });

const meta = {
  title: 'Session/ConfirmEmailPage',
  component: ConfirmEmailPage,
  parameters: landingParameters('/confirmemail?token=story', good),
} satisfies Meta<typeof ConfirmEmailPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const press: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: sessionMessages.confirmEmail }));
};

export const Ready: Story = {};
export const Confirming: Story = { ...answering(answerNever(confirmEmail)), play: press };
export const Confirmed: Story = {
  play: async (context) => {
    await press(context);
    await context.canvas.findByText(sessionMessages.emailConfirmed);
  },
};
export const LinkNoLongerValid: Story = {
  ...answering(answerFailure(confirmEmail, 'reset.link_invalid')),
  play: async (context) => {
    await press(context);
    await context.canvas.findByText(sessionMessages.linkNoLongerValid);
  },
};
export const Failed: Story = { ...answering(answerFailure(confirmEmail, 'internal')), play: press };
