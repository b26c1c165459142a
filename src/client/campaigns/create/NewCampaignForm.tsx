import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useDraft } from '../../ui/useDraft';
import { campaignMessages } from '../campaigns.messages';
import { Basics, Budgets, Placement, type FieldsProps } from './campaignFields';
import { emptyCampaign, newCampaign, problemsOf } from './newCampaign';
import { useCreateCampaign } from './useCreateCampaign';

/** The form of a new campaign; what is typed survives leaving the page. */
export function NewCampaignForm({ organisation, team }: { organisation: string; team: string | undefined }) {
  const draft = useDraft('campaign:new', newCampaign, emptyCampaign);
  const [tried, setTried] = useState(false);
  const create = useCreateCampaign(organisation, team, draft.clear);
  const form = draft.value;
  const problems = problemsOf(form);
  const fields: FieldsProps = {
    form,
    change: (change) => {
      draft.set({ ...form, ...change });
    },
    problems: tried ? problems : {},
  };
  return (
    <form
      className="mq-card mq-campaign-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (Object.keys(problems).length === 0) void create.run(form);
      }}
    >
      {create.failure !== null && (
        <Alert role="alert" type="error" showIcon title={campaignMessages.createFailed(create.failure)} />
      )}
      <Basics {...fields} />
      <Budgets {...fields} />
      <Placement {...fields} />
      <div className="mq-new-foot">
        <Button type="primary" htmlType="submit" disabled={create.busy}>
          {create.busy ? campaignMessages.creating : campaignMessages.create}
        </Button>
      </div>
    </form>
  );
}
