import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { getOrganisation, getOrganisationByTeam, listOrganisations, listTeams } from '#contract/organisations';
import { boardAnswers } from '#test/boardAnswers';
import { anOrganisationReply, withoutExtensions } from '#test/marketplace';
import { answer, answerFailure, answerNever, answering, at, type StoryParameters } from '#test/storyAnswers';
import { OrganisationBlock } from './OrganisationBlock';
import { OrganisationFilterPicker } from './OrganisationFilterPicker';
import { OrganisationPicker } from './OrganisationPicker';
import { TeamPicker } from './TeamPicker';
import { WalletBlock } from './WalletBlock';
import { WalletFigurePicker } from './WalletFigurePicker';

const holding = (fundsAvailable: number) => anOrganisationReply({ orgWallet: { fundsAvailable } });

const meta = {
  title: 'Organisations/OrganisationBlock',
  component: OrganisationBlock,
  subcomponents: { OrganisationPicker, TeamPicker },
  parameters: { answers: boardAnswers, address: '/home?orgID=o1&teamID=t1' } satisfies StoryParameters,
} satisfies Meta<typeof OrganisationBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
/** Without an organisation there is no team to choose. */
export const AllOrganisations: Story = at('/home?orgID=all');
export const AllTeams: Story = at('/home?orgID=o1');
/** A board owner has a second management link. */
export const BoardOwner: Story = at(
  '/home?orgID=o2',
  answer(getOrganisation, {
    org: anOrganisationReply({
      _id: 'o2',
      orgName: 'Harbour Media',
      orgType: 'Board Owner',
      orgWallet: { fundsAvailable: 9.99 },
    }),
  }),
);
export const Loading: Story = at('/home?orgID=o1', answerNever(getOrganisation));
export const Failed: Story = at('/home?orgID=o1', answerFailure(getOrganisation, 'organisation.not_found'));
export const ListsLoading: Story = at(
  '/home?orgID=o1',
  answerNever(listOrganisations),
  answerNever(getOrganisationByTeam),
  answerNever(listTeams),
);
export const ListsEmpty: Story = at(
  '/home?orgID=o1',
  answer(listOrganisations, { organisations: [], totalOrganisations: 0 }),
  answerFailure(getOrganisationByTeam, 'organisation.not_found'),
  answer(listTeams, { teams: [], totalTeams: 0 }),
);
export const ListsFailed: Story = at(
  '/home?orgID=o1',
  answerFailure(listOrganisations, 'internal'),
  answerFailure(listTeams, 'internal'),
);
/** An API with only the calls of section 7: the user's own organisations. */
export const WithoutExtensions: Story = answering(withoutExtensions);
/** Values below and above every limit: 5 dollars, 10 dollars, a quarter of the ring. */
export const Wallets: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 240 }}>
      {[4.99, 5, 5.01, 9.99, 10, 16.6, 2500].map((funds) => (
        <WalletBlock key={funds} organisation={holding(funds)} />
      ))}
    </div>
  ),
};
export const WalletFigure: Story = {
  render: () => <WalletFigurePicker organisation={holding(120.5)} text="Available now" />,
};
/** The organisation by which a list is narrowed. */
export const Filter: Story = { render: () => <OrganisationFilterPicker orgID="o1" onClear={() => undefined} /> };
