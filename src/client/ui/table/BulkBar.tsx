import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { IconButton } from '../display/IconButton';
import { listMessages } from '../ui.messages';
import { grouped } from '../format/grouped';
import './BulkBar.css';

export interface AllMatching {
  /** How many rows match the filters, on all pages. */
  total: number;
  onSelectAll: () => void;
  /** While the ids are being fetched. */
  busy?: boolean;
}

interface BulkBarProps {
  count: number;
  /** The names of the first ticked rows, as far as they are known. */
  names: readonly string[];
  /** The actions. */
  children: ReactNode;
  onClear: () => void;
  allMatching?: AllMatching | undefined;
}

const SHOWN_NAMES = 2;

function firstNames(names: readonly string[], count: number): string {
  const shown = names.slice(0, count > SHOWN_NAMES ? 1 : SHOWN_NAMES);
  const rest = count - shown.length;
  if (shown.length === 0) return '';
  return rest > 0 ? `${shown.join(', ')}, and ${grouped(rest)} more` : shown.join(', ');
}

/** The actions on the ticked rows, between filters and header, only while rows are ticked. */
export function BulkBar({ count, names, children, onClear, allMatching }: BulkBarProps) {
  return (
    <div className="mq-bulk" role="region" aria-label={listMessages.bulkActions}>
      <strong className="mq-bulk-count" role="status">
        {listMessages.selected(count)}
      </strong>
      <span className="mq-bulk-names mq-ellipsis">{firstNames(names, count)}</span>
      {allMatching && allMatching.total > count && (
        <Button
          size="small"
          type="link"
          className="mq-bulk-all"
          loading={allMatching.busy ?? false}
          onClick={allMatching.onSelectAll}
        >
          {listMessages.selectAll(allMatching.total)}
        </Button>
      )}
      <div className="mq-bulk-actions">{children}</div>
      <IconButton
        label={listMessages.clearSelection}
        icon={<CloseOutlined />}
        size="small"
        onClick={onClear}
        className="mq-bulk-clear"
      />
    </div>
  );
}
