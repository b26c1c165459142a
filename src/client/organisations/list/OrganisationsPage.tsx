import { PlusOutlined, WarningOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { OrganisationRow } from '#contract/organisations';
import { adminTeamMessages, organisationListMessages, walletMessages } from '../organisations.messages';
import { formatMoney } from '../../ui/format/formatMoney';
import { PagedTable } from '../../ui/table/PagedTable';
import type { PagedColumn } from '../../ui/table/pagedColumns';
import { WithReason } from '../../ui/display/WithReason';
import { listMessages, stateMessages } from '../../ui/ui.messages';
import { filtersInWords } from '../../ui/table/tableSearch';
import { PageTitle } from '../../ui/display/PageTitle';
import { SearchField } from '../../ui/form/SearchField';
import { listOf } from '../../ui/table/listOf';
import { usePermission } from '../../session/permissions.api';
import { useAddressParam } from '../../ui/browser/useAddressParam';
import { useShortcuts } from '../../ui/keyboard/useShortcuts';
import { useTableSearch } from '../../ui/table/useTableSearch';
import { useListOrganisationsQuery } from '../organisations.api';
import { useSelectionSearch } from '../selection';
import { isHealthy, isLowOnCredit } from '../wallet';
import { LazyFallback } from '../../ui/feedback/LazyFallback';
import { lazyWithRetry } from '../../ui/feedback/lazyWithRetry';
import { byFunds, byName, shape } from './organisationSearch';
import '../people/people.css';

const OrganisationDialog = lazyWithRetry(
  async () => (await import('./OrganisationDialog')).OrganisationDialog,
  LazyFallback,
);

/** `/organisations/`: all organisations, with a dialog to create one. */
export function OrganisationsPage() {
  const [opened, open] = useAddressParam('organisation');
  // A new organisation is in no role yet, so creating one needs a role for all organisations.
  const allowance = usePermission('finance', null);
  const mayCreate = allowance === 'yes';
  useShortcuts([
    {
      id: 'organisations.create',
      keys: 'n',
      label: organisationListMessages.create,
      group: organisationListMessages.title,
      when: mayCreate,
      run: () => open('new'),
    },
  ]);
  return (
    <div className="mq-page">
      <Organisations
        title={organisationListMessages.title}
        defaults={byName}
        actions={
          allowance !== 'never' && (
            <WithReason reason={mayCreate ? undefined : stateMessages.onlyEverywhere}>
              <Button
                type="primary"
                icon={<PlusOutlined aria-hidden />}
                disabled={!mayCreate}
                onClick={() => open('new')}
              >
                {organisationListMessages.create}
              </Button>
            </WithReason>
          )
        }
      />
      {mayCreate && opened !== null && <OrganisationDialog organisation={undefined} onClose={() => open(null)} />}
    </div>
  );
}

/** `/financial`: the wallets of all organisations, lowest first; reachable by address only. */
export function FinancialPage() {
  return (
    <div className="mq-page">
      <Organisations
        title={organisationListMessages.financial}
        subtitle={organisationListMessages.financialSubtitle}
        defaults={byFunds}
      />
    </div>
  );
}

function Organisations({
  title,
  subtitle,
  defaults,
  actions,
}: {
  title: string;
  subtitle?: string;
  defaults: typeof byName | typeof byFunds;
  actions?: React.ReactNode;
}) {
  const search = useTableSearch<(typeof byName.sortIDs)[number], typeof shape>('', defaults, shape);
  const query = useListOrganisationsQuery({ query: search.query });
  const { data } = query;
  const list = listOf(search, query, {
    rows: data?.organisations,
    total: data?.totalOrganisations,
    filterText: filtersInWords(search.filters, { search: listMessages.searched }),
  });
  const link = useSelectionSearch();
  const columns = useMemo(() => organisationColumns(link), [link]);
  return (
    <>
      <PageTitle
        windowTitle={title}
        subtitle={subtitle ?? (data ? organisationListMessages.subtitle(data.totalOrganisations) : ' ')}
        actions={actions}
      >
        {title}
      </PageTitle>
      <PagedTable<OrganisationRow>
        label={title}
        name="organisations"
        list={list}
        columns={columns}
        row={{ name: ({ orgName }) => orgName, card: (org) => <OrganisationCard org={org} search={link} /> }}
        empty={{ text: organisationListMessages.empty }}
        filters={
          <div className="mq-people-search">
            <SearchField
              label={organisationListMessages.search}
              value={search.filters.search ?? ''}
              onChange={(text) => {
                search.setFilters({ search: text === '' ? undefined : text }, 'replace');
              }}
            />
          </div>
        }
        minWidth={820}
      />
    </>
  );
}

const organisationColumns = (search: string): PagedColumn<OrganisationRow>[] => [
  {
    id: 'name',
    title: organisationListMessages.name,
    sortID: 'orgName',
    render: (org) => <OrganisationName org={org} search={search} />,
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
        <Link className="mq-ellipsis" to={{ pathname: `/organisation/${encodeURIComponent(parentOrg)}`, search }}>
          {parentOrgName ?? parentOrg}
        </Link>
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
  {
    id: 'teams',
    title: organisationListMessages.teams,
    width: 84,
    align: 'right',
    render: ({ teams }) => teams.toLocaleString('en-US'),
  },
  {
    id: 'campaigns',
    title: organisationListMessages.campaigns,
    width: 104,
    align: 'right',
    render: ({ campaigns }) => campaigns.toLocaleString('en-US'),
  },
  {
    id: 'boards',
    title: organisationListMessages.boards,
    width: 96,
    align: 'right',
    render: ({ boards }) => boards.toLocaleString('en-US'),
  },
];

interface OrganisationPart {
  org: OrganisationRow;
  search: string;
}

const OrganisationName = ({ org, search }: OrganisationPart) => (
  <Link className="mq-ellipsis" to={{ pathname: `/organisation/${encodeURIComponent(org._id)}`, search }}>
    {org.orgName}
  </Link>
);

/** Low credit is marked with an icon and not only a colour. */
const Funds = ({ org: { orgWallet } }: Pick<OrganisationPart, 'org'>) => (
  <span className={isHealthy(orgWallet.fundsAvailable) ? 'mq-tone-success' : 'mq-tone-error'}>
    {isLowOnCredit(orgWallet.fundsAvailable) && (
      <WarningOutlined className="mq-tone-warning" aria-label={walletMessages.lowCredit} />
    )}{' '}
    {formatMoney(orgWallet.fundsAvailable)}
  </span>
);

/** An organisation on a phone. */
function OrganisationCard({ org, search }: OrganisationPart) {
  return (
    <div className="mq-org-card">
      <div>
        <OrganisationName org={org} search={search} />
        <Funds org={org} />
      </div>
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
    </div>
  );
}
