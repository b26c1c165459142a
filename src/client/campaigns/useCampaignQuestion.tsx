import { readNow } from '../api/api';
import type { CampaignTouches } from '#contract/touches';
import { useRecordQuestion } from '../bulk/useRecordQuestion';
import { useAppDispatch } from '../store';
import type { RecordAct } from '../bulk/changedBy';
import type { Touches } from '../ui/feedback/touches';
import { StatusLabel } from '../ui/display/StatusLabel';
import { campaignsApi } from './campaigns.api';
import { campaignMessages } from './campaigns.messages';
import { campaignTouchMessages } from './campaignTouches.messages';

/** The question before campaigns are paused, resumed or deleted, with what that touches. */
export function useCampaignQuestion() {
  const dispatch = useAppDispatch();
  const { countCampaignTouches } = campaignsApi.endpoints;
  return useRecordQuestion({
    noun: 'campaign',
    count: (ids) => dispatch(countCampaignTouches.initiate({ body: { ids } }, readNow)).unwrap(),
    touchesOf,
    texts: { ...campaignTouchMessages, deleteQuestion: campaignMessages.deleteQuestion },
  });
}

function touchesOf(act: RecordAct, counted: CampaignTouches, left: number): Touches {
  const { campaigns, running, boards, artworks, ads } = counted;
  const texts = campaignTouchMessages.totals;
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
  };
}
