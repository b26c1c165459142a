import { NotificationOutlined } from '@ant-design/icons';
import type { Ad } from '#contract/ads';
import { failureOf } from '../../machines/mutationActor';
import { PagedTable } from '../../ui/PagedTable';
import type { PagedColumn } from '../../ui/pagedColumns';
import { RelativeDate } from '../../ui/RelativeDate';
import { StatusWord } from '../../ui/StatusWord';
import { textFilter } from '../../ui/tableFilters';
import { useTableSearch } from '../../ui/useTableSearch';
import { useListAdsQuery } from '../artwork.api';
import { submissionSigns } from '../fileFacts';
import { ReviewButton } from '../table/ReviewButton';
import { NameSearch } from '../table/NameSearch';
import { statusOf } from '../table/ArtworkTable';
import { AdName } from './AdsOf';

const defaults = { pageSize: 10, sortID: 'dateCreated', sortDesc: true, sortIDs: ['adName', 'dateCreated'] } as const;
const shape = { search: textFilter };
const noAds: readonly Ad[] = [];

const columns: readonly PagedColumn<Ad>[] = [
  { id: 'ad', title: 'Ad', sortID: 'adName', skeleton: 'one', render: (ad) => <AdName ad={ad} /> },
  {
    id: 'artwork',
    title: 'Artwork',
    skeleton: 'one',
    render: (ad) => (
      <span className="mq-artwork-facts">
        <span className="mq-ellipsis">{ad.fileName ?? ad.fileID}</span>
        <ReviewButton fileId={ad.fileID} fileName={ad.fileName ?? ad.fileID} list="all" />
      </span>
    ),
  },
  { id: 'campaign', title: 'Campaign', skeleton: 'one', render: ({ campaignName }) => campaignName ?? '–' },
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
    skeleton: 'one',
    render: ({ submission }) =>
      submission ? (
        <StatusWord status={submissionSigns[submission].status}>{submissionSigns[submission].word}</StatusWord>
      ) : (
        <span className="mq-quiet">Not submitted</span>
      ),
  },
];

const nameOfAd = (ad: Ad): string => ad.adName;

/** All ads, whichever artwork they use, with where each stands at the supply-side platform. */
export function AdsTable() {
  const search = useTableSearch('ads', defaults, shape);
  const { data, currentData, isFetching, error, refetch } = useListAdsQuery({ query: search.query });
  return (
    <PagedTable
      label="Ads"
      title="ADS"
      total={data?.totalAds ?? 0}
      rows={data?.ads ?? noAds}
      columns={columns}
      rowName={nameOfAd}
      {...search.place}
      onChange={search.onChange}
      status={statusOf({
        failed: error !== undefined && !isFetching,
        loaded: data !== undefined,
        fetching: isFetching && currentData === undefined,
      })}
      failure={error && failureOf(error)}
      onRetry={() => void refetch()}
      filters={
        <NameSearch
          label="Ads"
          value={search.filters.search ?? ''}
          onChange={(text) => search.setFilters({ search: text === '' ? undefined : text }, 'replace')}
        />
      }
      emptyText="There are no ads to show."
      emptyIcon={<NotificationOutlined />}
      filtered={search.filtered}
      filterWords={search.filters.search && `Name: ${search.filters.search}`}
      onClearFilters={search.clearFilters}
      minWidth={900}
    />
  );
}
