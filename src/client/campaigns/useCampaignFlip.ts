import { useState } from 'react';
import type { Campaign } from '#contract/campaigns';
import { failureOf } from '../api/apiError';
import { useAppDispatch } from '../store';
import { campaignMessages } from './campaigns.messages';
import { notify } from '../ui/feedback/notify';
import { campaignsApi } from './campaigns.api';

export type FlippedCampaign = Pick<Campaign, '_id' | 'campaignName' | 'campaignPaused' | 'parentOrg'>;

/**
 * Whether a campaign is active, and how to change it: it flips at once, saves, and flips back with a notice if saving
 * failed.
 */
export function useCampaignFlip(campaign: FlippedCampaign): { active: boolean; flip: (active: boolean) => void } {
  const dispatch = useAppDispatch();
  const [optimistic, setOptimistic] = useState<boolean | null>(null);
  const [saving, setSaving] = useState(0);
  const stored = !campaign.campaignPaused;
  // Once the API returns the same state, the API's state is shown again, because another user may change it later.
  if (optimistic === stored && saving === 0) setOptimistic(null);
  const flip = async (next: boolean): Promise<void> => {
    setOptimistic(next);
    setSaving((count) => count + 1);
    const outcome = await dispatch(
      campaignsApi.endpoints.modifyCampaign.initiate(
        { params: { id: campaign._id }, body: { campaignPaused: !next } },
        { track: false },
      ),
    );
    setSaving((count) => count - 1);
    const key = `campaign.flip:${campaign._id}`;
    if (!('error' in outcome && outcome.error)) {
      notify.close(key);
      return;
    }
    setOptimistic(null);
    notify.error({ key, text: campaignMessages.saveFailed(failureOf(outcome.error).message) });
  };
  return { active: optimistic ?? stored, flip: (next) => void flip(next) };
}
