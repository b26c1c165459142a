import { recordActMessages } from '../bulk/recordActs.messages';
import { useRecordActs } from '../bulk/useRecordActs';
import { useAppDispatch } from '../store';
import type { Ticks } from '../ui/table/useTicks';
import { campaignMessages } from './campaigns.messages';
import { campaignsApi } from './campaigns.api';
import { useCampaignQuestion } from './useCampaignQuestion';

/** The bulk actions on the ticked campaigns. */
export function useCampaignActions(ticks: Ticks) {
  const dispatch = useAppDispatch();
  const { deleteCampaign, modifyCampaign } = campaignsApi.endpoints;
  return useRecordActs({
    noun: 'campaign',
    ticks,
    confirmAct: useCampaignQuestion(),
    remove: (id) => dispatch(deleteCampaign.initiate({ params: { id } }, { track: false })).unwrap(),
    restore: (id) =>
      dispatch(modifyCampaign.initiate({ params: { id }, body: { isDeleted: false } }, { track: false })).unwrap(),
    setPaused: (id, campaignPaused) =>
      dispatch(modifyCampaign.initiate({ params: { id }, body: { campaignPaused } }, { track: false })).unwrap(),
    texts: {
      deleting: campaignMessages.removing,
      done: (act, count) => (act === 'delete' ? campaignMessages.removed : recordActMessages.campaign.done[act](count)),
      deleteFailed: campaignMessages.deleteFailed,
    },
  });
}
