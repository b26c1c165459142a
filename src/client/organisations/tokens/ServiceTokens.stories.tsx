import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { createServiceToken, listServiceTokens } from '#contract/access';
import { aServiceTokenReply, marketplaceAnswers } from '#test/marketplace';
import { answer, answerFailure, answerNever, answering, type StoryParameters } from '#test/storyAnswers';
import { inDocument } from '#test/storyPlays';
import { CreateTokenDialog } from './CreateTokenDialog';
import { ServiceTokens } from './ServiceTokens';
import { TokenOnce } from './TokenOnce';
import { tokenMessages } from './tokens.messages';

const some = [
  aServiceTokenReply(),
  aServiceTokenReply({
    _id: 'k2',
    name: 'finance-export',
    start: 'mqt_x81K',
    roles: [{ role: 'Viewer', organisations: null }],
    endsAt: '2026-11-30T00:00:00.000Z',
    lastUsed: null,
  }),
];

const meta = {
  title: 'Organisations/ServiceTokens',
  component: ServiceTokens,
  parameters: {
    answers: [answer(listServiceTokens, { serviceTokens: some }), ...marketplaceAnswers],
    address: '/users',
  } satisfies StoryParameters,
} satisfies Meta<typeof ServiceTokens>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Empty: Story = answering(answer(listServiceTokens, { serviceTokens: [] }));
export const Loading: Story = answering(answerNever(listServiceTokens));
export const Failed: Story = answering(answerFailure(listServiceTokens, 'internal'));
export const Create: Story = {
  tags: ['smoke'],
  ...answering(answerNever(createServiceToken)),
  render: () => <CreateTokenDialog onClose={() => undefined} />,
};
/** Pressed without a name. */
export const NameMissing: Story = {
  ...Create,
  tags: [],
  play: async ({ canvasElement, userEvent }) => {
    const page = inDocument(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: tokenMessages.create }));
    await page.findByText(tokenMessages.nameNeeded);
  },
};
export const CreateFailed: Story = {
  ...NameMissing,
  ...answering(answerFailure(createServiceToken, 'internal')),
  play: async ({ canvasElement, userEvent }) => {
    const page = inDocument(canvasElement);
    await userEvent.type(await page.findByLabelText(/^Name/), 'nightly-import');
    await userEvent.click(page.getByRole('button', { name: tokenMessages.create }));
    await page.findByText(/Failed to create the token/);
  },
};
export const ShownOnce: Story = {
  render: () => (
    <TokenOnce
      name="nightly-import"
      token="mqt_7Qm2xV0rYd3kq1bZt8sHc5nLw9pEa4uJg6fRi7oKy2M"
      onClose={() => undefined}
    />
  ),
};
