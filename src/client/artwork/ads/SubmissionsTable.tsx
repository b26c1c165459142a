import { CloudUploadOutlined } from '@ant-design/icons';
import { Select } from 'antd';
import type { Submission } from '#contract/ads';
import { submissionStates } from '#contract/artwork';
import { failureOf } from '../../machines/mutationActor';
import { PagedTable } from '../../ui/PagedTable';
import { choiceFilter, textFilter } from '../../ui/tableFilters';
import { useTableSearch } from '../../ui/useTableSearch';
import { useListSubmissionsQuery } from '../artwork.api';
import { isUnderWay, submissionSigns } from '../fileFacts';
import { NameSearch } from '../table/NameSearch';
import { statusOf } from '../table/ArtworkTable';
import { useTabVisible } from '../useFreshSubmission';
import { nameOfSubmission, submissionColumns } from './submissionColumns';

const defaults = {
  pageSize: 10,
  sortID: 'lastEdited',
  sortDesc: true,
  sortIDs: ['lastEdited', 'dateCreated'],
} as const;
const shape = { search: textFilter, state: choiceFilter(submissionStates) };
const noSubmissions: readonly Submission[] = [];
/** Milliseconds between looks while something is under way. */
const look = 3_000;

const stateOptions = submissionStates.map((state) => ({ value: state, label: submissionSigns[state].word }));

/** Every submission to the supply-side platform, with retries; kept fresh while something is under way and the tab is looked at. */
export function SubmissionsTable() {
  const search = useTableSearch('ssp', defaults, shape);
  const visible = useTabVisible();
  const { data: known } = useListSubmissionsQuery({ query: search.query });
  const goesOn = visible && known?.submissions.some(({ state }) => isUnderWay(state));
  const { data, currentData, isFetching, error, refetch } = useListSubmissionsQuery(
    { query: search.query },
    { pollingInterval: goesOn ? look : 0 },
  );
  const { state, search: text } = search.filters;
  return (
    <PagedTable
      label="Submissions"
      title="SUBMISSIONS"
      total={data?.totalSubmissions ?? 0}
      rows={data?.submissions ?? noSubmissions}
      columns={submissionColumns}
      rowName={nameOfSubmission}
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
        </>
      }
      emptyText="There are no submissions to show."
      emptyIcon={<CloudUploadOutlined />}
      filtered={search.filtered}
      filterWords={[state && submissionSigns[state].word, text && `Name: ${text}`].filter(Boolean).join(' · ')}
      onClearFilters={search.clearFilters}
      minWidth={980}
    />
  );
}
