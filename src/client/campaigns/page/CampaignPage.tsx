import { DeleteOutlined, WarningOutlined } from '@ant-design/icons';
import { Alert, Button, Skeleton } from 'antd';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { Campaign } from '#contract/campaigns';
import { failureOf } from '../../machines/mutationActor';
import { useSelectionSearch } from '../../organisations/selection';
import { useAppDispatch } from '../../store';
import { useConfirm } from '../../ui/ConfirmProvider';
import { FailureAlert } from '../../ui/FailureAlert';
import { campaignMessages } from '../campaigns.messages';
import { failureMessages, listMessages, nounMessages, stateMessages } from '../../ui/ui.messages';
import { notify } from '../../ui/notify';
import { PageTitle } from '../../ui/PageTitle';
import { useShortcuts } from '../../ui/useShortcuts';
import { OrganisationLink } from '../CampaignLink';
import { campaignsApi, useGetCampaignQuery } from '../campaigns.api';
import { CampaignSwitch } from '../CampaignSwitch';
import { CampaignArtworks } from './CampaignArtworks';
import { CampaignBoards } from './CampaignBoards';
import { CampaignFigures } from './CampaignFigures';
import '../campaigns.css';
import './campaignPage.css';

/** `/campaign/{id}`: one campaign with all that decides whether it runs. */
export function CampaignPage() {
  const { id = '' } = useParams();
  const search = useSelectionSearch();
  const { currentData: data, error, refetch } = useGetCampaignQuery({ params: { id } });
  const remove = useRemove();
  const shown = data?.campaign;
  useShortcuts([
    {
      id: 'campaign.delete',
      label: campaignMessages.delete,
      group: shown?.campaignName ?? '',
      when: shown !== undefined,
      run: () => shown && void remove(shown),
    },
  ]);
  if (error && !data)
    return (
      <div className="mq-page">
        <PageTitle windowTitle={nounMessages.campaigns}>{campaignMessages.one}</PageTitle>
        <FailureAlert
          title={failureMessages.couldNotLoad(campaignMessages.one)}
          failure={failureOf(error)}
          onRetry={() => void refetch()}
        />
      </div>
    );
  if (!data)
    return (
      <div className="mq-page" role="status" aria-busy="true" aria-label={listMessages.loading(campaignMessages.one)}>
        <Skeleton active title={false} paragraph={{ rows: 8 }} />
      </div>
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
              <CampaignSwitch key={campaign._id} campaign={campaign} inPalette />
              <Button danger icon={<DeleteOutlined aria-hidden />} onClick={() => void remove(campaign)}>
                {campaignMessages.delete}
              </Button>
            </>
          }
        >
          {campaign.campaignName}
        </PageTitle>
      </div>
      {campaign.configErrors.length > 0 && (
        <Alert
          type="warning"
          showIcon
          className="mq-config-alert"
          icon={<WarningOutlined aria-hidden />}
          title={campaignMessages.blocked(campaign.configErrors.length)}
          description={
            <ul className="mq-config-errors">
              {campaign.configErrors.map(({ code, message }) => (
                <li key={code + message}>{message}</li>
              ))}
            </ul>
          }
        />
      )}
      <CampaignFigures campaign={campaign} />
      <CampaignArtworks artworks={artworks} />
      <CampaignBoards boards={boards} artworks={artworks} />
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
      )}{' '}
      · {campaign.teamName ?? stateMessages.notSet} · <span className="mq-mono">{campaign._id}</span>
    </>
  );
}

function useRemove(): (campaign: Campaign) => Promise<void> {
  const dispatch = useAppDispatch();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const search = useSelectionSearch();
  return async (campaign) => {
    if (
      !(await confirm({
        title: campaignMessages.deleteQuestion(1),
        danger: true,
        count: 1,
        names: [campaign.campaignName],
      }))
    )
      return;
    const outcome = await dispatch(
      campaignsApi.endpoints.deleteCampaign.initiate({ params: { id: campaign._id } }, { track: false }),
    );
    if ('error' in outcome && outcome.error) {
      notify.error(campaignMessages.deleteFailed(failureOf(outcome.error).message));
      return;
    }
    notify.success(campaignMessages.removed);
    await navigate({ pathname: '/campaigns', search });
  };
}
