import { FilterChip } from '../ui/table/FilterChip';
import { useGetOrganisationQuery } from './organisations.api';
import { selectionMessages } from './organisations.messages';

/**
 * The organisation by which the address filters a list: its name, with a button to remove the filter. Nothing without
 * one.
 */
export function OrganisationFilterPicker({ orgID, onClear }: { orgID: string | undefined; onClear: () => void }) {
  const { data } = useGetOrganisationQuery({ params: { id: orgID ?? '' } }, { skip: orgID === undefined });
  if (orgID === undefined) return null;
  return (
    <FilterChip on onChange={onClear}>
      {selectionMessages.onlyOf(data?.org.orgName ?? '…')}
    </FilterChip>
  );
}
