import { DesktopOutlined, EditOutlined, NotificationOutlined } from '@ant-design/icons';
import { Button, Tabs, Tag } from 'antd';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { Organisation as OrganisationRecord } from '#contract/organisations';
import { useListArtworksQuery } from '../../artwork/artwork.api';
import { useListBoardsQuery } from '../../boards/boards.api';
import { useExtension } from '../../api/product.api';
import { failureOf } from '../../api/apiError';
import { useGetOrganisationQuery } from '../../organisations/organisations.api';
import { addSelection, useSelectionSearch } from '../../organisations/selection';
import { disabledReason, usePermission } from '../../session/permissions.api';
import { OrganisationDialogPicker } from '../../organisations/list/OrganisationDialogPicker';
import { RecordPending } from '../../ui/feedback/RecordPending';
import { Initials } from '../../ui/display/Initials';
import { organisationMessages } from '../organisationPage.messages';
import { organisationListMessages } from '../../organisations/organisations.messages';
import { nounMessages } from '../../ui/ui.messages';
import { WithReason } from '../../ui/display/WithReason';
import { PageTitle } from '../../ui/display/PageTitle';
import { useShortcuts } from '../../ui/keyboard/useShortcuts';
import { useAddressParam } from '../../ui/browser/useAddressParam';
import { useListCampaignsQuery } from '../campaigns.api';
import { OrganisationArtworks } from './OrganisationArtworks';
import { OrganisationBoards } from './OrganisationBoards';
import { OrganisationCampaigns } from './OrganisationCampaigns';
import { OrganisationLedger } from './OrganisationLedger';
import { OrganisationTeams } from './OrganisationTeams';
import { OrganisationUsers } from './OrganisationUsers';
import { OrganisationWallet } from './OrganisationWallet';
import './overview.css';

/** `/organisation/{orgId}`: one organisation with its wallet, teams, users, and what belongs to it. */
export function OrganisationPage() {
  const { orgId = '' } = useParams();
  const { currentData: data, error, refetch } = useGetOrganisationQuery({ params: { id: orgId } });
  if (!data)
    return (
      <RecordPending
        what={organisationListMessages.one}
        title={nounMessages.organisation}
        failure={error && failureOf(error)}
        onRetry={() => void refetch()}
      />
    );
  return <Organisation org={data.org} />;
}

/** What the API has no call for is left out. */
function Organisation({ org }: { org: OrganisationRecord }) {
  const hasTeams = useExtension('teams');
  const hasUsers = useExtension('users');
  return (
    <div className="mq-page mq-record">
      <Head org={org} />
      <div className="mq-figures">
        <OrganisationWallet org={org} />
        {hasTeams && <OrganisationTeams orgId={org._id} />}
        {hasUsers && <OrganisationUsers orgId={org._id} />}
      </div>
      <Belongings orgId={org._id} />
      <OrganisationLedger orgId={org._id} />
    </div>
  );
}

function Head({ org }: { org: OrganisationRecord }) {
  const search = useSelectionSearch();
  const navigate = useNavigate();
  const [editing, edit] = useAddressParam('edit');
  const [, openCredit] = useAddressParam('credit');
  const [, openTeam] = useAddressParam('team');
  const action = (id: string, label: string, run: () => void, when = true) => ({
    id: `organisation.${id}`,
    label,
    group: org.orgName,
    run,
    when,
  });
  const allowance = usePermission('finance', org._id);
  const canEdit = useExtension('organisations') && allowance !== 'never';
  const mayChange = canEdit && allowance === 'yes';
  const canCreateTeam = useExtension('teams') && allowance === 'yes';
  const canCredit = useExtension('wallet') && allowance === 'yes';
  useShortcuts([
    action('edit', organisationListMessages.edit, () => edit('1'), mayChange),
    action('credit', organisationMessages.credit, () => openCredit('new'), canCredit),
    action('team', organisationMessages.createTeam, () => openTeam('new'), canCreateTeam),
  ]);
  const mine = `?${addSelection(new URLSearchParams(), { orgID: org._id, teamID: undefined }).toString()}`;
  return (
    <header className="mq-org-head">
      <Initials name={org.orgName} size={56} />
      <PageTitle
        windowTitle={org.orgName}
        subtitle={
          <>
            {org.parentOrg !== null && (
              <>
                {organisationListMessages.parent}{' '}
                <Link to={{ pathname: `/organisation/${encodeURIComponent(org.parentOrg)}`, search }}>
                  {org.parentOrgName ?? org.parentOrg}
                </Link>{' '}
                ·{' '}
              </>
            )}
            <span translate="no" className="mq-mono">
              {org._id}
            </span>
          </>
        }
        actions={
          <>
            {canEdit && (
              <WithReason reason={disabledReason(allowance)}>
                <Button icon={<EditOutlined aria-hidden />} disabled={!mayChange} onClick={() => edit('1')}>
                  {organisationListMessages.edit}
                </Button>
              </WithReason>
            )}
            <Button
              icon={<NotificationOutlined aria-hidden />}
              onClick={() => void navigate({ pathname: '/management/campaigns', search: mine })}
            >
              {nounMessages.campaigns}
            </Button>
            <Button
              icon={<DesktopOutlined aria-hidden />}
              onClick={() => void navigate({ pathname: '/management/boards', search: mine })}
            >
              {nounMessages.boards}
            </Button>
          </>
        }
      >
        {org.orgName} {org.orgType !== '' && <Tag>{org.orgType}</Tag>}
      </PageTitle>
      {mayChange && editing !== null && <OrganisationDialogPicker organisation={org} onClose={() => edit(null)} />}
    </header>
  );
}

const tabs = ['campaigns', 'boards', 'artworks'] as const;
/** Requests only the total. */
const oneRow = { page: 1, pageSize: 1 } as const;

function Belongings({ orgId }: { orgId: string }) {
  const [shown, show] = useAddressParam('tab');
  const tab = tabs.find((each) => each === shown) ?? 'campaigns';
  // Without it the call ignores the organisation, and lists the artwork of all.
  const hasArtworks = useExtension('file-search');
  const query = { orgID: orgId, ...oneRow };
  const totals = {
    campaigns: useListCampaignsQuery({ query }).currentData?.totalCampaigns,
    boards: useListBoardsQuery({ query: { ...query, deleted: false } }).currentData?.totalBoards,
    artworks: useListArtworksQuery({ query }, { skip: !hasArtworks }).currentData?.totalFiles,
  };
  return (
    <Tabs
      className="mq-card mq-org-tabs"
      activeKey={tab}
      destroyOnHidden
      onChange={show}
      items={[
        {
          key: 'campaigns',
          label: <TabLabel text={nounMessages.campaigns} total={totals.campaigns} />,
          children: <OrganisationCampaigns orgId={orgId} />,
        },
        {
          key: 'boards',
          label: <TabLabel text={nounMessages.boards} total={totals.boards} />,
          children: <OrganisationBoards orgId={orgId} />,
        },
        ...(hasArtworks
          ? [
              {
                key: 'artworks',
                label: <TabLabel text={organisationMessages.artworks} total={totals.artworks} />,
                children: <OrganisationArtworks orgId={orgId} />,
              },
            ]
          : []),
      ]}
    />
  );
}

/** A tab's name with its count. The count is hidden from screen readers, because the table in the tab announces it. */
function TabLabel({ text, total }: { text: string; total: number | undefined }) {
  return (
    <>
      {text}{' '}
      {total !== undefined && (
        <span className="mq-count" aria-hidden>
          {total.toLocaleString('en-US')}
        </span>
      )}
    </>
  );
}
