import { Checkbox } from 'antd';
import { categoryNames, categoryTexts, ruleKinds } from '#contract/placement';
import { categoryMessages } from '../../artwork/categories/categories.messages';
import { SearchField } from '../../ui/form/SearchField';
import { SelectFilter } from '../../ui/form/SelectFilter';
import { choiceFilter, flagFilter, textFilter, type Filters } from '../../ui/table/tableSearch';
import type { TableSearch } from '../../ui/table/useTableSearch';
import { kindNames, ruleMessages } from './placement.messages';

export const ruleFilters = {
  search: textFilter,
  category: choiceFilter(categoryNames),
  kind: choiceFilter(ruleKinds),
  keepsOff: flagFilter,
};

interface RuleFiltersProps {
  filters: Filters<typeof ruleFilters>;
  onChange: TableSearch<string, typeof ruleFilters>['setFilters'];
}

/** Search and filters of the placement rules. */
export function RuleFilters({ filters, onChange }: RuleFiltersProps) {
  return (
    <>
      <SearchField
        className="mq-rule-search"
        label={ruleMessages.search}
        placeholder={ruleMessages.search}
        value={filters.search ?? ''}
        onChange={(text) => onChange({ search: text }, 'replace')}
      />
      <SelectFilter
        className="mq-filter-select"
        label={categoryMessages.category}
        placeholder={categoryMessages.filter}
        value={filters.category}
        options={categoryNames.map((value) => ({ value, label: categoryTexts[value].label }))}
        onChange={(category) => onChange({ category })}
      />
      <SelectFilter
        className="mq-filter-select"
        label={ruleMessages.kind}
        placeholder={ruleMessages.allKinds}
        value={filters.kind}
        options={ruleKinds.map((value) => ({ value, label: kindNames[value] }))}
        onChange={(kind) => onChange({ kind })}
      />
      <Checkbox
        className="mq-end"
        checked={filters.keepsOff === true}
        onChange={({ target }) => onChange({ keepsOff: target.checked || undefined })}
      >
        {ruleMessages.keepsOff}
      </Checkbox>
    </>
  );
}
