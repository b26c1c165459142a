import type { Campaign } from '#contract/campaigns';
import { messages } from '../ui/messages';
import { CampaignLink, OrganisationLink } from './CampaignLink';
import { BudgetStatus } from './BudgetStatus';
import { EndDate } from './campaignColumns';
import { CampaignSwitch } from './CampaignSwitch';

/** A campaign on a phone: name, status, team, owner organisation, config errors and boards. */
export function CampaignCard({ campaign }: { campaign: Campaign }) {
  const facts: [string, React.ReactNode][] = [
    [messages.campaigns.team, campaign.teamName ?? campaign.managementTeam ?? messages.campaigns.notSet],
    [
      messages.campaigns.owner,
      campaign.parentOrg === null ? (
        messages.campaigns.notSet
      ) : (
        <OrganisationLink id={campaign.parentOrg} name={campaign.orgName} />
      ),
    ],
    [messages.campaigns.configErrorsName, campaign.configErrors.length],
    [messages.campaigns.boards, campaign.campaignBoards.length],
    [messages.campaigns.endDate, <EndDate key="end" campaign={campaign} />],
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
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
