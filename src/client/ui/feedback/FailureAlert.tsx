import { WarningOutlined } from '@ant-design/icons';
import { Alert, Button, Empty } from 'antd';
import type { ReactNode } from 'react';
import { failureMessages } from '../ui.messages';
import { stateLook } from './stateLook';

/** The shown parts of a failed call; the API layer's `Failure` matches it. */
export interface ShownFailure {
  message: string;
  requestId?: string | undefined;
}

interface FailureAlertProps {
  /** What failed, as a text of the page. */
  title: string;
  failure?: ShownFailure | undefined;
  onRetry?: (() => void) | undefined;
  /** A bar inside a form or dialog, instead of a block that fills a card. */
  inline?: boolean;
}

const RequestId = ({ id }: { id: string }) => (
  <span className="mq-two">
    Request <code translate="no">{id}</code>
  </span>
);

/** Shows what failed, the server's reason, the request id to quote, and a button to try again. */
export function FailureAlert({ title, failure, onRetry, inline = false }: FailureAlertProps) {
  const reason = failure && failure.message !== title ? failure.message : undefined;
  const retry = onRetry && (
    <Button size="small" onClick={onRetry}>
      {failureMessages.tryAgain}
    </Button>
  );
  const request = failure?.requestId !== undefined && <RequestId id={failure.requestId} />;
  if (inline)
    return (
      <Alert
        type="error"
        showIcon
        role="alert"
        title={title}
        description={
          <>
            {reason}
            {request}
          </>
        }
        action={retry}
      />
    );
  return (
    <div role="alert">
      <Empty
        {...stateLook}
        image={<WarningOutlined aria-hidden />}
        description={
          <>
            <div>{title}</div>
            {(reason !== undefined || request) && (
              <div className="mq-state-more">
                {reason}
                {request}
              </div>
            )}
          </>
        }
      >
        {retry}
      </Empty>
    </div>
  );
}

export interface QueryPendingProps extends Pick<FailureAlertProps, 'inline'> {
  /** What is loaded: 'The organisation'. */
  what: string;
  query: { currentData?: unknown; error?: (Partial<ShownFailure> & object) | undefined; refetch: () => unknown };
  /** Shown while it loads. */
  children?: ReactNode;
}

/** In place of what a query brings, until it is there: that it loads, or why it failed, with a button to try again. */
export function QueryPending({ what, query: { currentData, error, refetch }, inline, children }: QueryPendingProps) {
  if (currentData !== undefined) return null;
  if (error === undefined) return children;
  return (
    <FailureAlert
      {...(inline && { inline })}
      title={failureMessages.couldNotLoad(what)}
      failure={{ message: '', ...error }}
      onRetry={() => void refetch()}
    />
  );
}
