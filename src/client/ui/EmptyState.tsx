import { InboxOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  text: string;
  /** A line icon of the thing that is missing; drawn at 40 px. */
  icon?: ReactNode;
  /** At most one. */
  action?: ReactNode;
}

/** There is nothing yet: the specified sentence and the way to begin. */
export function EmptyState({ text, icon = <InboxOutlined />, action }: EmptyStateProps) {
  return (
    <div className="mq-state">
      <span className="mq-state-icon" aria-hidden>
        {icon}
      </span>
      <p className="mq-state-text">{text}</p>
      {action}
    </div>
  );
}
