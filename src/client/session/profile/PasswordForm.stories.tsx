import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { changePassword } from '#contract/session';
import { profileAnswers } from '#test/profileAnswers';
import { answerFailure, answerNever, answering, type StoryParameters } from '#test/storyAnswers';
import { profileMessages, sessionMessages } from '../session.messages';
import { PasswordForm } from './PasswordForm';
import './profile.css';

const meta = {
  title: 'Session/PasswordForm',
  component: PasswordForm,
  parameters: { answers: profileAnswers, address: '/profile' } satisfies StoryParameters,
} satisfies Meta<typeof PasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const changing: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText(profileMessages.currentPassword), 'marquee-demo');
  await userEvent.type(canvas.getByLabelText(sessionMessages.newPassword), 'a lamp over the harbour');
  await userEvent.click(canvas.getByRole('button', { name: profileMessages.changePassword }));
};
const failing = (code: Parameters<typeof answerFailure>[1], text: string): Story => ({
  ...answering(answerFailure(changePassword, code, text)),
  play: async (context) => {
    await changing(context);
    await context.canvas.findByText(text);
  },
});

export const Ready: Story = {};
export const Busy: Story = {
  ...answering(answerNever(changePassword)),
  play: async (context) => {
    await changing(context);
    await context.canvas.findByRole('button', { name: /Changing/ });
  },
};
export const Wrong: Story = failing('password.wrong', 'This is not your password.');
export const TooWeak: Story = failing('password.too_weak', 'This password is on a list of common ones.');
export const Failed: Story = failing('internal', 'The server could not do it.');
