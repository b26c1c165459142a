import { Alert, Button } from 'antd';
import { failureMessages } from '../../ui/ui.messages';
import { addBoardMessages } from '../addBoard.messages';
import type { ProviderList } from './useWholeList';

/** Warns of a list that ended early, which can be used as it is or read again. */
export function ShortfallAlert({ list, onRetry }: { list: ProviderList<unknown>; onRetry: () => void }) {
  if (list.status !== 'ready' || !list.shortfall) return null;
  const retry = (
    <Button size="small" onClick={onRetry}>
      {failureMessages.tryAgain}
    </Button>
  );
  return <Alert type="warning" showIcon title={addBoardMessages.shortfall(list.shortfall)} action={retry} />;
}
