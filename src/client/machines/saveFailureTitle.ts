import type { Failure } from '../api/request';
import { formMessages } from '../ui/ui.messages';

/**
 * The title above a form that could not be saved: who saved first, or the record's own text with the server's reason.
 */
export const saveFailureTitle = (failure: Failure | undefined, text: (reason: string) => string): string =>
  failure === undefined
    ? ''
    : failure.code === 'record.stale'
      ? formMessages.stale(failure.changedBy ?? '')
      : text(failure.message);
