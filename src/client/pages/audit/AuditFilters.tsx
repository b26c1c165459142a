import { Input, Tooltip } from 'antd';
import { useState } from 'react';
import { longestSearch } from '#contract/page';
import type { DateRangePresets } from '../../ui/form/DatePicker';
import { DateRangePicker } from '../../ui/form/DatePicker';
import { plusDays, toLocalMinute } from '../../ui/format/moment';
import type { Filters } from '../../ui/table/tableSearch';
import type { TableSearch } from '../../ui/table/useTableSearch';
import { listMessages } from '../../ui/ui.messages';
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
      <TextFilter
        className="mq-audit-search"
        data-search
        label={auditMessages.search}
        value={search}
        onChange={(text) => onChange({ search: text })}
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
      <TextFilter
        className="mq-audit-id"
        label={auditMessages.recordID}
        value={recordID}
        onChange={(id) => onChange({ recordID: id })}
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

interface TextFilterProps {
  className: string;
  label: string;
  value: string;
  onChange: (text: string | undefined) => void;
  'data-search'?: boolean;
}

const isTooLong = (text: string): boolean => text.trim().length > longestSearch;

/**
 * Searches when Enter is pressed, since the log is long, and follows the value (Back, 'Clear filters'). What is too long
 * is not searched, as in all search fields.
 */
function TextFilter({ label, value, onChange, ...rest }: TextFilterProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setText(value);
  }
  const isRefused = isTooLong(text);
  return (
    <Tooltip open={isRefused} title={isRefused && <span role="alert">{listMessages.atMost(longestSearch)}</span>}>
      <Input.Search
        {...rest}
        aria-label={label}
        aria-invalid={isRefused}
        {...(isRefused && { status: 'error' })}
        placeholder={label}
        allowClear
        value={text}
        onChange={({ target }) => setText(target.value)}
        onSearch={(typed) => {
          if (!isTooLong(typed)) onChange(typed.trim() === '' ? undefined : typed.trim());
        }}
      />
    </Tooltip>
  );
}
