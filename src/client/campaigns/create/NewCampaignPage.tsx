import { Alert, Button, Checkbox, Input } from 'antd';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { ArtworkPicker } from '../../artwork/ArtworkPicker';
import { BoardPicker } from '../../boards/BoardPicker';
import { failureOf } from '../../machines/mutationActor';
import { useGetOrganisationQuery, useGetTeamQuery } from '../../organisations/organisations.api';
import { useSelection, useSelectionSearch } from '../../organisations/selection';
import { useAppDispatch } from '../../store';
import { DatePicker } from '../../ui/DatePicker';
import { Field } from '../../ui/Field';
import { campaignMessages } from '../campaigns.messages';
import { notify } from '../../ui/notify';
import { PageTitle } from '../../ui/PageTitle';
import { useDraft } from '../../ui/useDraft';
import { campaignsApi } from '../campaigns.api';
import { bodyOf, emptyCampaign, newCampaign, problemsOf, type NewCampaign } from './newCampaign';
import '../page/campaignPage.css';

const routeState = z.object({ organisation: z.string().optional(), team: z.string().optional() });

/** `/newcampaign/`: for the organisation and team in the route's state, else the selection. */
export function NewCampaignPage() {
  const given = routeState.safeParse(useLocation().state);
  const selection = useSelection();
  const organisation = (given.success ? given.data.organisation : undefined) ?? selection.orgID;
  const team = (given.success ? given.data.team : undefined) ?? selection.teamID;
  const org = useGetOrganisationQuery({ params: { id: organisation ?? '' } }, { skip: organisation === undefined }).data
    ?.org.orgName;
  const teamName = useGetTeamQuery({ params: { id: team ?? '' } }, { skip: team === undefined }).data?.team.teamName;
  return (
    <div className="mq-page">
      <PageTitle
        windowTitle={campaignMessages.newTitle}
        subtitle={organisation === undefined ? ' ' : campaignMessages.forWhom(org ?? '…', teamName)}
      >
        {campaignMessages.newTitle}
      </PageTitle>
      {organisation === undefined ? (
        <Alert type="info" showIcon title={campaignMessages.chooseOrganisation} />
      ) : (
        <Form organisation={organisation} team={team} />
      )}
    </div>
  );
}

function Form({ organisation, team }: { organisation: string; team: string | undefined }) {
  const draft = useDraft('campaign:new', newCampaign, emptyCampaign);
  const [tried, setTried] = useState(false);
  const create = useCreate(organisation, team, draft.clear);
  const form = draft.value;
  const set = (change: Partial<NewCampaign>) => {
    draft.set({ ...form, ...change });
  };
  const problems = problemsOf(form);
  const said = (field: keyof NewCampaign): string | undefined => (tried ? problems[field] : undefined);
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
      <fieldset>
        <legend>{campaignMessages.basics}</legend>
        <Field wide label={campaignMessages.nameLabel} problem={said('name')} required>
          {(id) => (
            <Input
              {...id}
              value={form.name}
              maxLength={200}
              onChange={(event) => {
                set({ name: event.target.value });
              }}
            />
          )}
        </Field>
        <Field label={campaignMessages.startDate}>
          {(id) => (
            <DatePicker
              {...id}
              value={form.start}
              onChange={(start) => {
                set({ start });
              }}
            />
          )}
        </Field>
        <Field label={campaignMessages.endDate} problem={said('end')}>
          {(id) => (
            <DatePicker
              {...id}
              value={form.end}
              onChange={(end) => {
                set({ end });
              }}
            />
          )}
        </Field>
      </fieldset>
      <fieldset>
        <legend>{campaignMessages.budgets}</legend>
        {(['daily', 'monthly'] as const).map((which) => {
          const enabled = form[`${which}Enabled`];
          return (
            <div key={which}>
              <Checkbox
                checked={enabled}
                onChange={(event) => {
                  set({ [`${which}Enabled`]: event.target.checked });
                }}
              >
                {campaignMessages.limit[which]}
              </Checkbox>
              <Field
                label={which === 'daily' ? campaignMessages.dailyBudget : campaignMessages.monthlyBudget}
                problem={said(which)}
              >
                {(id) => (
                  <Input
                    {...id}
                    type="number"
                    min={0}
                    step="0.01"
                    prefix="$"
                    disabled={!enabled}
                    value={form[which]}
                    onChange={(event) => {
                      set({ [which]: event.target.value });
                    }}
                  />
                )}
              </Field>
            </div>
          );
        })}
      </fieldset>
      <fieldset>
        <legend>{campaignMessages.where}</legend>
        <Field wide label={campaignMessages.boards}>
          {({ id }) => (
            <BoardPicker
              id={id}
              value={form.boards}
              onChange={(boards) => {
                set({ boards });
              }}
            />
          )}
        </Field>
        <Field wide label={campaignMessages.artworks}>
          {({ id }) => (
            <ArtworkPicker
              id={id}
              value={form.artworks}
              onChange={(artworks) => {
                set({ artworks });
              }}
            />
          )}
        </Field>
      </fieldset>
      <div className="mq-new-foot">
        <Button type="primary" htmlType="submit" disabled={create.busy}>
          {create.busy ? campaignMessages.creating : campaignMessages.create}
        </Button>
      </div>
    </form>
  );
}

/** Creates once, however often the button is pressed or the answer lost: the same form is sent with the same key. */
function useCreate(organisation: string, team: string | undefined, clear: () => void) {
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
