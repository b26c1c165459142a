import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { Category } from '#contract/placement';
import { useExtension } from '../../api/product.api';
import { useGetFileFitQuery, useGetFileQuery } from '../artwork.api';
import { useReviewActor } from '../review/useReviewActors';
import { placedFits } from './placedFits';

/**
 * What is on an artwork ('': none yet), as chosen or else as stored; null: nobody has said yet; undefined: the API knows
 * no categories, or the artwork is loading.
 */
export function useCategories(fileId: string): readonly Category[] | null | undefined {
  const hasCategories = useExtension('placement');
  const stored = useGetFileQuery({ params: { id: fileId } }, { skip: !hasCategories || fileId === '' }).currentData
    ?.file.categories;
  const chosen = useSelector(useReviewActor(fileId), (snapshot) => snapshot?.context.categories);
  if (!hasCategories) return undefined;
  return chosen === undefined ? stored : chosen;
}

/** How an artwork fits the booked boards, and which of them refuse what is on it (`said`: of which it is said already). */
export function usePlacedFits(
  fileId: string,
  { skip = false, said }: { skip?: boolean; said?: readonly Category[] | null | undefined } = {},
) {
  const hasFit = useExtension('file-fit');
  const known = useCategories(fileId);
  const categories = said === undefined ? known : said;
  const { currentData, error, isFetching, refetch } = useGetFileFitQuery(
    { params: { id: fileId } },
    { skip: !hasFit || skip },
  );
  const fits = useMemo(
    () => currentData && placedFits(currentData.fits, currentData.rules, categories),
    [currentData, categories],
  );
  return { hasFit, fits, facts: currentData?.file, error, isFetching, refetch };
}
