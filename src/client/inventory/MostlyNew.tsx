import { Alert, Button } from 'antd';
import type { InventorySummary } from '#contract/inventoryWatch';
import { useEverywhereDisabledReason, usePermission } from '../session/permissions.api';
import { WithReason } from '../ui/display/WithReason';
import { inventoryMessages } from './inventory.messages';
import { useIgnore } from './useIgnore';

/**
 * Explains that after a first check nearly every screen is new, and how to ignore these so that only later ones are
 * shown.
 */
export function MostlyNew({ summary: { counts, lastDone } }: { summary: InventorySummary }) {
  const mayAct = usePermission('inventory') !== 'never';
  const reason = useEverywhereDisabledReason('inventory');
  const { ignoreAllNew, isBusy } = useIgnore();
  const isMost = lastDone !== null && counts.new * 2 > lastDone.screens;
  if (!isMost) return null;
  return (
    <Alert
      type="info"
      className="mq-mostly-new"
      showIcon
      title={inventoryMessages.mostlyNew(counts.new, lastDone.screens)}
      description={
        <>
          {inventoryMessages.mostlyNewHelp}
          {mayAct && (
            <WithReason reason={reason}>
              <Button
                size="small"
                loading={isBusy}
                disabled={reason !== undefined}
                onClick={() => void ignoreAllNew(counts.new)}
              >
                {inventoryMessages.ignoreNew(counts.new)}
              </Button>
            </WithReason>
          )}
        </>
      }
    />
  );
}
