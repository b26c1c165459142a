import { WarningOutlined } from '@ant-design/icons';
import { Flex } from 'antd';
import type { OrganisationRow } from '#contract/organisations';
import { Clip } from '../../ui/display/Clip';
import { formatMoney } from '../../ui/format/formatMoney';
import { grouped } from '../../ui/format/grouped';
import type { PagedColumn } from '../../ui/table/pagedColumns';
import { adminTeamMessages, organisationListMessages, walletMessages } from '../organisations.messages';
import { OrganisationPageLink } from '../OrganisationPageLink';
import { isHealthy, isLowOnCredit } from '../wallet';

const counts = [
  ['teams', 84],
  ['campaigns', 104],
  ['boards', 96],
] as const;

/** The columns of the list of organisations. */
export const organisationColumns: PagedColumn<OrganisationRow>[] = [
  {
    id: 'name',
    title: organisationListMessages.name,
    sortID: 'orgName',
    render: (org) => <OrganisationName org={org} />,
  },
  {
    id: 'type',
    title: organisationListMessages.type,
    sortID: 'orgType',
    width: 130,
    render: ({ orgType }) => (orgType === '' ? '–' : orgType),
  },
  {
    id: 'parent',
    title: organisationListMessages.parent,
    width: 170,
    maxWidth: 260,
    render: ({ parentOrg, parentOrgName }) =>
      parentOrg === null ? (
        '–'
      ) : (
        <Clip tip={parentOrgName ?? parentOrg}>
          <OrganisationPageLink id={parentOrg}>{parentOrgName ?? parentOrg}</OrganisationPageLink>
        </Clip>
      ),
  },
  {
    id: 'wallet',
    title: organisationListMessages.wallet,
    sortID: 'fundsAvailable',
    width: 120,
    align: 'right',
    render: (org) => <Funds org={org} />,
  },
  ...counts.map(([id, width]): PagedColumn<OrganisationRow> => ({
    id,
    title: organisationListMessages[id],
    width,
    align: 'right',
    render: (org) => grouped(org[id]),
  })),
];

const OrganisationName = ({ org }: { org: OrganisationRow }) => (
  <Clip tip={org.orgName}>
    <OrganisationPageLink id={org._id}>{org.orgName}</OrganisationPageLink>
  </Clip>
);

/** Low credit is marked with an icon and not only a colour. */
const Funds = ({ org: { orgWallet } }: { org: OrganisationRow }) => (
  <span className={`mq-money ${isHealthy(orgWallet.fundsAvailable) ? 'mq-tone-success' : 'mq-tone-error'}`}>
    {isLowOnCredit(orgWallet.fundsAvailable) && (
      <WarningOutlined className="mq-tone-warning" aria-label={walletMessages.lowCredit} />
    )}{' '}
    {formatMoney(orgWallet.fundsAvailable)}
  </span>
);

/** An organisation on a phone. */
export function OrganisationCard({ org }: { org: OrganisationRow }) {
  return (
    <Flex vertical gap={4} className="mq-org-card">
      <Flex gap={12} justify="space-between">
        <OrganisationName org={org} />
        <Funds org={org} />
      </Flex>
      <div className="mq-two">
        {[
          org.orgType,
          ...(org.parentOrgName ? [`${organisationListMessages.parent} ${org.parentOrgName}`] : []),
          adminTeamMessages.teams(org.teams),
          adminTeamMessages.campaigns(org.campaigns),
          adminTeamMessages.boards(org.boards),
        ]
          .filter((part) => part !== '')
          .join(' · ')}
      </div>
    </Flex>
  );
}
