import { useEffect, useMemo } from 'react';
import { z } from 'zod';
import type { Campaign } from '#contract/campaigns';
import { useDraft } from '../../ui/form/useDraft';
import { campaignForm, differingFields, emptyForm, formOf, type CampaignForm } from './campaignForm';

const campaignDraft = z.object({
  form: campaignForm,
  /** The campaign when the edit began, to find what was changed here. */
  base: campaignForm,
  version: z.number().optional(),
});
type CampaignDraft = z.output<typeof campaignDraft>;

const fresh: CampaignDraft = { form: emptyForm, base: emptyForm, version: undefined };

export interface CampaignEdit extends CampaignDraft {
  dirty: boolean;
  change: (change: Partial<CampaignForm>) => void;
  /** Resets the form to the stored campaign. */
  clear: () => void;
}

/**
 * The draft of a campaign (undefined: a new one). It survives the end of a session; without edits it follows the stored
 * campaign.
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
