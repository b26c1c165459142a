import { Tag } from 'antd';
import type { ArtworkFile } from '#contract/artwork';
import { categoryTexts } from '#contract/placement';
import type { PagedColumn } from '../../ui/table/pagedColumns';
import { categoryMessages } from './categories.messages';
import './categories.css';

/** The columns with one more before the decision, hidden at first: what is on the artwork. */
export const withCategories = (columns: readonly PagedColumn<ArtworkFile>[]): readonly PagedColumn<ArtworkFile>[] => [
  ...columns.slice(0, -2),
  {
    id: 'categories',
    title: categoryMessages.heading,
    sortID: 'categories',
    isExtra: true,
    width: 168,
    skeleton: 'one',
    render: ({ categories }) => (
      <span className="mq-category-tags">
        {!categories && categoryMessages.unlookedShort}
        {categories?.length === 0 && categoryMessages.nothing}
        {categories?.map((category) => (
          <Tag key={category}>{categoryTexts[category].label}</Tag>
        ))}
      </span>
    ),
  },
  ...columns.slice(-2),
];
