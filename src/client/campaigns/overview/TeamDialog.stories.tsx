import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { anOrganisationReply, aTeamReply, marketplaceAnswers } from '#test/marketplace';
import type { StoryParameters } from '#test/storyAnswers';
import { CreditDialog } from './CreditDialog';
import { TeamDialog } from './TeamDialog';

const parameters: StoryParameters = { answers: marketplaceAnswers, address: '/organisation/o1?orgID=o1' };
const meta = {
  title: 'Organisations/TeamDialog',
  component: TeamDialog,
  args: { orgId: 'o1', team: undefined, onClose: () => undefined },
  parameters: { ...parameters },
} satisfies Meta<typeof TeamDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = { tags: ['smoke'] };
export const Edit: Story = { args: { team: aTeamReply() } };
export const Credit: Story = {
  render: () => <CreditDialog org={anOrganisationReply({ orgName: 'Harbour Media' })} onClose={() => undefined} />,
};
