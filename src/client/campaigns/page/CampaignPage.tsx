import { DeleteOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { Campaign } from '#contract/campaigns';
import { isDraft } from '#contract/campaignStates';
import { failureOf } from '../../api/apiError';
import { useSelectionSearch } from '../../organisations/selection';
import { disabledReason, usePermission } from '../../session/permissions';
import { useAppDispatch } from '../../store';
import { ReasonButton } from '../../ui/display/WithReason';
import { StatusLabel } from '../../ui/display/StatusLabel';
import { RecordPending } from '../../ui/feedback/RecordPending';
import { campaignMessages } from '../campaigns.messages';
import { nounMessages, stateMessages } from '../../ui/ui.messages';
import { notify } from '../../ui/feedback/notify';
import { PageTitle } from '../../ui/display/PageTitle';
import { useShortcuts } from '../../ui/keyboard/useShortcuts';
import { OrganisationLink } from '../CampaignLink';
import { campaignsApi } from '../campaigns.api';
import { useCampaignQuestion } from '../useCampaignQuestion';
import { CampaignSwitch } from '../CampaignSwitch';
import { recordGone } from '../../save/useLeaveGuard';
import { CampaignEditor } from '../editor/CampaignEditor';
import { ConfigErrors } from '../editor/ConfigErrors';
import { CampaignSpend } from './CampaignSpend';
import { useWholeCampaign } from './useWholeCampaign';
import '../campaigns.css';
import './campaignPage.css';

const nothing = (): void => undefined;

/** `/campaign/{id}`: one campaign with everything that decides whether it runs. */
export function CampaignPage() {
  const { id = '' } = useParams();
  return <OneCampaign key={id} id={id} />;
}

function OneCampaign({ id }: { id: string }) {
  const search = useSelectionSearch();
  const { remove, isRemoving } = useRemove();
  const { data, error, refetch } = useWholeCampaign(id, isRemoving);
  const failure = error && failureOf(error);
  const shown = data?.campaign;
  const allowance = usePermission('inventory', shown?.parentOrg);
  useShortcuts([
    {
      id: 'campaign.delete',
      label: campaignMessages.delete,
      group: shown?.campaignName ?? '',
      when: shown !== undefined && allowance === 'yes',
      run: () => shown && void remove(shown),
    },
  ]);
  // Deleted by somebody else while it is open, it is gone here too.
  if (!data || failure?.status === 404)
    return (
      <RecordPending what={campaignMessages.one} title={nounMessages.campaign} query={{ error: failure, refetch }} />
    );
  const { campaign, boards, artworks } = data;
  return (
    <div className="mq-page mq-record">
      <div className="mq-campaign-head">
        <Link to={{ pathname: '/campaigns', search }}>{nounMessages.campaigns}</Link>
        <PageTitle
          windowTitle={campaign.campaignName}
          subtitle={<Whose campaign={campaign} />}
          actions={
            <>
              {isDraft(campaign) && <StatusLabel status="draft" tag />}
              <CampaignSwitch key={campaign._id} campaign={campaign} inPalette />
              {allowance !== 'never' && (
                <ReasonButton
                  reason={disabledReason(allowance)}
                  danger
                  icon={<DeleteOutlined aria-hidden />}
                  onClick={() => void remove(campaign)}
                >
                  {campaignMessages.delete}
                </ReasonButton>
              )}
            </>
          }
        >
          {campaign.campaignName}
        </PageTitle>
      </div>
      {campaign.configErrors.length > 0 && <ConfigErrors campaign={campaign} artworks={artworks} />}
      <CampaignSpend campaign={campaign} isLeaving={isRemoving} />
      <CampaignEditor
        key={campaign._id}
        campaign={campaign}
        boards={boards}
        artworks={artworks}
        organisation={campaign.parentOrg ?? ''}
        team={campaign.managementTeam ?? undefined}
        onCreated={nothing}
        onCancel={nothing}
      />
    </div>
  );
}

function Whose({ campaign }: { campaign: Campaign }) {
  return (
    <>
      {campaign.parentOrg === null ? (
        stateMessages.notSet
      ) : (
        <OrganisationLink id={campaign.parentOrg} name={campaign.orgName} />
      )}
      &nbsp;· {campaign.teamName ?? stateMessages.notSet}&nbsp;·{' '}
      <span translate="no" className="mq-mono">
        {campaign._id}
      </span>
    </>
  );
}

/** Deletes a campaign after a question; `isRemoving` also until the page is left. */
function useRemove(): { remove: (campaign: Campaign) => Promise<void>; isRemoving: boolean } {
  const dispatch = useAppDispatch();
  const question = useCampaignQuestion();
  const navigate = useNavigate();
  const search = useSelectionSearch();
  const [isRemoving, setRemoving] = useState(false);
  const remove = async (campaign: Campaign): Promise<void> => {
    const answer = await question('delete', [{ id: campaign._id, name: campaign.campaignName }]);
    if (answer === undefined || answer.records.length === 0) return;
    setRemoving(true);
    const outcome = await dispatch(
      campaignsApi.endpoints.deleteCampaign.initiate({ params: { id: campaign._id } }, { track: false }),
    );
    const key = `campaign.delete:${campaign._id}`;
    if ('error' in outcome && outcome.error) {
      setRemoving(false);
      notify.error({ key, text: campaignMessages.deleteFailed(failureOf(outcome.error).message) });
      return;
    }
    notify.success({ key, text: campaignMessages.removed });
    await navigate({ pathname: '/campaigns', search }, { state: recordGone });
  };
  return { remove, isRemoving };
}
