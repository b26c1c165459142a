import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor } from 'storybook/test';
import { getMe, modifyUser } from '#contract/session';
import { withoutExtensions } from '#test/marketplace';
import { profileAnswers, robin } from '#test/profileAnswers';
import { answerFailure, answerNever, answering, type StoryParameters } from '#test/storyAnswers';
import { profileMessages } from '../session.messages';
import { formMessages } from '../../ui/ui.messages';
import { NamesForm } from './NamesForm';
import './profile.css';

const meta = {
  title: 'Session/NamesForm',
  component: NamesForm,
  args: { me: getMe.reply.parse(robin) },
  parameters: { answers: profileAnswers, address: '/profile' } satisfies StoryParameters,
} satisfies Meta<typeof NamesForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const saving: Story['play'] = async ({ canvas, userEvent }) => {
  const firstName = await canvas.findByLabelText(profileMessages.firstName);
  // Enabled once it is known that the API can change users.
  await waitFor(() => expect(firstName).toBeEnabled());
  await userEvent.type(firstName, ' R.');
  await userEvent.click(await canvas.findByText(formMessages.saveChanges));
};

export const Ready: Story = {};
export const Saving: Story = {
  ...answering(answerNever(modifyUser)),
  play: async (context) => {
    await saving(context);
    await context.canvas.findByText(formMessages.saving);
  },
};
export const EmailTaken: Story = {
  ...answering(answerFailure(modifyUser, 'user.email_taken', 'Another user has this address.')),
  play: async (context) => {
    await saving(context);
    await context.canvas.findByText('Another user has this address.');
  },
};
/** An API that cannot change users. */
export const ReadOnly: Story = answering(withoutExtensions);
