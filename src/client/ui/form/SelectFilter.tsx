import { Select, type SelectProps } from 'antd';
import { foldedSearch } from './foldedSearch';
import { tabToNextField } from './tabToNextField';

interface Option<Value> {
  value: Value;
  label: string;
}

interface SelectFilterProps<Value> extends Omit<SelectProps<Value | null, Option<Value>>, 'value' | 'onChange'> {
  /** What is filtered by: 'Country'. */
  label: string;
  value: Value | null | undefined;
  /** With undefined when the filter is cleared. */
  onChange: (value: Value | undefined) => void;
  /** Whether the options can be searched by their labels. */
  isSearched?: boolean;
}

/** Filters a list by one of some values. */
export const SelectFilter = <Value extends string | boolean>({
  label,
  value,
  onChange,
  isSearched = false,
  ...select
}: SelectFilterProps<Value>) => (
  <Select<Value | null, Option<Value>>
    aria-label={label}
    placeholder={label}
    allowClear
    showSearch={isSearched && foldedSearch}
    popupMatchSelectWidth={false}
    {...tabToNextField}
    value={value ?? null}
    onChange={(next?: Value | null) => onChange(next ?? undefined)}
    {...select}
  />
);

/** Options that are named by their values; '' is none. */
export const textOptions = <Text extends string>(texts: readonly Text[]): Option<Text>[] =>
  texts.filter((text) => text !== '').map((text) => ({ value: text, label: text }));
