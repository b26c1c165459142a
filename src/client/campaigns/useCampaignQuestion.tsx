import { useCallback } from 'react';
import type { CampaignTouches } from '#contract/touches';
import { useExtension } from '../api/product.api';
import { useAppDispatch } from '../store';
import type { BulkItem } from '../ui/bulk/bulkRun.machine';
import { changedBy, type RecordAct, type Unchanged } from '../ui/bulk/changedBy';
import type { Touches } from '../ui/bulk/touches';
import { StatusLabel } from '../ui/display/StatusLabel';
import { useConfirm } from '../ui/feedback/ConfirmProvider';
import { touchMessages } from '../ui/ui.messages';
import { campaignsApi } from './campaigns.api';
import { campaignMessages, campaignTouchMessages } from './campaigns.messages';

/**
 * The question before campaigns are paused, resumed or deleted, with what that touches. Returns the campaigns that the
 * act changes: without those that are in that state already; undefined if it is cancelled.
 */
export function useCampaignQuestion(): (
  act: RecordAct,
  campaigns: readonly BulkItem[],
) => Promise<readonly BulkItem[] | undefined> {
  const confirm = useConfirm();
  const dispatch = useAppDispatch();
  const canCount = useExtension('touches');
  return useCallback(
    async (act, campaigns) => {
      const { countCampaignTouches } = campaignsApi.endpoints;
      const { length } = campaigns;
      let changed = campaigns;
      const count = async () => {
        const found = await changedBy(act, campaigns, (ids) =>
          dispatch(countCampaignTouches.initiate({ body: { ids } }, { subscribe: false, forceRefetch: true })).unwrap(),
        );
        ({ changed } = found);
        return touchesOf(act, length, found);
      };
      const isDelete = act === 'delete';
      const sure = await confirm({
        title: isDelete ? campaignMessages.deleteQuestion(length) : campaignTouchMessages.question[act](length),
        danger: isDelete,
        count: length,
        names: campaigns.map(({ name }) => name),
        touches: canCount ? count : undefined,
        ...(!isDelete && {
          lead: campaignTouchMessages.lead[act],
          keepText: campaignTouchMessages.cancel,
          sureText: campaignTouchMessages.sure[act](length),
        }),
      });
      return sure ? changed : undefined;
    },
    [canCount, confirm, dispatch],
  );
}

interface Found {
  unchanged: Unchanged;
  counted: CampaignTouches;
}

function touchesOf(act: RecordAct, all: number, { unchanged, counted }: Found): Touches {
  const { campaigns, running, boards, artworks, ads } = counted;
  const texts = campaignTouchMessages.totals;
  const left = all - unchanged.already;
  const lead = act === 'delete' || left === all ? undefined : campaignTouchMessages.leftOut[act](unchanged, all);
  if (left === 0) return { totals: [], rows: [], ...(lead && { lead }), sureText: touchMessages.untick };
  return {
    totals: [
      ...(act === 'resume' ? [] : [{ label: texts.running(running), value: running, tone: 'warning' as const }]),
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
    unlisted: Math.max(0, left - campaigns.length),
    ...(lead && { lead }),
    ...(act !== 'delete' && { sureText: campaignTouchMessages.sure[act](left) }),
  };
}
