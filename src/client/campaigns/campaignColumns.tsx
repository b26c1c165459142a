import { ExclamationCircleOutlined } from '@ant-design/icons';
import type { Campaign } from '#contract/campaigns';
import { isDraft } from '#contract/campaignStates';
import { campaignMessages } from './campaigns.messages';
import { stateMessages, nounMessages } from '../ui/ui.messages';
import type { PagedColumn } from '../ui/table/pagedColumns';
import { grouped } from '../ui/format/grouped';
import { RelativeDate } from '../ui/format/RelativeDate';
import { Clip } from '../ui/display/Clip';
import { StatusLabel } from '../ui/display/StatusLabel';
import { hasEnded } from './budget';
import { BudgetStatus } from './BudgetStatus';
import { CampaignLink, OrganisationLink } from './CampaignLink';
import { CampaignSwitch } from './CampaignSwitch';

/** The specification's columns, in its order. */
export const campaignColumns: PagedColumn<Campaign>[] = [
  {
    id: 'status',
    title: stateMessages.status,
    sortID: 'campaignPaused',
    width: 116,
    render: (campaign) => <CampaignSwitch campaign={campaign} />,
  },
  {
    id: 'name',
    title: campaignMessages.name,
    sortID: 'campaignName',
    skeleton: 'two',
    render: (campaign) => (
      <>
        <CampaignLink campaign={campaign} />
        {isDraft(campaign) && <StatusLabel status="draft" />} <ConfigErrorCount campaign={campaign} />
      </>
    ),
  },
  {
    id: 'budget',
    title: campaignMessages.budgetStatus,
    width: 190,
    skeleton: 'round',
    render: (campaign) => <BudgetStatus campaign={campaign} />,
  },
  {
    id: 'organisation',
    title: nounMessages.organisation,
    width: 150,
    maxWidth: 240,
    skeleton: 'two',
    render: (campaign) => <Owner campaign={campaign} />,
  },
  {
    id: 'boards',
    title: nounMessages.boards,
    width: 78,
    align: 'right',
    render: (campaign) => grouped(campaign.campaignBoards.length),
  },
  {
    id: 'start',
    title: campaignMessages.fields.start,
    sortID: 'startTime',
    width: 118,
    skeleton: 'two',
    render: (campaign) => <RelativeDate date={campaign.startTime} planned />,
  },
  {
    id: 'end',
    title: campaignMessages.fields.end,
    sortID: 'endTime',
    width: 130,
    skeleton: 'two',
    render: (campaign) => <EndDate campaign={campaign} />,
  },
];

function Owner({ campaign }: { campaign: Campaign }) {
  if (campaign.parentOrg === null) return <span className="mq-tone-neutral">{stateMessages.notSet}</span>;
  return (
    <>
      <OrganisationLink id={campaign.parentOrg} name={campaign.orgName} />
      <Clip className="mq-mono mq-two">{campaign.parentOrg}</Clip>
    </>
  );
}

export function ConfigErrorCount({ campaign }: { campaign: Campaign }) {
  const count = campaign.configErrors.length;
  return count === 0 ? null : <StatusLabel status="configErrors">{campaignMessages.configErrors(count)}</StatusLabel>;
}

/** An end in the past is flagged as an error with icon, colour and text. */
export function EndDate({ campaign }: { campaign: Campaign }) {
  if (campaign.endTime === null) return <>{campaignMessages.noEnd}</>;
  if (!hasEnded(campaign)) return <RelativeDate date={campaign.endTime} planned />;
  return (
    <span className="mq-ended mq-tone-error">
      <ExclamationCircleOutlined role="img" aria-label={campaignMessages.ended} />
      <RelativeDate date={campaign.endTime} planned />
    </span>
  );
}
