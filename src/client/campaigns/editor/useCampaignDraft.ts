import { useEffect, useMemo } from 'react';
import { z } from 'zod';
import type { Campaign } from '#contract/campaigns';
import { useDraft } from '../../ui/form/useDraft';
import { campaignForm, differingFields, emptyForm, formOf, type CampaignForm } from './campaignForm';

const campaignDraft = z.object({
  form: campaignForm,
  /** As the campaign was when the edit began: what was changed here is told by it. */
  base: campaignForm,
  version: z.number().optional(),
});
type CampaignDraft = z.output<typeof campaignDraft>;

const fresh: CampaignDraft = { form: emptyForm, base: emptyForm, version: undefined };

export interface CampaignEdit extends CampaignDraft {
  dirty: boolean;
  change: (change: Partial<CampaignForm>) => void;
  /** Back to the campaign as it is stored. */
  clear: () => void;
}

/**
 * What is typed over a campaign (undefined: a new one). It outlives a lost session; without edits it follows the stored campaign.
 */
export function useCampaignDraft(campaign: Campaign | undefined): CampaignEdit {
  const initial = useMemo<CampaignDraft>(() => {
    if (campaign === undefined) return fresh;
    const form = formOf(campaign);
    return { form, base: form, version: campaign.version };
  }, [campaign]);
  const { value, set, clear } = useDraft(`campaign:${campaign?._id ?? 'new'}`, campaignDraft, initial);
  const dirty = useMemo(() => differingFields(value.base, value.form).length > 0, [value]);
  const isBehind = value.base !== initial.base;
  useEffect(() => {
    if (!dirty && isBehind) clear();
  }, [dirty, isBehind, clear]);
  return {
    ...value,
    dirty,
    change: (change) => set({ ...value, form: { ...value.form, ...change } }),
    clear,
  };
}
