import { DesktopOutlined, EditOutlined, NotificationOutlined } from '@ant-design/icons';
import { Button, Flex, Tag } from 'antd';
import { useNavigate, useParams } from 'react-router-dom';
import type { Organisation as OrganisationRecord } from '#contract/organisations';
import { useExtension } from '../../api/product.api';
import { useGetOrganisationQuery } from '../../organisations/organisations.api';
import { OrganisationPageLink } from '../../organisations/OrganisationPageLink';
import { addSelection } from '../../organisations/selection';
import { disabledReason, usePermission } from '../../session/permissions';
import { OrganisationDialogPicker } from '../../organisations/list/OrganisationDialogPicker';
import { RecordPending } from '../../ui/feedback/RecordPending';
import { Initials } from '../../ui/display/Initials';
import { organisationMessages } from './organisationPage.messages';
import { organisationListMessages } from '../../organisations/organisations.messages';
import { nounMessages } from '../../ui/ui.messages';
import { ReasonButton } from '../../ui/display/WithReason';
import { PageTitle } from '../../ui/display/PageTitle';
import { useShortcuts } from '../../ui/keyboard/useShortcuts';
import { useAddressParam } from '../../ui/browser/useAddressParam';
import { OrganisationBelongings } from './OrganisationBelongings';
import { OrganisationLedger } from './OrganisationLedger';
import { OrganisationTeams } from './OrganisationTeams';
import { OrganisationUsers } from './OrganisationUsers';
import { OrganisationWallet } from './OrganisationWallet';
import './organisationPage.css';

/** `/organisation/{orgId}`: one organisation with its wallet, teams, users, and what belongs to it. */
export function OrganisationPage() {
  const { orgId = '' } = useParams();
  const query = useGetOrganisationQuery({ params: { id: orgId } });
  const { currentData: data } = query;
  // By its id, so that no list in it shows the rows of the organisation before.
  if (data) return <Organisation key={orgId} org={data.org} />;
  return <RecordPending what={organisationListMessages.one} title={nounMessages.organisation} query={query} />;
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
      <OrganisationBelongings orgId={org._id} />
      <OrganisationLedger orgId={org._id} />
    </div>
  );
}

function Head({ org }: { org: OrganisationRecord }) {
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
    <Flex component="header" gap={16} align="flex-start" className="mq-org-head">
      <Initials name={org.orgName} size={56} />
      <PageTitle
        windowTitle={org.orgName}
        subtitle={
          <>
            {org.parentOrg !== null && (
              <>
                {organisationListMessages.parent}{' '}
                <OrganisationPageLink id={org.parentOrg}>{org.parentOrgName ?? org.parentOrg}</OrganisationPageLink>{' '}
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
              <ReasonButton
                reason={disabledReason(allowance)}
                icon={<EditOutlined aria-hidden />}
                onClick={() => edit('1')}
              >
                {organisationListMessages.edit}
              </ReasonButton>
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
    </Flex>
  );
}
