import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { failureOf } from '../../machines/mutationActor';
import { useSelectionSearch } from '../../organisations/selection';
import { useAppDispatch } from '../../store';
import { notify } from '../../ui/notify';
import { campaignMessages } from '../campaigns.messages';
import { campaignsApi } from '../campaigns.api';
import { bodyOf, type NewCampaign } from './newCampaign';

/** Creates once, however often the button is pressed or the answer lost: the same form is sent with the same key. */
export function useCreateCampaign(organisation: string, team: string | undefined, clear: () => void) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const search = useSelectionSearch();
  const keys = useRef(new Map<string, string>());
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const run = async (form: NewCampaign) => {
    setBusy(true);
    setFailure(null);
    const body = bodyOf(form, organisation, team);
    const text = JSON.stringify(body);
    const idempotencyKey = keys.current.get(text) ?? crypto.randomUUID();
    keys.current.set(text, idempotencyKey);
    const outcome = await dispatch(
      campaignsApi.endpoints.createCampaign.initiate({ body, headers: { idempotencyKey } }, { track: false }),
    );
    setBusy(false);
    if (!outcome.data) {
      setFailure(failureOf(outcome.error).message);
      return;
    }
    clear();
    notify.success(campaignMessages.created(outcome.data.campaign.campaignName));
    await navigate({ pathname: `/campaign/${encodeURIComponent(outcome.data.campaign._id)}`, search });
  };
  return { run, busy, failure };
}
