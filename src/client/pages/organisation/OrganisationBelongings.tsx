import { Tabs } from 'antd';
import { useListArtworksQuery } from '../../artwork/artwork.api';
import { useListBoardsQuery } from '../../boards/boards.api';
import { useExtension } from '../../api/product.api';
import { organisationMessages } from './organisationPage.messages';
import { nounMessages } from '../../ui/ui.messages';
import { useAddressParam } from '../../ui/browser/useAddressParam';
import { grouped } from '../../ui/format/grouped';
import { useListCampaignsQuery } from '../../campaigns/campaigns.api';
import { OrganisationArtworks } from './OrganisationArtworks';
import { OrganisationBoards } from './OrganisationBoards';
import { OrganisationCampaigns } from './OrganisationCampaigns';

const tabs = ['campaigns', 'boards', 'artworks'] as const;
/** Requests only the total. */
const oneRow = { page: 1, pageSize: 1 } as const;

/** What belongs to an organisation, in tabs with their counts. */
export function OrganisationBelongings({ orgId }: { orgId: string }) {
  const [shown, show] = useAddressParam('tab');
  const tab = tabs.find((each) => each === shown) ?? 'campaigns';
  // Without it the call ignores the organisation, and lists the artwork of all.
  const hasArtworks = useExtension('file-search');
  const query = { orgID: orgId, ...oneRow };
  const totals = {
    campaigns: useListCampaignsQuery({ query }).currentData?.totalCampaigns,
    boards: useListBoardsQuery({ query: { ...query, deleted: false } }).currentData?.totalBoards,
    artworks: useListArtworksQuery({ query }, { skip: !hasArtworks }).currentData?.totalFiles,
  };
  return (
    <Tabs
      className="mq-card mq-org-tabs"
      styles={{ header: { margin: 0, padding: '0 16px' } }}
      activeKey={tab}
      destroyOnHidden
      onChange={show}
      items={[
        {
          key: 'campaigns',
          label: <TabLabel text={nounMessages.campaigns} total={totals.campaigns} />,
          children: <OrganisationCampaigns orgID={orgId} />,
        },
        {
          key: 'boards',
          label: <TabLabel text={nounMessages.boards} total={totals.boards} />,
          children: <OrganisationBoards orgId={orgId} />,
        },
        ...(hasArtworks
          ? [
              {
                key: 'artworks',
                label: <TabLabel text={organisationMessages.artworks} total={totals.artworks} />,
                children: <OrganisationArtworks orgId={orgId} />,
              },
            ]
          : []),
      ]}
    />
  );
}

/** A tab's name with its count. The count is hidden from screen readers, because the table in the tab announces it. */
function TabLabel({ text, total }: { text: string; total: number | undefined }) {
  return (
    <>
      {text}{' '}
      {total !== undefined && (
        <span className="mq-count" aria-hidden>
          {grouped(total)}
        </span>
      )}
    </>
  );
}
