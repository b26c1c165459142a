import { useCallback, useState } from 'react';
import type { InventoryDifference, listDifferences } from '#contract/inventoryWatch';
import type { ReplyOf } from '#contract/endpoint';
import { groupRows, type RowGrouping } from '../ui/table/RowGroups';
import type { Ticks } from '../ui/table/useTicks';
import { PublisherHeading } from './PublisherHeading';
import type { KindCounts } from './acceptQuestion.messages';

interface GroupParts {
  /** The publishers of the page with what matches of them. */
  publishers: ReplyOf<typeof listDifferences>['publishers'] | undefined;
  ticks: Ticks | undefined;
  disabledReason: (row: InventoryDifference) => string | undefined;
  onAll: ((act: 'accept' | 'ignore', publisher: string, counts: KindCounts) => void) | undefined;
}

/** Groups like the server's sort order: names that differ only in case are the same publisher. */
const keyOf = ({ publisher_name: name }: InventoryDifference): string => name.toLowerCase();

/** The differences of a page grouped by publisher; each group can be collapsed. */
export function usePublisherGroups({
  publishers,
  ticks,
  disabledReason,
  onAll,
}: GroupParts): RowGrouping<InventoryDifference> {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  return useCallback(
    (rows) =>
      groupRows(
        rows,
        keyOf,
        (key, ofPublisher) => {
          const publisher = ofPublisher[0]?.publisher_name ?? '';
          return (
            <PublisherHeading
              publisher={publisher}
              rows={ofPublisher}
              counts={publishers?.find(({ publisher_name: name }) => name.toLowerCase() === key)}
              isClosed={closed.has(key)}
              onToggle={() =>
                setClosed((before) => {
                  const next = new Set(before);
                  if (!next.delete(key)) next.add(key);
                  return next;
                })
              }
              ticks={ticks}
              disabledReason={disabledReason}
              onAll={onAll && ((act, counts) => onAll(act, publisher, counts))}
            />
          );
        },
        closed,
      ),
    [publishers, ticks, disabledReason, onAll, closed],
  );
}
