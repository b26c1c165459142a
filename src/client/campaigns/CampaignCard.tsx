import { PictureOutlined } from '@ant-design/icons';
import { Flex } from 'antd';
import type { Campaign } from '#contract/campaigns';
import { useGetFileQuery } from '../artwork/artwork.api';
import { previewsAt } from '../api/previews';
import { campaignMessages } from './campaigns.messages';
import { stateMessages, nounMessages } from '../ui/ui.messages';
import { CampaignLink, OrganisationLink } from './CampaignLink';
import { BudgetStatus } from './BudgetStatus';
import { EndDate } from './campaignColumns';
import { CampaignSwitch } from './CampaignSwitch';

/** Pixels: a card's width on a phone, and at least on wider windows. */
const widest = 340;

interface CampaignCardProps {
  campaign: Campaign;
  /** Its first artwork above the facts: rendered, or only its space while the card is not visible. */
  picture?: 'drawn' | 'room';
}

/** A campaign on a phone: its first artwork, name, status, team, owner organisation, config errors and boards. */
export function CampaignCard({ campaign, picture }: CampaignCardProps) {
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
    [nounMessages.boards, campaign.campaignBoards.length],
    [campaignMessages.fields.end, <EndDate key="end" campaign={campaign} />],
  ];
  return (
    <article className="mq-card mq-campaign-card">
      {picture && (
        <div className="mq-campaign-picture" aria-hidden>
          {picture === 'drawn' && <FirstArtwork id={campaign.artworks?.[0]} />}
        </div>
      )}
      <Flex component="header" gap={12} align="center" justify="space-between">
        <h2>
          <CampaignLink campaign={campaign} />
        </h2>
        <CampaignSwitch campaign={campaign} />
      </Flex>
      <BudgetStatus campaign={campaign} />
      <Flex component="ul" vertical gap={8} className="mq-card-facts">
        {facts.map(([name, value]) => (
          <Flex key={name} component="li" gap={16} justify="space-between">
            <span className="mq-tone-neutral">{name}</span>
            <span>{value}</span>
          </Flex>
        ))}
      </Flex>
    </article>
  );
}

/** The picture of an artwork; a placeholder icon if the campaign has none. */
function FirstArtwork({ id }: { id: string | undefined }) {
  const { currentData } = useGetFileQuery({ params: { id: id ?? '' } }, { skip: id === undefined });
  const source = currentData?.file.previewURL;
  if (id === undefined) return <PictureOutlined />;
  return source ? <img {...previewsAt(source, widest)} alt="" decoding="async" /> : null;
}
