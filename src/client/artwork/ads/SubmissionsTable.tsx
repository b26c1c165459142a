import { CloudUploadOutlined } from '@ant-design/icons';
import { submissionStates } from '#contract/artwork';
import { SelectFilter } from '../../ui/form/SelectFilter';
import { DaysFilter } from '../../ui/table/DaysFilter';
import { PagedTable } from '../../ui/table/PagedTable';
import { choiceFilter, dayFilter, textFilter } from '../../ui/table/tableSearch';
import { useTableSearch } from '../../ui/table/useTableSearch';
import { useListSubmissionsQuery } from './submissions.api';
import { isUnderWay, submissionSigns } from '../fileFacts';
import { OrganisationFilterPicker } from '../../organisations/OrganisationFilterPicker';
import { artworkMessages } from '../artwork.messages';
import { NameSearch } from '../table/NameSearch';
import { listOf } from '../../ui/table/listOf';
import { useTabVisible } from '../../ui/browser/useTabVisible';
import { nameOfSubmission, submissionCard, submissionColumns } from './submissionColumns';

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
  const query = useListSubmissionsQuery({ query: search.query }, { pollingInterval: isPolling ? pollingInterval : 0 });
  const { state, search: text } = search.filters;
  return (
    <PagedTable
      label="Submissions"
      name="submissions"
      title="SUBMISSIONS"
      list={listOf(search, query, {
        rows: query.data?.submissions,
        total: query.data?.totalSubmissions,
        filterText: [state && submissionSigns[state].label, text && `Name: ${text}`].filter(Boolean).join(' · '),
        quietRefetch: true,
      })}
      columns={submissionColumns}
      row={{ name: nameOfSubmission, card: submissionCard }}
      filters={
        <>
          <NameSearch label="Submissions" search={search} />
          <SelectFilter
            size="small"
            label="State of the submission"
            placeholder="Any state"
            style={{ width: 200 }}
            options={stateOptions}
            value={state}
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
      empty={{ text: 'There are no submissions to show.', icon: <CloudUploadOutlined /> }}
      minWidth={978}
    />
  );
}
