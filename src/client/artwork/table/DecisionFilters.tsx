import { OrganisationFilterPicker } from '../../organisations/OrganisationFilterPicker';
import { useGetUserQuery } from '../../session/users.api';
import { DaysFilter } from '../../ui/table/DaysFilter';
import { FilterChip } from '../../ui/table/FilterChip';
import type { Filters } from '../../ui/table/tableSearch';
import type { TableSearch } from '../../ui/table/useTableSearch';
import { artworkMessages } from '../artwork.messages';
import type { artworkFilters } from './artworkLists';

interface DecisionFiltersProps {
  filters: Filters<typeof artworkFilters>;
  setFilters: TableSearch<string, typeof artworkFilters>['setFilters'];
}

/** The filters that a link from the figures has set, each removable. Without such a link, nothing. */
export function DecisionFilters({ filters, setFilters }: DecisionFiltersProps) {
  const { notSet, decidedFrom, decidedTo, decidedBy, reason, orgID } = filters;
  return (
    <>
      {notSet && (
        <FilterChip on onChange={() => setFilters({ notSet: undefined })}>
          {artworkMessages.waitingOnly}
        </FilterChip>
      )}
      <DaysFilter
        label={artworkMessages.decidedOn}
        from={decidedFrom}
        to={decidedTo}
        onClear={() => setFilters({ decidedFrom: undefined, decidedTo: undefined })}
      />
      {decidedBy !== undefined && <PersonChip id={decidedBy} onClear={() => setFilters({ decidedBy: undefined })} />}
      {reason !== undefined && (
        <FilterChip on onChange={() => setFilters({ reason: undefined })}>
          {artworkMessages.rejectedFor(reason)}
        </FilterChip>
      )}
      <OrganisationFilterPicker orgID={orgID} onClear={() => setFilters({ orgID: undefined })} />
    </>
  );
}

function PersonChip({ id, onClear }: { id: string; onClear: () => void }) {
  const { currentData: data } = useGetUserQuery({ params: { id } });
  const name = data ? `${data.firstName} ${data.lastName}`.trim() : '';
  return (
    <FilterChip on onChange={onClear}>
      {artworkMessages.decidedBy(name === '' ? id : name)}
    </FilterChip>
  );
}
