import { importFields } from '#contract/imports';
import { differenceStates } from '#contract/inventoryWatch';
import { choiceFilter, flagFilter, textFilter } from '../ui/table/tableSearch';
import { useTableSearch } from '../ui/table/useTableSearch';
import { fieldNames, stateNames } from './inventoryWatch.messages';

const sortIDs = ['name'] as const;
const defaults = { pageSize: 20, sortID: 'name', sortDesc: false, sortIDs } as const;
const shape = {
  state: choiceFilter(differenceStates),
  ignored: flagFilter,
  publisher: textFilter,
  country: textFilter,
  field: choiceFilter(importFields),
  search: textFilter,
};

/** Page and filters of the differences, in the address. */
export const useDifferenceSearch = () => useTableSearch<'name', typeof shape>('', defaults, shape);
export type DifferenceSearch = ReturnType<typeof useDifferenceSearch>;

/** The filter in words: 'Gone, Harbour Media'. */
export const filterTexts = ({ state, publisher, country, field, search }: DifferenceSearch['filters']) =>
  [state && stateNames[state], publisher, country, field && fieldNames[field], search && `'${search}'`]
    .filter((word) => word !== undefined && word !== '')
    .join(', ');
