import { useRef } from 'react';
import { campaign as campaignShape, type Campaign } from '#contract/campaigns';
import { useRecordForm } from '../../save/useRecordForm';
import { useAppDispatch } from '../../store';
import { notify } from '../../ui/feedback/notify';
import { campaignsApi } from '../campaigns.api';
import { campaignMessages } from '../campaigns.messages';
import {
  toBody,
  campaignForm,
  changedBody,
  emptyForm,
  toForm,
  missingIn,
  describeOutcome,
  type CampaignForm,
} from './campaignForm';

interface CampaignFormOptions {
  /** undefined: a new one. */
  campaign: Campaign | undefined;
  organisation: string;
  team: string | undefined;
  onCreated: (campaign: Campaign) => void;
}

/** The form of a new campaign, or of a stored one, of which only the changes are sent. */
export function useCampaignForm({ campaign, organisation, team, onCreated }: CampaignFormOptions) {
  const dispatch = useAppDispatch();
  const isDraft = useRef(false);
  const { createCampaign, modifyCampaign } = campaignsApi.endpoints;
  const form = useRecordForm({
    noun: 'campaign',
    id: campaign?._id ?? 'new',
    shape: campaignForm,
    record: campaign,
    recordShape: campaignShape,
    valuesOf: (record) => (record ? toForm(record) : emptyForm),
    send: (values, { ifMatch, takeKey, base }) => {
      if (campaign) {
        const call = { params: { id: campaign._id }, body: changedBody(base, values), headers: { ifMatch } };
        return dispatch(modifyCampaign.initiate(call, { track: false })).unwrap();
      }
      const body = {
        ...toBody(values),
        parentOrg: organisation,
        managementTeam: team ?? null,
        ...(isDraft.current || missingIn(values).length > 0 ? { campaignPaused: true } : {}),
      };
      const call = { body, headers: { idempotencyKey: takeKey() } };
      return dispatch(createCampaign.initiate(call, { track: false })).unwrap();
    },
    versionOf: (reply) => reply.campaign?.version,
    onSaved: (reply, values) => {
      if (campaign || !reply.campaign) notify.success(campaignMessages.saved);
      else {
        announceCreated(reply.campaign, values);
        onCreated(reply.campaign);
      }
    },
  });
  return {
    ...form,
    save: (asDraft: boolean) => {
      isDraft.current = asDraft;
      form.save();
    },
    saveAgain: () => form.save(),
    resolve: form.save,
  };
}

function announceCreated({ campaignName, campaignPaused }: Campaign, form: CampaignForm): void {
  if (campaignPaused) notify.success(campaignMessages.createdDraft(campaignName));
  else
    notify.success({
      text: campaignMessages.created(campaignName),
      detail: `${campaignMessages.createdActive} ${describeOutcome(form)}`.trim(),
    });
}
