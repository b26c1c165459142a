import { InboxOutlined } from '@ant-design/icons';
import { Empty } from 'antd';
import type { ReactNode } from 'react';
import { stateLook } from './stateLook';

interface EmptyStateProps {
  text: ReactNode;
  /** A line icon of the thing that is missing; drawn at 40 px. */
  icon?: ReactNode;
  /** At most one. */
  action?: ReactNode;
}

/** The empty state of a list: the specified sentence and an action to begin. */
export function EmptyState({ text, icon = <InboxOutlined />, action }: EmptyStateProps) {
  return (
    <Empty {...stateLook} image={<span aria-hidden>{icon}</span>} description={text}>
      {action}
    </Empty>
  );
}
