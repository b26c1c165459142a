import type { DateRangePresets } from '../../ui/form/DatePicker';
import { DateRangePicker } from '../../ui/form/DatePicker';
import { SearchField } from '../../ui/form/SearchField';
import { plusDays, toLocalMinute } from '../../ui/format/moment';
import type { Filters } from '../../ui/table/tableSearch';
import type { TableSearch } from '../../ui/table/useTableSearch';
import { auditMessages } from './audit.messages';
import { kindOptions, recordKinds, recordLabel, viewKinds } from './auditKinds';
import type { shape } from './auditSearch';
import { AuditPersonPicker } from './AuditPersonPicker';
import { SelectFilter } from '../../ui/form/SelectFilter';

interface AuditFiltersProps {
  filters: Filters<typeof shape>;
  onChange: TableSearch<string, typeof shape>['setFilters'];
}

const today = (): string => toLocalMinute(new Date().toISOString()).slice(0, 10);
const daysAgo = (days: number): string => toLocalMinute(plusDays(new Date().toISOString(), -days)).slice(0, 10);
const presets: DateRangePresets = [
  { label: auditMessages.lastWeek, days: () => ({ from: daysAgo(6), to: today() }) },
  { label: auditMessages.lastMonth, days: () => ({ from: daysAgo(29), to: today() }) },
];

/** The filters of the log: text, person, action, record and days, kept in the address. */
export function AuditFilters({ filters, onChange }: AuditFiltersProps) {
  const { search = '', action: kinds, person, subject, recordID = '', from, to } = filters;
  // The views are tabs, not filters.
  const action = Object.values(viewKinds).some((view) => view === kinds && view?.includes(',')) ? undefined : kinds;
  const isListed = action === undefined || kindOptions.some(({ value }) => value === action);
  return (
    <>
      <SearchField
        onEnter
        className="mq-audit-search"
        label={auditMessages.search}
        value={search}
        onChange={(text) => onChange({ search: text === '' ? undefined : text })}
      />
      <AuditPersonPicker value={person} onChange={(id) => onChange({ person: id })} />
      <SelectFilter
        className="mq-audit-kind"
        label={auditMessages.kind}
        isSearched
        value={action}
        options={[...kindOptions, ...(isListed ? [] : [{ value: action, label: action }])]}
        onChange={(kind) => onChange({ action: kind })}
      />
      <SelectFilter
        className="mq-audit-kind"
        label={auditMessages.record}
        value={subject}
        options={recordKinds.map((kind) => ({ value: kind, label: recordLabel(kind) }))}
        onChange={(kind) => onChange({ subject: kind })}
      />
      <SearchField
        onEnter
        className="mq-audit-id"
        label={auditMessages.recordID}
        value={recordID}
        onChange={(id) => onChange({ recordID: id === '' ? undefined : id })}
      />
      <DateRangePicker
        label={auditMessages.days}
        value={from === undefined || to === undefined ? null : { from, to }}
        presets={presets}
        onChange={onChange}
        onClear={() => onChange({ from: undefined, to: undefined })}
      />
    </>
  );
}
