import { categoryFilters } from '#contract/artworkLists';
import { categoryTexts } from '#contract/placement';
import { useProduct } from '../../api/product.api';
import { formatDay } from '../../ui/format/moment';
import { SelectFilter } from '../../ui/form/SelectFilter';
import { FilterChip } from '../../ui/table/FilterChip';
import { artworkMessages } from '../artwork.messages';
import { categoryMessages } from '../categories/categories.messages';
import type { Filters } from '../../ui/table/tableSearch';
import type { TableSearch } from '../../ui/table/useTableSearch';
import type { artworkFilters } from './artworkLists';
import { DecisionFilters } from './DecisionFilters';
import { NameSearch } from './NameSearch';

type ArtworkFilterValues = Filters<typeof artworkFilters>;
type FlagName = 'hasAdID' | 'approvedOnly' | 'disapprovedOnly' | 'hasSSPID' | 'missingSSPID';

/** The specified filters. Two opposites are never on together, because nothing would match. */
export const chips: readonly { name: FlagName; label: string; opposite?: FlagName }[] = [
  { name: 'hasAdID', label: artworkMessages.inCampaign },
  { name: 'approvedOnly', label: artworkMessages.approvedOnly, opposite: 'disapprovedOnly' },
  { name: 'disapprovedOnly', label: artworkMessages.rejectedOnly, opposite: 'approvedOnly' },
  { name: 'hasSSPID', label: artworkMessages.hasExternalId, opposite: 'missingSSPID' },
  { name: 'missingSSPID', label: artworkMessages.noExternalId, opposite: 'hasSSPID' },
];

type CategoryFilter = (typeof categoryFilters)[number];
const categoryLabel = (value: CategoryFilter): string =>
  value === 'unlooked'
    ? categoryMessages.unlookedShort
    : value === 'nothing'
      ? categoryMessages.nothing
      : categoryTexts[value].label;

interface ArtworkFiltersProps {
  label: string;
  filters: ArtworkFilterValues;
  setFilters: TableSearch<string, typeof artworkFilters>['setFilters'];
  total: number | undefined;
}

/** The search and the filter chips above an artwork table; filters that the API lacks are left out. */
export function ArtworkFilters({ label, filters, setFilters, total }: ArtworkFiltersProps) {
  const { known, has } = useProduct();
  // Until the extensions are known, the filters keep their places, so that nothing moves.
  const canSearch = !known || has('file-search');
  const hasCategories = !known || has('placement');
  return (
    <>
      {canSearch && <NameSearch label={label} search={{ filters, setFilters }} />}
      {chips.map(({ name, label, opposite }) => (
        <FilterChip
          key={name}
          on={filters[name] === true}
          count={total}
          onChange={(on) =>
            setFilters({ [name]: on ? true : undefined, ...(on && opposite ? { [opposite]: undefined } : {}) })
          }
        >
          {label}
        </FilterChip>
      ))}
      {hasCategories && (
        <SelectFilter
          size="small"
          style={{ minWidth: 128 }}
          label={categoryMessages.category}
          placeholder={categoryMessages.filter}
          value={filters.category}
          options={categoryFilters.map((value) => ({ value, label: categoryLabel(value) }))}
          onChange={(category) => setFilters({ category })}
        />
      )}
      <DecisionFilters filters={filters} setFilters={setFilters} />
    </>
  );
}

/** The filters as text, for 'nothing matches'. */
export function filterText(filters: ArtworkFilterValues): string {
  const { search, category, notSet, reason, decidedFrom, decidedTo } = filters;
  const day = decidedFrom ?? decidedTo;
  return [
    ...chips.filter(({ name }) => filters[name]).map(({ label }) => label),
    search && `Name: ${search}`,
    category && `${categoryMessages.category}: ${categoryLabel(category)}`,
    notSet && artworkMessages.waitingOnly,
    reason !== undefined && artworkMessages.rejectedFor(reason),
    day !== undefined && `${artworkMessages.decidedOn} ${formatDay(day)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
