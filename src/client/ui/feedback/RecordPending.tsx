import { Skeleton } from 'antd';
import { PageTitle } from '../display/PageTitle';
import { failureMessages, listMessages } from '../ui.messages';
import { FailureAlert, type ShownFailure } from './FailureAlert';

interface RecordPendingProps {
  /** What the page shows: 'The organisation'. */
  what: string;
  /** The heading and the window's title until the record's name is known: 'Organisation'. */
  title?: string;
  /** Why it could not be loaded; undefined while loading. */
  failure: ShownFailure | undefined;
  onRetry: () => void;
}

/** The page of one record before its data is there: loading, or failed with a way to try again. */
export function RecordPending({ what, title = what, failure, onRetry }: RecordPendingProps) {
  return (
    <div className="mq-page">
      <PageTitle windowTitle={title}>{title}</PageTitle>
      {failure ? (
        <FailureAlert title={failureMessages.couldNotLoad(what)} failure={failure} onRetry={onRetry} />
      ) : (
        <div role="status" aria-busy="true" aria-label={listMessages.loading(what)}>
          <Skeleton active title={false} paragraph={{ rows: 8 }} />
        </div>
      )}
    </div>
  );
}
