import { Button } from 'antd';
import { useState } from 'react';
import type { Board } from '#contract/boards';
import { readNow } from '../../api/api';
import { failureOf } from '../../api/apiError';
import { useBoardFacetsQuery } from '../../boards/boards.api';
import { boardMessages } from '../../boards/boards.messages';
import { useAppDispatch } from '../../store';
import { notify } from '../../ui/feedback/notify';
import { SelectFilter, textOptions } from '../../ui/form/SelectFilter';
import { SearchField } from '../../ui/form/SearchField';
import { FilterChip } from '../../ui/table/FilterChip';
import { describeFilters } from '../../ui/table/tableSearch';
import { listMessages } from '../../ui/ui.messages';
import { campaignMessages } from '../campaigns.messages';
import { editorBoardsApi } from './editorBoards.api';
import type { BoardChoice, ChoiceFilters } from './useBoardChoice';

const fitOptions: { value: NonNullable<ChoiceFilters['fit']>; label: string }[] = [
  { value: 'exact', label: campaignMessages.fitExact },
  { value: 'bars', label: campaignMessages.fitBars },
  { value: 'without', label: campaignMessages.fitWithout },
];

/** The filters as text, for 'nothing matches'. */
export const filterText = ({ filters }: BoardChoice, organisationName: string): string => {
  const { search, country, venueType, fit, ownOnly } = filters;
  return describeFilters(
    { search, country, venueType, fit, owner: ownOnly ? organisationName : undefined },
    {
      search: listMessages.searched,
      country: boardMessages.country,
      venueType: boardMessages.type,
      fit: (value) => fitOptions.find((option) => option.value === value)?.label ?? '',
      owner: campaignMessages.onlyOf,
    },
  );
};

interface EditorBoardSearchProps {
  choice: BoardChoice;
  canFit: boolean;
  organisationName: string;
  /** Books boards in addition to the chosen ones; undefined: nothing can be changed. */
  onBook: ((boards: readonly Board[]) => void) | undefined;
}

/** Search and filters of the boards, and 'Select all N that match'. */
export function EditorBoardSearch({ choice, canFit, organisationName, onBook }: EditorBoardSearchProps) {
  const { filters, filter } = choice;
  const { data: facets } = useBoardFacetsQuery({});
  const list = (name: 'country' | 'venueType', label: string, values: readonly string[]) => (
    <SelectFilter
      className="mq-board-filter"
      label={label}
      isSearched
      value={filters[name]}
      options={textOptions(values)}
      onChange={(value) => filter({ [name]: value ?? null })}
    />
  );
  return (
    <>
      <SearchField
        label={boardMessages.search}
        placeholder={campaignMessages.searchBoards}
        value={filters.search}
        onChange={(search) => filter({ search })}
      />
      {list('country', boardMessages.country, facets?.countries ?? [])}
      {list('venueType', boardMessages.type, facets?.venueTypes ?? [])}
      {canFit && (
        <SelectFilter
          className="mq-board-filter"
          label={campaignMessages.fit}
          value={filters.fit}
          options={fitOptions}
          onChange={(fit) => filter({ fit: fit ?? null })}
        />
      )}
      {choice.hasOwn && (
        <FilterChip on={filters.ownOnly} onChange={(ownOnly) => filter({ ownOnly })}>
          {campaignMessages.onlyOf(organisationName)}
        </FilterChip>
      )}
      <FilterChip on={filters.bookedFirst} onChange={(bookedFirst) => filter({ bookedFirst })}>
        {campaignMessages.bookedFirst}
      </FilterChip>
      {onBook && filters.fit === null && choice.list.total > 0 && (
        <div className="mq-end">
          <SelectAll choice={choice} onBook={onBook} />
        </div>
      )}
    </>
  );
}

/** Books all boards of the filter, on all pages. */
function SelectAll({ choice, onBook }: { choice: BoardChoice; onBook: (boards: readonly Board[]) => void }) {
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const select = async (): Promise<void> => {
    setBusy(true);
    const { listMatchingBoards } = editorBoardsApi.endpoints;
    const { data, error } = await dispatch(listMatchingBoards.initiate(choice.matching, readNow));
    setBusy(false);
    const key = 'campaign.boards';
    if (data) {
      notify.close(key);
      onBook(data.boards);
    } else notify.error({ key, text: campaignMessages.areaFailed(failureOf(error).message) });
  };
  return (
    <Button type="link" size="small" loading={isBusy} onClick={() => void select()}>
      {listMessages.selectAll(choice.list.total)}
    </Button>
  );
}
