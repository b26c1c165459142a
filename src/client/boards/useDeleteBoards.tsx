import { useCallback } from 'react';
import { useAppDispatch } from '../store';
import { useProduct } from '../api/product.api';
import { useConfirm } from '../ui/feedback/ConfirmProvider';
import { boardMessages } from './boards.messages';
import { boardsApi } from './boards.api';

/** The most boards whose campaigns are looked up for the confirmation; more would take too long. */
const lookedUp = 20;

/** The confirmation before boards are deleted: how many, which, and the campaigns that use them. */
export function useDeleteBoards(): (boards: readonly { id: string; name: string }[]) => Promise<boolean> {
  const confirm = useConfirm();
  const dispatch = useAppDispatch();
  const { has } = useProduct();
  const canLook = has('board-filters');
  return useCallback(
    async (boards) => {
      const answers = canLook
        ? await Promise.all(
            boards
              .slice(0, lookedUp)
              .map(({ id }) =>
                dispatch(boardsApi.endpoints.listCampaignsOfBoard.initiate({ params: { id } }, { subscribe: false })),
              ),
          )
        : [];
      const campaigns = [
        ...new Set(answers.flatMap(({ data }) => data?.campaignArray.map(({ campaignName }) => campaignName) ?? [])),
      ];
      return confirm({
        title: boardMessages.deleteQuestion,
        danger: true,
        count: boards.length,
        names: boards.map(({ name }) => name),
        children: campaigns.length > 0 ? boardMessages.usedBy(campaigns) : null,
      });
    },
    [canLook, confirm, dispatch],
  );
}
