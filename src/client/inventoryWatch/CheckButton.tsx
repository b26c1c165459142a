import { SyncOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { InventoryCheck } from '#contract/inventoryWatch';
import { failureOf } from '../api/apiError';
import { usePermission } from '../session/permissions';
import { notify } from '../ui/feedback/notify';
import { formMessages, stateMessages } from '../ui/ui.messages';
import { WithReason } from '../ui/display/WithReason';
import { inventoryMessages } from './inventoryWatch.messages';
import { useCancelInventoryCheckMutation, useStartInventoryCheckMutation } from './inventoryWatch.api';

/** Starts a check; while one is running, shows its progress with a button to cancel it. */
export function CheckButton({ running }: { running: InventoryCheck | null }) {
  const allowance = usePermission('inventory', null);
  const [start, starting] = useStartInventoryCheckMutation();
  const [cancel, cancelling] = useCancelInventoryCheckMutation();
  if (allowance === 'never') return null;
  const onStart = async (): Promise<void> => {
    const outcome = await start({});
    const key = 'inventory.check';
    if (outcome.error) notify.error({ key, text: inventoryMessages.startFailed(failureOf(outcome.error).message) });
    else notify.close(key);
  };
  const isBusy = running !== null || starting.isLoading;
  return (
    <>
      <WithReason reason={allowance === 'yes' ? undefined : stateMessages.onlyEverywhere}>
        {running && (
          <Button
            loading={cancelling.isLoading}
            disabled={allowance !== 'yes'}
            aria-label={inventoryMessages.cancel}
            onClick={() => void cancel({ params: { id: running._id } })}
          >
            {formMessages.cancel}
          </Button>
        )}
        <Button
          type="primary"
          icon={<SyncOutlined aria-hidden />}
          // Not disabled while it works, so that it keeps the focus.
          loading={isBusy && { icon: <SyncOutlined spin aria-hidden /> }}
          aria-disabled={isBusy}
          disabled={allowance !== 'yes'}
          onClick={() => void onStart()}
        >
          {running ? inventoryMessages.checking(running.screens, running.total) : inventoryMessages.checkNow}
        </Button>
      </WithReason>
    </>
  );
}
