import { useCallback, useMemo } from 'react';
import type { InventoryDifference, InventorySummary } from '#contract/inventoryWatch';
import { BulkProgress, undoneText } from '../bulk/BulkProgress';
import { PagedTable } from '../ui/table/PagedTable';
import { listOf } from '../ui/table/listOf';
import type { Selection } from '../ui/table/pagedTableProps';
import { useTicks } from '../ui/table/useTicks';
import { BulkDifferences } from './BulkDifferences';
import { CheckEnd } from './CheckEnd';
import { DifferenceFilters } from './DifferenceFilters';
import { DifferenceCard, differenceColumns } from './differenceColumns';
import { inventoryMessages } from './inventoryWatch.messages';
import { useListDifferencesQuery } from './inventoryWatch.api';
import { useDifferenceActs } from './useDifferenceActs';
import { filterTexts, useDifferenceSearch } from './useDifferenceSearch';
import { usePublisherGroups } from './usePublisherGroups';
import type { RuleActs } from './useRuleActs';

const nameOf = ({ name }: InventoryDifference): string => name;

interface DifferencesTableProps {
  summary: InventorySummary | undefined;
  onRuleAdded: RuleActs['onAdded'];
}

/**
 * The differences that match the address, grouped by publisher: one, the ticked ones, or all of a publisher can be
 * accepted or ignored.
 */
export function DifferencesTable({ summary, onRuleAdded }: DifferencesTableProps) {
  const search = useDifferenceSearch();
  const { sortID: _sort, sortDesc: _desc, ...query } = search.query;
  const found = useListDifferencesQuery({ query });
  const list = listOf(search, found, {
    rows: found.data?.differences,
    total: found.data?.totalDifferences,
    filterText: filterTexts(search.filters),
    quietRefetch: true,
  });
  const ticks = useTicks('inventory');
  const { page: _page, pageSize: _size, ...matching } = query;
  const { acts, accepting, running, acceptTicked, ignoreTicked, onAll } = useDifferenceActs(ticks, {
    query: matching,
    words: filterTexts(search.filters),
  });
  const { locksOf } = acts;
  const disabledReason = useCallback(
    (difference: InventoryDifference) => {
      const { accept, ignore } = locksOf(difference);
      return accept ?? ignore;
    },
    [locksOf],
  );
  const columns = useMemo(() => differenceColumns(acts), [acts]);
  const isIgnored = search.filters.ignored === true;
  const groups = usePublisherGroups({
    publishers: found.data?.publishers,
    ticks: acts.mayAct ? ticks : undefined,
    disabledReason,
    onAll:
      acts.mayAct && !isIgnored && !acts.isBusy
        ? (act, publisher, counts) => void onAll(act, publisher, counts)
        : undefined,
  });
  const lastDone = summary?.lastDone;
  const selection: Selection<InventoryDifference> = {
    ...ticks,
    disabledReason,
    undone: undoneText(running),
    bulk: accepting.isBusy ? undefined : (
      <BulkDifferences
        ticked={list.rows.filter(({ _id }) => ticks.ids.has(_id))}
        chosenOf={acts.chosenOf}
        isIgnored={isIgnored}
        publishers={summary?.publishers.map(({ publisher_name: name }) => name) ?? []}
        onRuleAdded={onRuleAdded}
        onAccept={() => void acceptTicked()}
        onIgnore={() => void ignoreTicked(!isIgnored)}
      />
    ),
    onChange: (ids, seen) => {
      if (!running.undo.open) running.run.send({ type: 'run.dismiss' });
      ticks.onChange(ids, seen);
    },
  };
  return (
    <PagedTable<InventoryDifference>
      label={inventoryMessages.differences}
      name="inventory"
      list={list}
      groups={groups}
      columns={columns}
      row={{ name: nameOf, card: (difference) => <DifferenceCard difference={difference} acts={acts} /> }}
      empty={{
        text: lastDone ? <CheckEnd check={lastDone} text={inventoryMessages.none} /> : inventoryMessages.notChecked,
      }}
      filters={<DifferenceFilters search={search} summary={summary} />}
      minWidth={860}
      running={<BulkProgress {...running} />}
      selection={acts.mayAct ? selection : undefined}
    />
  );
}
