import { useMemo } from 'react';
import { boardsPageSize } from '#contract/campaigns';
import { useGetCampaignQuery } from '../campaigns.api';
import { useListFurtherBoardsQuery } from '../editor/editorBoards.api';

/**
 * A campaign with all its boards, which are loaded in pages; no data before all are loaded. For one campaign as long as
 * it is mounted.
 * @param isLeaving it is being deleted: what is shown stays and is not read again
 */
export function useWholeCampaign(id: string, isLeaving: boolean) {
  const { data: first, error, refetch } = useGetCampaignQuery({ params: { id } }, { skip: isLeaving });
  const total = first?.totalBoards ?? 0;
  const hasMore = total > boardsPageSize;
  const further = useListFurtherBoardsQuery({ id, total }, { skip: !hasMore || isLeaving });
  // Keeps the previous boards while refetching, so that an open editor stays open.
  const more = hasMore ? further.data : undefined;
  const data = useMemo(() => {
    if (first === undefined || !hasMore) return first;
    return more && { ...first, boards: [...first.boards, ...more] };
  }, [first, hasMore, more]);
  return {
    data,
    error: error ?? (data === undefined ? further.error : undefined),
    refetch: () => {
      void refetch();
      if (hasMore) void further.refetch();
    },
  };
}
