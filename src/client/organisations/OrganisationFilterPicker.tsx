import { FilterChip } from '../ui/table/FilterChip';
import { useGetOrganisationQuery } from './organisations.api';
import { selectionMessages } from './organisations.messages';

/** An organisation that the address narrows a list to: shown by its name, to be taken away. Without one, nothing. */
export function OrganisationFilterPicker({ orgID, onClear }: { orgID: string | undefined; onClear: () => void }) {
  const { data } = useGetOrganisationQuery({ params: { id: orgID ?? '' } }, { skip: orgID === undefined });
  if (orgID === undefined) return null;
  return (
    <FilterChip on onChange={onClear}>
      {selectionMessages.onlyOf(data?.org.orgName ?? '…')}
    </FilterChip>
  );
}
