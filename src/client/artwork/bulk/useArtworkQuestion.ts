import { useCallback } from 'react';
import { useExtension, useProduct } from '../../api/product.api';
import { useAppDispatch } from '../../store';
import type { BulkItem } from '../../ui/bulk/bulkRun.machine';
import type { Touches } from '../../ui/bulk/touches';
import { useConfirm } from '../../ui/feedback/ConfirmProvider';
import { artworkApi } from '../artwork.api';
import { fileTouches, questionOf, type AskedAction } from './fileTouches';

/** Counts what an act on these artworks touches; undefined with an API that cannot count it. */
export function useCountFileTouches(): ((action: AskedAction, ids: readonly string[]) => Promise<Touches>) | undefined {
  const dispatch = useAppDispatch();
  const canCount = useExtension('touches');
  const { platform } = useProduct();
  const count = useCallback(
    async (action: AskedAction, ids: readonly string[]) => {
      const counted = await dispatch(
        artworkApi.endpoints.countFileTouches.initiate(
          { body: { ids: [...ids] } },
          { subscribe: false, forceRefetch: true },
        ),
      ).unwrap();
      return fileTouches(action, ids.length, counted, platform);
    },
    [dispatch, platform],
  );
  return canCount ? count : undefined;
}

/** The question before artworks are approved or deleted together, with what it touches. */
export function useArtworkQuestion(): (action: 'approve' | 'delete', items: readonly BulkItem[]) => Promise<boolean> {
  const confirm = useConfirm();
  const count = useCountFileTouches();
  const { platform } = useProduct();
  return useCallback(
    (action, items) =>
      confirm({
        ...questionOf(action, items.length, platform),
        names: items.map(({ name }) => name),
        touches:
          count &&
          (() =>
            count(
              action,
              items.map(({ id }) => id),
            )),
      }),
    [confirm, count, platform],
  );
}
