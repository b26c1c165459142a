import { Flex, Tag } from 'antd';
import type { ReactNode } from 'react';
import { categoryTexts, type Category } from '#contract/placement';

interface CategoryTagsProps {
  categories: readonly Category[];
  /** In place of the tags, if there are none. */
  none: ReactNode;
}

/** The names of categories, each a tag. */
export function CategoryTags({ categories, none }: CategoryTagsProps) {
  return (
    <Flex component="span" wrap gap={6}>
      {categories.length === 0 && none}
      {categories.map((category) => (
        <Tag key={category}>{categoryTexts[category].label}</Tag>
      ))}
    </Flex>
  );
}
