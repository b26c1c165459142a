import { readNow } from '../../api/api';
import { useCallback } from 'react';
import type { Category } from '#contract/placement';
import { useExtension, useProduct } from '../../api/product.api';
import { useAppDispatch } from '../../store';
import type { BulkItem } from '../../bulk/bulkRun.machine';
import type { Touches } from '../../ui/feedback/touches';
import { useConfirm } from '../../ui/feedback/ConfirmProvider';
import { artworkApi } from '../artwork.api';
import { categoryMessages } from '../categories/categories.messages';
import { fileTouches, questionOf, type AskedAction } from './fileTouches';

/** What the act says is on all of the artworks; undefined: what is stored of each holds. */
export type CategoryOverride = readonly Category[] | null | undefined;

/** Counts what an act on these artworks touches; undefined with an API that cannot count it. */
export function useCountFileTouches():
  ((action: AskedAction, items: readonly BulkItem[], said?: CategoryOverride) => Promise<Touches>) | undefined {
  const dispatch = useAppDispatch();
  const canCount = useExtension('touches');
  const { platform } = useProduct();
  const count = useCallback(
    async (action: AskedAction, items: readonly BulkItem[], categories?: CategoryOverride) => {
      const ids = items.map(({ id }) => id);
      const counted = await dispatch(
        artworkApi.endpoints.countFileTouches.initiate(
          { body: { ids, ...(categories !== undefined && { categories: categories && [...categories] }) } },
          readNow,
        ),
      ).unwrap();
      const touches = fileTouches(action, ids.length, counted, platform);
      if (categories === undefined) return touches;
      return {
        ...touches,
        notes: [{ tone: 'info' as const, text: categoryMessages.saidOfAll(categories) }, ...(touches.notes ?? [])],
      };
    },
    [dispatch, platform],
  );
  return canCount ? count : undefined;
}

/** The question before artworks are approved or deleted together, with what it touches. */
export function useArtworkQuestion(): (
  action: 'approve' | 'delete',
  items: readonly BulkItem[],
  said?: CategoryOverride,
) => Promise<boolean> {
  const confirm = useConfirm();
  const count = useCountFileTouches();
  const { platform } = useProduct();
  return useCallback(
    (action, items, said) =>
      confirm({
        ...questionOf(action, items.length, platform),
        names: items.map(({ name }) => name),
        touches: count && (() => count(action, items, said)),
      }),
    [confirm, count, platform],
  );
}
