import { notify } from '../feedback/notify';
import { listMessages } from '../ui.messages';

/** Warns if not all matching records could be ticked. `noun` is the plural: 'boards'. */
export function warnOfFirst(noun: string, ticked: number, total = ticked): void {
  if (total > ticked)
    notify.warning({ key: `only-first-${noun}`, text: listMessages.onlyFirst(noun, ticked, total), duration: 0 });
}
