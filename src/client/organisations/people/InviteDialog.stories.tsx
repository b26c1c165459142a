import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { marketplaceAnswers } from '#test/marketplace';
import { InviteDialog } from './InviteDialog';

const meta = {
  title: 'Organisations/InviteDialog',
  component: InviteDialog,
  args: { onClose: () => undefined },
  parameters: { answers: marketplaceAnswers },
} satisfies Meta<typeof InviteDialog>;
export default meta;

export const Ready: StoryObj<typeof meta> = { tags: ['smoke'] };
