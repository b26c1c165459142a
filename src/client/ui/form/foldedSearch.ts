import type { ReactNode } from 'react';
import { isFound } from '#contract/fold';

/** `showSearch` of a Select whose options are searched by their labels, without regard to case, accents and width. */
export const foldedSearch = {
  filterOption: (typed: string, option?: { label?: ReactNode }): boolean =>
    typeof option?.label === 'string' && isFound(option.label, typed),
};
