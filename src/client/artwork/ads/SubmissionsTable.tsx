import { CloudUploadOutlined } from '@ant-design/icons';
import { Select } from 'antd';
import type { Submission } from '#contract/ads';
import { submissionStates } from '#contract/artwork';
import { failureOf } from '../../api/apiError';
import { DaysFilter } from '../../ui/table/DaysFilter';
import { PagedTable } from '../../ui/table/PagedTable';
import { choiceFilter, dayFilter, textFilter } from '../../ui/table/tableSearch';
import { useTableSearch } from '../../ui/table/useTableSearch';
import { useListSubmissionsQuery } from '../artwork.api';
import { isUnderWay, submissionSigns } from '../fileFacts';
import { OrganisationFilterPicker } from '../../organisations/OrganisationFilterPicker';
import { artworkMessages } from '../artwork.messages';
import { NameSearch } from '../table/NameSearch';
import { tableStatus } from '../../ui/table/pagedTableProps';
import { useTabVisible } from '../../ui/browser/useTabVisible';
import { nameOfSubmission, submissionColumns } from './submissionColumns';

const defaults = {
  pageSize: 10,
  sortID: 'lastEdited',
  sortDesc: true,
  sortIDs: ['lastEdited', 'dateCreated'],
} as const;
const shape = {
  search: textFilter,
  state: choiceFilter(submissionStates),
  orgID: textFilter,
  createdFrom: dayFilter,
  createdTo: dayFilter,
};
const noSubmissions: readonly Submission[] = [];
/** Milliseconds between polls while a submission is in progress. */
const pollingInterval = 3_000;

const stateOptions = submissionStates.map((state) => ({ value: state, label: submissionSigns[state].label }));

/**
 * Every submission to the supply-side platform, with retries; polled while one is in progress and the tab is visible.
 */
export function SubmissionsTable() {
  const search = useTableSearch('ssp', defaults, shape);
  const visible = useTabVisible();
  const { data: known } = useListSubmissionsQuery({ query: search.query });
  const isPolling = visible && known?.submissions.some(({ state }) => isUnderWay(state));
  const { data, currentData, isFetching, error, refetch } = useListSubmissionsQuery(
    { query: search.query },
    { pollingInterval: isPolling ? pollingInterval : 0 },
  );
  const { state, search: text } = search.filters;
  return (
    <PagedTable
      label="Submissions"
      name="submissions"
      owns={search.owns}
      title="SUBMISSIONS"
      total={data?.totalSubmissions ?? 0}
      rows={data?.submissions ?? noSubmissions}
      columns={submissionColumns}
      rowName={nameOfSubmission}
      {...search.tableParams}
      onChange={search.onChange}
      status={tableStatus({ data, currentData, error, isFetching }, { quietRefetch: true })}
      failure={error && failureOf(error)}
      onRetry={() => void refetch()}
      filters={
        <>
          <NameSearch
            label="Submissions"
            value={text ?? ''}
            onChange={(next) => search.setFilters({ search: next === '' ? undefined : next }, 'replace')}
          />
          <Select
            size="small"
            allowClear
            placeholder="Any state"
            aria-label="State of the submission"
            style={{ width: 200 }}
            options={stateOptions}
            {...(state !== undefined && { value: state })}
            onChange={(next) => search.setFilters({ state: next })}
          />
          <DaysFilter
            label={artworkMessages.queuedOn}
            from={search.filters.createdFrom}
            to={search.filters.createdTo}
            onClear={() => search.setFilters({ createdFrom: undefined, createdTo: undefined })}
          />
          <OrganisationFilterPicker
            orgID={search.filters.orgID}
            onClear={() => search.setFilters({ orgID: undefined })}
          />
        </>
      }
      emptyText="There are no submissions to show."
      emptyIcon={<CloudUploadOutlined />}
      filtered={search.filtered}
      filterText={[state && submissionSigns[state].label, text && `Name: ${text}`].filter(Boolean).join(' · ')}
      onClearFilters={search.clearFilters}
      minWidth={980}
    />
  );
}
