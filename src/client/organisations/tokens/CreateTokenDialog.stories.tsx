import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { createServiceToken } from '#contract/access';
import { marketplaceAnswers } from '#test/marketplace';
import { answerFailure, answerNever } from '#test/storyAnswers';
import { inDocument } from '#test/storyPlays';
import { CreateTokenDialog } from './CreateTokenDialog';
import { tokenMessages } from './tokens.messages';

const meta = {
  title: 'Organisations/CreateTokenDialog',
  component: CreateTokenDialog,
  args: { onClose: () => undefined },
  parameters: { answers: [answerNever(createServiceToken), ...marketplaceAnswers] },
} satisfies Meta<typeof CreateTokenDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { tags: ['smoke'] };
/** Pressed without a name. */
export const NameMissing: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const page = inDocument(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: tokenMessages.create }));
    await page.findByText(tokenMessages.nameNeeded);
  },
};
export const Failed: Story = {
  parameters: { answers: [answerFailure(createServiceToken, 'internal'), ...marketplaceAnswers] },
  play: async ({ canvasElement, userEvent }) => {
    const page = inDocument(canvasElement);
    await userEvent.type(await page.findByLabelText(/^Name/), 'nightly-import');
    await userEvent.click(page.getByRole('button', { name: tokenMessages.create }));
    await page.findByText(/Failed to create the token/);
  },
};
