import { FilterChip } from '../ui/table/FilterChip';
import { useOrganisationName } from './organisations.api';
import { selectionMessages } from './organisations.messages';

/**
 * The organisation by which the address filters a list: its name, with a button to remove the filter. Nothing without
 * one.
 */
export function OrganisationFilterPicker({ orgID, onClear }: { orgID: string | undefined; onClear: () => void }) {
  const name = useOrganisationName(orgID);
  if (orgID === undefined) return null;
  return (
    <FilterChip on onChange={onClear}>
      {selectionMessages.onlyOf(name ?? '…')}
    </FilterChip>
  );
}
