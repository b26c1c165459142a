import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { listOrganisations } from '#contract/organisations';
import { anOrganisationReply, marketplaceAnswers } from '#test/marketplace';
import { answer, answerFailure, answerNever, answering, type StoryParameters } from '#test/storyAnswers';
import { OrganisationDialog } from './OrganisationDialog';
import { FinancialPage, OrganisationsPage } from './OrganisationsPage';

const meta = {
  title: 'Organisations/OrganisationsPage',
  component: OrganisationsPage,
  parameters: { answers: marketplaceAnswers, address: '/organisations?orgID=o1' } satisfies StoryParameters,
} satisfies Meta<typeof OrganisationsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { tags: ['smoke'] };
export const Empty: Story = answering(answer(listOrganisations, { organisations: [], totalOrganisations: 0 }));
export const Loading: Story = answering(answerNever(listOrganisations));
export const Failed: Story = answering(answerFailure(listOrganisations, 'internal'));
export const Financial: Story = { render: () => <FinancialPage /> };
export const Create: Story = {
  tags: ['smoke'],
  render: () => <OrganisationDialog organisation={undefined} onClose={() => undefined} />,
};
export const Edit: Story = {
  render: () => <OrganisationDialog organisation={anOrganisationReply()} onClose={() => undefined} />,
};
