import { useCallback } from 'react';
import type { CampaignTouches } from '#contract/touches';
import { useExtension } from '../api/product.api';
import { useAppDispatch } from '../store';
import type { BulkItem } from '../ui/bulk/bulkRun.machine';
import type { Touches } from '../ui/bulk/touches';
import { StatusLabel } from '../ui/display/StatusLabel';
import { useConfirm } from '../ui/feedback/ConfirmProvider';
import { campaignsApi } from './campaigns.api';
import { campaignMessages } from './campaigns.messages';

/** The question before campaigns are deleted, with what that touches. */
export function useDeleteQuestion(): (campaigns: readonly BulkItem[]) => Promise<boolean> {
  const confirm = useConfirm();
  const dispatch = useAppDispatch();
  const canCount = useExtension('touches');
  return useCallback(
    (campaigns) => {
      const body = { ids: campaigns.map(({ id }) => id) };
      const count = () =>
        dispatch(
          campaignsApi.endpoints.countCampaignTouches.initiate({ body }, { subscribe: false, forceRefetch: true }),
        )
          .unwrap()
          .then((counted) => touchesOf(counted, campaigns.length));
      return confirm({
        title: campaignMessages.deleteQuestion(campaigns.length),
        danger: true,
        count: campaigns.length,
        names: campaigns.map(({ name }) => name),
        touches: canCount ? count : undefined,
      });
    },
    [canCount, confirm, dispatch],
  );
}

function touchesOf({ campaigns, running, boards, artworks, ads }: CampaignTouches, count: number): Touches {
  const texts = campaignMessages.touched;
  return {
    totals: [
      { label: texts.running(running), value: running, tone: 'warning' },
      { label: texts.boards(boards), value: boards },
      { label: texts.artworks(artworks), value: artworks },
      { label: texts.ads(ads), value: ads },
    ],
    rows: campaigns.map(({ _id, campaignName, orgName, isRunning, boards: booked, ads: shown }) => ({
      id: _id,
      name: campaignName,
      place: orgName ?? '',
      ...(isRunning && { touches: <StatusLabel status="runningNow" /> }),
      more: texts.more(booked, shown),
    })),
    unlisted: Math.max(0, count - campaigns.length),
  };
}
