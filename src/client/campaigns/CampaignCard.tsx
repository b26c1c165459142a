import type { Campaign } from '#contract/campaigns';
import { campaignMessages } from './campaigns.messages';
import { stateMessages } from '../ui/ui.messages';
import { CampaignLink, OrganisationLink } from './CampaignLink';
import { BudgetStatus } from './BudgetStatus';
import { EndDate } from './campaignColumns';
import { CampaignSwitch } from './CampaignSwitch';

/** A campaign on a phone: name, status, team, owner organisation, config errors and boards. */
export function CampaignCard({ campaign }: { campaign: Campaign }) {
  const facts: [string, React.ReactNode][] = [
    [campaignMessages.team, campaign.teamName ?? campaign.managementTeam ?? stateMessages.notSet],
    [
      campaignMessages.owner,
      campaign.parentOrg === null ? (
        stateMessages.notSet
      ) : (
        <OrganisationLink id={campaign.parentOrg} name={campaign.orgName} />
      ),
    ],
    [campaignMessages.configErrorsName, campaign.configErrors.length],
    [campaignMessages.boards, campaign.campaignBoards.length],
    [campaignMessages.endDate, <EndDate key="end" campaign={campaign} />],
  ];
  return (
    <article className="mq-card mq-campaign-card">
      <header>
        <h2>
          <CampaignLink campaign={campaign} />
        </h2>
        <CampaignSwitch campaign={campaign} />
      </header>
      <BudgetStatus campaign={campaign} />
      <ul className="mq-card-facts">
        {facts.map(([name, value]) => (
          <li key={name}>
            <span>{name}</span>
            <span>{value}</span>
          </li>
        ))}
      </ul>
    </article>
  );
}
