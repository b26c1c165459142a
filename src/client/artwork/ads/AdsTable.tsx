import { NotificationOutlined } from '@ant-design/icons';
import { Flex } from 'antd';
import type { Ad } from '#contract/ads';
import { PagedTable } from '../../ui/table/PagedTable';
import type { PagedColumn } from '../../ui/table/pagedColumns';
import { RelativeDate } from '../../ui/format/RelativeDate';
import { textFilter } from '../../ui/table/tableSearch';
import { useTableSearch } from '../../ui/table/useTableSearch';
import { useListAdsQuery } from './ads.api';
import { SubmissionStateBadge } from '../SubmissionStateBadge';
import { ReviewButton } from '../table/ReviewButton';
import { NameSearch } from '../table/NameSearch';
import { listOf } from '../../ui/table/listOf';
import { AdName } from './AdsOf';

const defaults = { pageSize: 10, sortID: 'dateCreated', sortDesc: true, sortIDs: ['adName', 'dateCreated'] } as const;
const shape = { search: textFilter };

function ArtworkOf({ ad: { fileID, fileName } }: { ad: Ad }) {
  return (
    <span className="mq-artwork-facts">
      <span className="mq-ellipsis">{fileName ?? fileID}</span>
      <ReviewButton fileId={fileID} fileName={fileName ?? fileID} list="all" />
    </span>
  );
}

function SubmissionOf({ ad: { submission } }: { ad: Ad }) {
  if (!submission) return <span className="mq-tone-neutral">Not submitted</span>;
  return <SubmissionStateBadge state={submission} />;
}

/** One ad on a phone. */
const adCard = (ad: Ad) => (
  <Flex vertical gap={8} className="mq-artwork-card">
    <span>
      <AdName ad={ad} />
      {ad.campaignName && <span className="mq-two">{ad.campaignName}</span>}
    </span>
    <ArtworkOf ad={ad} />
    <Flex wrap align="center" gap="4px 8px">
      <SubmissionOf ad={ad} />
      <span className="mq-two">
        <RelativeDate date={ad.dateCreated} inline />
      </span>
    </Flex>
  </Flex>
);

const columns: readonly PagedColumn<Ad>[] = [
  { id: 'ad', title: 'Ad', sortID: 'adName', render: (ad) => <AdName ad={ad} /> },
  {
    id: 'artwork',
    title: 'Artwork',
    render: (ad) => <ArtworkOf ad={ad} />,
  },
  { id: 'campaign', title: 'Campaign', render: ({ campaignName }) => campaignName ?? '–' },
  {
    id: 'created',
    title: 'Created',
    sortID: 'dateCreated',
    width: 120,
    skeleton: 'two',
    render: (ad) => <RelativeDate date={ad.dateCreated} />,
  },
  {
    id: 'ssp',
    title: 'SSP submission',
    width: 200,
    render: (ad) => <SubmissionOf ad={ad} />,
  },
];

/** All ads, with the state of each at the supply-side platform. */
export function AdsTable() {
  const search = useTableSearch('ads', defaults, shape);
  const query = useListAdsQuery({ query: search.query });
  return (
    <PagedTable
      label="Ads"
      name="ads"
      title="ADS"
      list={listOf(search, query, {
        rows: query.data?.ads,
        total: query.data?.totalAds,
        filterText: search.filters.search && `Name: ${search.filters.search}`,
        quietRefetch: true,
      })}
      columns={columns}
      row={{ name: ({ adName }) => adName, card: adCard }}
      filters={<NameSearch label="Ads" search={search} />}
      empty={{ text: 'There are no ads to show.', icon: <NotificationOutlined /> }}
      minWidth={900}
    />
  );
}
