import { formatDay } from '../format/moment';
import { FilterChip } from './FilterChip';

interface DaysFilterProps {
  /** What happened on the days: 'Decided'. */
  label: string;
  /** '2026-11-22', UTC. */
  from: string | undefined;
  to: string | undefined;
  onClear: () => void;
}

/** The days by which the address filters a list, with a button to remove the filter. Nothing without days. */
export function DaysFilter({ label, from, to, onClear }: DaysFilterProps) {
  const days = [from, to].filter((day) => day !== undefined);
  if (days.length === 0) return null;
  return (
    <FilterChip on onChange={onClear}>
      {label} {[...new Set(days.map(formatDay))].join(' – ')}
    </FilterChip>
  );
}
