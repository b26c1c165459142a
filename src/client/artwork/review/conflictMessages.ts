import { fromNow } from '../../ui/format/moment';
import type { Conflict } from './decision';

const did = { approved: 'approved', rejected: 'disapproved', notSet: 'changed' } as const;

/** 'Ana Okafor disapproved this artwork a minute ago.' */
export const conflictText = (conflict: Conflict): string =>
  `${conflict.by} ${did[conflict.decision]} this artwork${conflict.at === undefined ? '' : ` ${fromNow(conflict.at)}`}.`;

export const conflictLabels = { keep: 'Keep that decision', again: 'Decide again' } as const;
