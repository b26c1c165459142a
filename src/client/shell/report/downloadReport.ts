import type { AppStore } from '../../store';
import { failureMessages } from '../../ui/ui.messages';
import { notify } from '../../ui/feedback/notify';

/** `exportReport`, lazy-loaded. */
export function downloadReport(store: Pick<AppStore, 'services' | 'getState'>): void {
  import('./exportReport').then(
    ({ exportReport }) => exportReport(store),
    () => notify.error({ key: 'part', text: failureMessages.partMissing }),
  );
}
