import { Alert } from 'antd';
import { lostConnection } from '../api/connection.slice';
import { FailureAlert } from '../ui/feedback/FailureAlert';
import { formMessages } from '../ui/ui.messages';
import type { SaveFailure } from './useSaveRecord';

interface SaveAlertProps {
  failure: SaveFailure | null | undefined;
  /** The record's own text with the server's reason. */
  text: (reason: string) => string;
}

/**
 * Beside the button of a form: who saved first, or why it was not saved. Without a connection it says that it will be:
 * `useRetrySave` sends it again.
 */
export function SaveAlert({ failure, text }: SaveAlertProps) {
  if (!failure) return null;
  if (lostConnection(failure)) return <Alert type="warning" role="status" showIcon title={formMessages.savedLater} />;
  const title =
    failure.code === 'record.stale'
      ? [
          formMessages.stale(failure.changedBy ?? formMessages.somebodyElse),
          ...(failure.taken?.length ? [formMessages.taken(failure.taken)] : []),
          ...(failure.both ?? []).map(({ label, theirs }) => formMessages.both(label, theirs)),
        ].join(' ')
      : text(failure.message);
  return <FailureAlert inline title={title} failure={{ message: title, requestId: failure.requestId }} />;
}
