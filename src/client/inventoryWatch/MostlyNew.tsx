import { Alert } from 'antd';
import type { InventorySummary } from '#contract/inventoryWatch';
import { useEverywhereDisabledReason, usePermission } from '../session/permissions';
import { BulkProgress } from '../bulk/BulkProgress';
import { ReasonButton } from '../ui/display/WithReason';
import { inventoryMessages } from './inventoryWatch.messages';
import { useDifferenceSearch } from './useDifferenceSearch';
import { useIgnore } from './useIgnore';

/**
 * Explains that after a first check nearly every screen is new, and how to ignore these so that only later ones are
 * shown. Shown beside the whole list, which is what the button acts on.
 */
export function MostlyNew({ summary: { counts, lastDone } }: { summary: InventorySummary }) {
  const mayAct = usePermission('inventory') !== 'never';
  const reason = useEverywhereDisabledReason('inventory');
  const { ignoreAll, isBusy, result } = useIgnore();
  const { filtered } = useDifferenceSearch();
  const isMost = lastDone !== null && counts.new * 2 > lastDone.screens;
  return (
    <>
      <BulkProgress {...result} />
      {isMost && !filtered && (
        <Alert
          type="info"
          className="mq-mostly-new"
          showIcon
          title={inventoryMessages.mostlyNew(counts.new, lastDone.screens)}
          description={
            <>
              {inventoryMessages.mostlyNewHelp}
              {mayAct && (
                <ReasonButton
                  reason={reason}
                  size="small"
                  loading={isBusy}
                  onClick={() => void ignoreAll({ state: 'new' }, { new: counts.new, changed: 0, gone: 0, back: 0 })}
                >
                  {inventoryMessages.ignoreNew(counts.new)}
                </ReasonButton>
              )}
            </>
          }
        />
      )}
    </>
  );
}
