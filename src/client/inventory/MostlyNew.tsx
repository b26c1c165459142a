import { Alert } from 'antd';
import type { InventorySummary } from '#contract/inventoryWatch';
import { useEverywhereDisabledReason, usePermission } from '../session/permissions.api';
import { BulkProgress } from '../ui/bulk/BulkProgress';
import { ReasonButton } from '../ui/display/WithReason';
import { inventoryMessages } from './inventory.messages';
import { useListDifferencesQuery } from './inventoryWatch.api';
import { useDifferenceSearch } from './useDifferenceSearch';
import { useIgnore } from './useIgnore';

/**
 * Explains that after a first check nearly every screen is new, and how to ignore these so that only later ones are
 * shown.
 */
export function MostlyNew({ summary: { counts, lastDone } }: { summary: InventorySummary }) {
  const mayAct = usePermission('inventory') !== 'never';
  const reason = useEverywhereDisabledReason('inventory');
  const { ignoreAll, isBusy, result } = useIgnore();
  const { filters } = useDifferenceSearch();
  // What the filter shows of the new screens; without a filter the summary knows it.
  const { ignored: _ignored, state, ...narrowed } = filters;
  const isFiltered = Object.keys(narrowed).length > 0;
  const query = { ...narrowed, state: 'new' } as const;
  const matching = useListDifferencesQuery({ query: { ...query, pageSize: 1 } }, { skip: !isFiltered }).data;
  const shown =
    state !== undefined && state !== 'new' ? 0 : isFiltered ? (matching?.totalDifferences ?? 0) : counts.new;
  const isMost = lastDone !== null && counts.new * 2 > lastDone.screens;
  const shownResult = <BulkProgress {...result} />;
  if (!isMost) return shownResult;
  return (
    <>
      {shownResult}
      <Alert
        type="info"
        className="mq-mostly-new"
        showIcon
        title={inventoryMessages.mostlyNew(counts.new, lastDone.screens)}
        description={
          <>
            {inventoryMessages.mostlyNewHelp}
            {mayAct && shown > 0 && (
              <ReasonButton
                reason={reason}
                size="small"
                loading={isBusy}
                onClick={() => void ignoreAll(query, { new: shown, changed: 0, gone: 0, back: 0 })}
              >
                {inventoryMessages.ignoreNew(shown)}
              </ReasonButton>
            )}
          </>
        }
      />
    </>
  );
}
