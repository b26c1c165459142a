import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { listOrganisations } from '#contract/organisations';
import { anOrganisationReply, marketplaceAnswers } from '#test/marketplace';
import { answer, answerFailure, answerNever } from '#test/storyAnswers';
import type { StoryParameters } from '#test/storyAnswers';
import { OrganisationDialog } from './OrganisationDialog';
import { FinancialPage, OrganisationsPage } from './OrganisationsPage';

const parameters = (own: StoryParameters['answers'] = []): StoryParameters => ({
  answers: [...own, ...marketplaceAnswers],
  address: '/organisations?orgID=o1',
});

const meta = {
  title: 'Organisations/OrganisationsPage',
  component: OrganisationsPage,
  parameters: { ...parameters() },
} satisfies Meta<typeof OrganisationsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { tags: ['smoke'] };
export const Empty: Story = {
  parameters: parameters([answer(listOrganisations, { organisations: [], totalOrganisations: 0 })]),
};
export const Loading: Story = { parameters: parameters([answerNever(listOrganisations)]) };
export const Failed: Story = { parameters: parameters([answerFailure(listOrganisations, 'internal')]) };
export const Financial: Story = { render: () => <FinancialPage /> };
export const Create: Story = {
  tags: ['smoke'],
  render: () => <OrganisationDialog organisation={undefined} onClose={() => undefined} />,
};
export const Edit: Story = {
  render: () => <OrganisationDialog organisation={anOrganisationReply()} onClose={() => undefined} />,
};
