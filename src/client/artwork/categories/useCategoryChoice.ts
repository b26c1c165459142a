import { useMemo, useState } from 'react';
import type { ArtworkFile } from '#contract/artwork';
import { categoryNames, type Category, type Suggestion } from '#contract/placement';
import { useReviewActors } from '../review/useReviewActors';
import { useCategories } from './usePlacedFits';

export interface CategoryRow {
  category: Category;
  isChosen: boolean;
  /** The words that suggest it. */
  words: readonly string[];
}

export interface CategoryChoice {
  /** What is chosen or stored; null: nobody has said yet. */
  categories: readonly Category[] | null;
  /** The chosen and the suggested ones, or all, in the order of their keys. */
  rows: readonly CategoryRow[];
  showsAll: boolean;
  toggleAll: () => void;
  toggle: (category: Category) => void;
  toggleNothing: () => void;
}

const unopened = { of: '', all: false, kept: [] };

/** The choice of what is on an artwork. undefined where the API knows no categories, or while the artwork loads. */
export function useCategoryChoice(
  file: ArtworkFile | undefined,
  suggestions: readonly Suggestion[],
): CategoryChoice | undefined {
  const reviewActors = useReviewActors();
  const categories = useCategories(file?._id ?? '');
  const [shown, setShown] = useState<{ of: string; all: boolean; kept: readonly Category[] }>(unopened);
  return useMemo(() => {
    if (file === undefined || categories === undefined) return undefined;
    const { all: showsAll, kept } = shown.of === file._id ? shown : unopened;
    const chosen = categories ?? [];
    const wordsOf = (category: Category) => suggestions.find((each) => each.category === category)?.words ?? [];
    const isShown = (category: Category) =>
      showsAll || chosen.includes(category) || kept.includes(category) || wordsOf(category).length > 0;
    const choose = (next: readonly Category[] | null) => {
      // What was taken off keeps its row, so that the keys of the others stay.
      setShown({ of: file._id, all: showsAll, kept: [...new Set([...kept, ...chosen])] });
      reviewActors.choose(file, next);
    };
    return {
      categories,
      rows: categoryNames
        .filter(isShown)
        .map((category) => ({ category, isChosen: chosen.includes(category), words: wordsOf(category) })),
      showsAll,
      toggleAll: () => setShown({ of: file._id, all: !showsAll, kept }),
      toggle: (category) => {
        const next = categoryNames.filter((each) => chosen.includes(each) !== (each === category));
        choose(next.length === 0 ? null : next);
      },
      toggleNothing: () => choose(categories?.length === 0 ? null : []),
    };
  }, [file, categories, suggestions, shown, reviewActors]);
}
