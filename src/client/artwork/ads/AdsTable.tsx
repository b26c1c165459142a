import { NotificationOutlined } from '@ant-design/icons';
import type { Ad } from '#contract/ads';
import { PagedTable } from '../../ui/table/PagedTable';
import type { PagedColumn } from '../../ui/table/pagedColumns';
import { RelativeDate } from '../../ui/format/RelativeDate';
import { StatusLabel } from '../../ui/display/StatusLabel';
import { textFilter } from '../../ui/table/tableSearch';
import { useTableSearch } from '../../ui/table/useTableSearch';
import { useListAdsQuery } from './ads.api';
import { submissionSigns } from '../fileFacts';
import { ReviewButton } from '../table/ReviewButton';
import { NameSearch } from '../table/NameSearch';
import { listOf } from '../../ui/table/listOf';
import { AdName } from './AdsOf';

const defaults = { pageSize: 10, sortID: 'dateCreated', sortDesc: true, sortIDs: ['adName', 'dateCreated'] } as const;
const shape = { search: textFilter };

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
        <StatusLabel status={submissionSigns[submission].status}>{submissionSigns[submission].label}</StatusLabel>
      ) : (
        <span className="mq-quiet">Not submitted</span>
      ),
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
      row={{ name: ({ adName }) => adName }}
      filters={
        <NameSearch
          label="Ads"
          value={search.filters.search ?? ''}
          onChange={(text) => search.setFilters({ search: text === '' ? undefined : text }, 'replace')}
        />
      }
      empty={{ text: 'There are no ads to show.', icon: <NotificationOutlined /> }}
      minWidth={900}
    />
  );
}
