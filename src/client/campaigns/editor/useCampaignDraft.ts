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
  /** Changes the form as it is when this is called. */
  change: (change: Partial<CampaignForm> | ((form: CampaignForm) => Partial<CampaignForm>)) => void;
  /** Goes on with another form and another stored campaign: after a merge. */
  begin: (draft: CampaignDraft) => void;
  /** Resets the form to the stored campaign, or to what was just stored. */
  clear: (stored?: Campaign) => void;
}

/**
 * The draft of a campaign (undefined: a new one). It survives the end of a session; without edits it follows the stored
 * campaign.
 */
export function useCampaignDraft(campaign: Campaign | undefined): CampaignEdit {
  const initial = useMemo(() => (campaign === undefined ? fresh : draftOf(campaign)), [campaign]);
  const { value, set, change, clear } = useDraft(`campaign:${campaign?._id ?? 'new'}`, campaignDraft, initial);
  const dirty = useMemo(() => differingFields(value.base, value.form).length > 0, [value]);
  // After a save the campaign that is shown may for a moment be older than the form.
  const isNewer = value.version !== undefined && initial.version !== undefined && value.version > initial.version;
  const isBehind = value.base !== initial.base && !isNewer;
  useEffect(() => {
    if (!dirty && isBehind) clear();
  }, [dirty, isBehind, clear]);
  return {
    ...value,
    dirty,
    change: (changed) =>
      change((newest) => ({
        ...newest,
        form: { ...newest.form, ...(typeof changed === 'function' ? changed(newest.form) : changed) },
      })),
    begin: set,
    clear: (stored) => clear(stored && draftOf(stored)),
  };
}

function draftOf(campaign: Campaign): CampaignDraft {
  const form = formOf(campaign);
  return { form, base: form, version: campaign.version };
}
