import { Alert } from 'antd';
import { FailureAlert } from '../ui/feedback/FailureAlert';
import { formMessages } from '../ui/ui.messages';
import { useSaveAgain } from './useSaveAgain';
import type { SaveFailure } from './useRecordForm';

interface SaveAlertProps {
  failure: SaveFailure | undefined;
  /** The record's own text with the server's reason. */
  text: (reason: string) => string;
  /** Saves what the form shows now. */
  onSaveAgain: () => void;
}

/**
 * Beside the button of a form: who saved first, or why it was not saved. Without a connection it says that it will be,
 * and saves once there is one, unless it is edited meanwhile.
 */
export function SaveAlert({ failure, text, onSaveAgain }: SaveAlertProps) {
  const waits = useSaveAgain(failure, onSaveAgain);
  if (!failure) return null;
  if (waits || failure.edited) {
    const title = waits ? formMessages.savedLater : formMessages.notSavedYet;
    return <Alert type="warning" role="status" showIcon title={title} />;
  }
  const title =
    failure.code === 'record.stale'
      ? [
          (failure.current === null ? formMessages.removed : formMessages.stale)(
            failure.changedBy ?? formMessages.somebodyElse,
          ),
          ...(failure.taken?.length ? [formMessages.taken(failure.taken)] : []),
          ...(failure.both ?? []).map(({ label, theirs }) => formMessages.both(label, theirs)),
        ].join(' ')
      : text(failure.message);
  return <FailureAlert inline title={title} failure={{ message: title, requestId: failure.requestId }} />;
}
