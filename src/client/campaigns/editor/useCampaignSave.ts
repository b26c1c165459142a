import { useState } from 'react';
import { campaign as campaignShape, type Campaign } from '#contract/campaigns';
import type { Failure } from '../../api/request';
import { lostConnection } from '../../api/connection.slice';
import { failureOf } from '../../api/apiError';
import { useAppDispatch } from '../../store';
import { notify } from '../../ui/feedback/notify';
import { campaignMessages } from '../campaigns.messages';
import { campaignsApi } from '../campaigns.api';
import { bodyOf, changesOf, formOf, missingIn, outcomeOf, type CampaignField, type CampaignForm } from './campaignForm';
import { idempotencyKeys } from '../../save/idempotencyKeys';
import { mergeForms } from './mergeForms';
import type { CampaignEdit } from './useCampaignDraft';

export interface CampaignConflict {
  fields: CampaignField[];
  mine: CampaignForm;
  theirs: CampaignForm;
  /** The merge of both edits; conflicting fields with this user's values. */
  merged: CampaignForm;
  version: number | undefined;
  changedBy: string | undefined;
  changedAt: string | undefined;
}

interface SaveOptions {
  /** undefined: a new one. */
  campaign: Campaign | undefined;
  organisation: string;
  team: string | undefined;
  edit: CampaignEdit;
  onCreated: (campaign: Campaign) => void;
}

/**
 * Creates a campaign, or saves the changes of one. If another user saved in the meantime, both edits are merged and
 * saved; fields that both changed need the user's choice (`conflict`).
 */
export function useCampaignSave({ campaign, organisation, team, edit, onCreated }: SaveOptions) {
  const dispatch = useAppDispatch();
  const [keyOf] = useState(idempotencyKeys);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isSaved, setSaved] = useState(false);
  const [conflict, setConflict] = useState<CampaignConflict | null>(null);
  // What is typed after a save is not saved, even once it was thrown away.
  if (isSaved && edit.dirty) setSaved(false);

  const create = async (isDraft: boolean): Promise<void> => {
    const body = {
      ...bodyOf(edit.form),
      parentOrg: organisation,
      managementTeam: team ?? null,
      ...(isDraft || missingIn(edit.form).length > 0 ? { campaignPaused: true } : {}),
    };
    const outcome = await dispatch(
      campaignsApi.endpoints.createCampaign.initiate(
        { body, headers: { idempotencyKey: keyOf(body) } },
        { track: false },
      ),
    );
    if (!outcome.data) {
      setFailure(failureOf(outcome.error));
      return;
    }
    edit.clear();
    const { campaignName, campaignPaused } = outcome.data.campaign;
    if (campaignPaused) notify.success(campaignMessages.createdDraft(campaignName));
    else
      notify.success({
        text: campaignMessages.created(campaignName),
        detail: `${campaignMessages.createdActive} ${outcomeOf(edit.form)}`.trim(),
      });
    onCreated(outcome.data.campaign);
  };

  const modify = async (id: string, base: CampaignForm, form: CampaignForm, version?: number): Promise<void> => {
    const outcome = await dispatch(
      campaignsApi.endpoints.modifyCampaign.initiate(
        { params: { id }, body: changesOf(base, form), headers: { ifMatch: version } },
        { track: false },
      ),
    );
    if (outcome.data) {
      setConflict(null);
      edit.clear(outcome.data.campaign);
      setSaved(true);
      notify.success(campaignMessages.saved);
      return;
    }
    const failed = failureOf(outcome.error);
    const current = campaignShape.safeParse(failed.current);
    if (failed.code !== 'record.stale' || !current.success) {
      setFailure(failed);
      // What was merged is not asked again: the form shows it, with the reason.
      if (base !== edit.base) edit.begin({ form, base, version });
      setConflict(null);
      return;
    }
    const theirs = formOf(current.data);
    const { merged, conflicts } = mergeForms(edit.base, form, theirs);
    if (conflicts.length === 0) return modify(id, theirs, merged, current.data.version);
    setConflict({
      fields: conflicts,
      mine: form,
      theirs,
      merged,
      version: current.data.version,
      changedBy: failed.changedBy,
      changedAt: failed.changedAt,
    });
  };

  const run = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setFailure(null);
    setSaved(false);
    await work();
    setBusy(false);
  };
  const save = (isDraft = false): Promise<void> =>
    run(() => (campaign === undefined ? create(isDraft) : modify(campaign._id, edit.base, edit.form, edit.version)));
  return {
    busy,
    failure,
    isSaved,
    conflict,
    /** Changes the form; the last failure is of another. One for want of a connection stays: it is saved once there is one. */
    change: (changed: Parameters<CampaignEdit['change']>[0]) => {
      setFailure((said) => (said && lostConnection(said) ? said : null));
      edit.change(changed);
    },
    save,
    /** Saves over the other user's version: the merge, with these fields taken from the other user. */
    resolve: ({ theirs, merged, version }: CampaignConflict, takeTheirs: readonly CampaignField[]) =>
      run(() =>
        modify(
          campaign?._id ?? '',
          theirs,
          { ...merged, ...Object.fromEntries(takeTheirs.map((field) => [field, theirs[field]])) },
          version,
        ),
      ),
    /** Discards this user's edits. */
    yieldToTheirs: () => {
      setConflict(null);
      edit.clear();
    },
  };
}
