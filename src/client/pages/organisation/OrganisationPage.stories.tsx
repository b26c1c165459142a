import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Route, Routes } from 'react-router-dom';
import { listArtworks } from '#contract/artwork';
import { listBoards } from '#contract/boards';
import { listCampaigns } from '#contract/campaigns';
import { getOrganisation, getTeam, listWalletEntries } from '#contract/organisations';
import { someFiles } from '#test/artworkFiles';
import {
  anOrganisationReply,
  aTeamReply,
  marketplaceAnswers,
  someBoardReplies,
  someCampaigns,
} from '#test/marketplace';
import { answer, answerFailure, answerNever, answering, at, type StoryParameters } from '#test/storyAnswers';
import { PointsMap } from '../../boards/map/PointsMapPicker';
import { CreditDialog } from './CreditDialog';
import { OrganisationPage } from './OrganisationPage';
import { TeamDashboardPage } from './TeamDashboardPage';
import { TeamDialog } from './TeamDialog';

const belongings = [
  answer(listCampaigns, { campaigns: [...someCampaigns], totalCampaigns: 5 }),
  answer(listBoards, { boards: [...someBoardReplies], totalBoards: 3 }),
  answer(listArtworks, { files: [...someFiles], totalFiles: 12 }),
  answer(listWalletEntries, {
    entries: [
      {
        _id: 'w1',
        at: '2026-11-01T00:00:00.000Z',
        amount: 120.5,
        balance: 120.5,
        note: 'First credit',
        by: 'Robin Vale',
      },
    ],
    totalEntries: 1,
  }),
  answer(getTeam, { team: aTeamReply() }),
];
const nothing = () => undefined;

const meta = {
  title: 'Pages/OrganisationPage',
  component: OrganisationPage,
  subcomponents: { PointsMap },
  render: () => (
    <Routes>
      <Route path="/organisation/:orgId" element={<OrganisationPage />} />
      <Route path="/dashboard/:teamId" element={<TeamDashboardPage />} />
    </Routes>
  ),
  parameters: {
    answers: [...belongings, ...marketplaceAnswers],
    address: '/organisation/o1?orgID=o1',
  } satisfies StoryParameters,
} satisfies Meta<typeof OrganisationPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { tags: ['smoke'] };
export const LowCredit: Story = answering(
  answer(getOrganisation, {
    org: anOrganisationReply({
      orgName: 'Harbour Media',
      orgType: 'Board Owner',
      orgWallet: { fundsAvailable: 9.99 },
    }),
  }),
);
export const Boards: Story = at('/organisation/o1?orgID=o1&tab=boards');
export const BoardsOnPhone: Story = { ...Boards, globals: { viewport: { value: 'phone' } } };
export const Artworks: Story = at('/organisation/o1?orgID=o1&tab=artworks');
export const Loading: Story = answering(answerNever(getOrganisation));
export const Failed: Story = answering(answerFailure(getOrganisation, 'organisation.not_found'));
export const TeamDashboard: Story = at('/dashboard/t1?orgID=o1');
export const TeamWithoutBoards: Story = at(
  '/dashboard/t1?orgID=o1',
  answer(listBoards, { boards: [], totalBoards: 0 }),
);
export const NewTeam: Story = {
  tags: ['smoke'],
  render: () => <TeamDialog orgId="o1" team={undefined} onClose={nothing} />,
};
export const EditTeam: Story = { render: () => <TeamDialog orgId="o1" team={aTeamReply()} onClose={nothing} /> };
export const Credit: Story = {
  render: () => <CreditDialog org={anOrganisationReply({ orgName: 'Harbour Media' })} onClose={nothing} />,
};
