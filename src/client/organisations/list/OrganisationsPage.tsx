import type { OrganisationRow } from '#contract/organisations';
import { organisationListMessages } from '../organisations.messages';
import { PagedTable } from '../../ui/table/PagedTable';
import { listMessages, stateMessages, nounMessages } from '../../ui/ui.messages';
import { describeFilters } from '../../ui/table/tableSearch';
import { CreateButton } from '../../ui/display/CreateButton';
import { PageTitle } from '../../ui/display/PageTitle';
import { SearchField } from '../../ui/form/SearchField';
import { listOf } from '../../ui/table/listOf';
import { usePermission } from '../../session/permissions';
import { useAddressParam } from '../../ui/browser/useAddressParam';
import { useTableSearch } from '../../ui/table/useTableSearch';
import { useListOrganisationsQuery } from '../organisations.api';
import { LazyFallback } from '../../ui/feedback/LazyFallback';
import { lazyWithRetry } from '../../ui/feedback/lazyWithRetry';
import { OrganisationCard, organisationColumns } from './organisationColumns';
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
  return (
    <div className="mq-page">
      <Organisations
        title={nounMessages.organisations}
        defaults={byName}
        actions={
          allowance !== 'never' && (
            <CreateButton
              id="organisations.create"
              label={organisationListMessages.create}
              group={nounMessages.organisations}
              reason={mayCreate ? undefined : stateMessages.onlyEverywhere}
              onClick={() => open('new')}
            />
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

interface OrganisationsProps {
  title: string;
  subtitle?: string;
  defaults: typeof byName | typeof byFunds;
  actions?: React.ReactNode;
}

function Organisations({ title, subtitle, defaults, actions }: OrganisationsProps) {
  const search = useTableSearch<(typeof byName.sortIDs)[number], typeof shape>('', defaults, shape);
  const query = useListOrganisationsQuery({ query: search.query });
  const { data } = query;
  const list = listOf(search, query, {
    rows: data?.organisations,
    total: data?.totalOrganisations,
    filterText: describeFilters(search.filters, { search: listMessages.searched }),
  });
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
        columns={organisationColumns}
        row={{ name: ({ orgName }) => orgName, card: (org) => <OrganisationCard org={org} /> }}
        empty={{ text: organisationListMessages.empty }}
        filters={
          <SearchField
            className="mq-people-search"
            label={organisationListMessages.search}
            value={search.filters.search ?? ''}
            onChange={(text) => search.setFilters({ search: text }, 'replace')}
          />
        }
        minWidth={900}
      />
    </>
  );
}
