import { useCallback, useState } from 'react';
import type { InventoryDifference, InventorySummary } from '#contract/inventoryWatch';
import type { Selection } from '../ui/table/PagedTable';
import { groupsOf, type RowGrouping } from '../ui/table/RowGroups';
import { PublisherHeading } from './PublisherHeading';

interface GroupParts {
  summary: InventorySummary | undefined;
  selection: Selection | undefined;
  tickDisabledReason: (row: InventoryDifference) => string | undefined;
  onAcceptAll: ((publisher: string, count: number) => void) | undefined;
}

/** Groups like the server's sort order: names that differ only in case are the same publisher. */
const keyOf = ({ publisher_name: name }: InventoryDifference): string => name.toLowerCase();

/** The differences of a page grouped by publisher; each group can be collapsed. */
export function usePublisherGroups({
  summary,
  selection,
  tickDisabledReason,
  onAcceptAll,
}: GroupParts): RowGrouping<InventoryDifference> {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  return useCallback(
    (rows) =>
      groupsOf(
        rows,
        keyOf,
        (key, ofPublisher) => {
          const publisher = ofPublisher[0]?.publisher_name ?? '';
          return (
            <PublisherHeading
              publisher={publisher}
              rows={ofPublisher}
              counts={summary?.publishers.find(({ publisher_name: name }) => name.toLowerCase() === key)}
              isClosed={closed.has(key)}
              onToggle={() =>
                setClosed((before) => {
                  const next = new Set(before);
                  if (!next.delete(key)) next.add(key);
                  return next;
                })
              }
              selection={selection}
              tickDisabledReason={tickDisabledReason}
              onAcceptAll={onAcceptAll && ((count) => onAcceptAll(publisher, count))}
            />
          );
        },
        closed,
      ),
    [summary, selection, tickDisabledReason, onAcceptAll, closed],
  );
}
