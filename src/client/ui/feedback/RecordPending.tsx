import { Skeleton } from 'antd';
import { PageTitle } from '../display/PageTitle';
import { listMessages } from '../ui.messages';
import { QueryPending, type QueryPendingProps } from './FailureAlert';

interface RecordPendingProps extends Pick<QueryPendingProps, 'what' | 'query'> {
  /** The heading and the window's title until the record's name is known: 'Organisation'. */
  title?: string;
}

/** The page of one record before its data is there: loading, or failed with a way to try again. */
export function RecordPending({ what, title = what, query }: RecordPendingProps) {
  return (
    <div className="mq-page">
      <PageTitle windowTitle={title}>{title}</PageTitle>
      <QueryPending what={what} query={query}>
        <div role="status" aria-busy="true" aria-label={listMessages.loading(what)}>
          <Skeleton active title={false} paragraph={{ rows: 8 }} />
        </div>
      </QueryPending>
    </div>
  );
}
