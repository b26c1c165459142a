import type { ArtworkFile } from '#contract/artwork';
import type { PagedColumn } from '../../ui/table/pagedColumns';
import { categoryMessages } from './categories.messages';
import { CategoryTags } from '../../ui/display/CategoryTags';

/** The columns with one more before the decision, hidden at first: what is on the artwork. */
export const withCategories = (columns: readonly PagedColumn<ArtworkFile>[]): readonly PagedColumn<ArtworkFile>[] => [
  ...columns.slice(0, -2),
  {
    id: 'categories',
    title: categoryMessages.heading,
    sortID: 'categories',
    isExtra: true,
    width: 168,
    render: ({ categories }) => (
      <CategoryTags
        categories={categories ?? []}
        none={categories ? categoryMessages.nothing : categoryMessages.unlookedShort}
      />
    ),
  },
  ...columns.slice(-2),
];
