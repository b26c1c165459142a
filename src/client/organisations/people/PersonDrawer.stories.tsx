import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { aUserReply, marketplaceAnswers } from '#test/marketplace';
import { PersonDrawer } from './PersonDrawer';

const meta = {
  title: 'Organisations/PersonDrawer',
  component: PersonDrawer,
  args: {
    user: aUserReply({ _id: 'u2', firstName: 'Ana', lastName: 'Okafor', email: 'second@example.com' }),
    onClose: () => undefined,
  },
  parameters: { answers: marketplaceAnswers },
} satisfies Meta<typeof PersonDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { tags: ['smoke'] };
export const WithFactor: Story = {
  args: {
    user: aUserReply({
      _id: 'u2',
      firstName: 'Ana',
      lastName: 'Okafor',
      hasSecondFactor: true,
      roles: [
        { role: 'Reviewer', organisations: null },
        { role: 'Finance', organisations: ['o1'] },
      ],
    }),
  },
};
export const Deactivated: Story = { args: { user: aUserReply({ _id: 'u4', firstName: 'Teo', isActive: false }) } };
/** The user's own record: they cannot remove their own roles or deactivate themselves. */
export const Yourself: Story = { args: { user: aUserReply() } };
