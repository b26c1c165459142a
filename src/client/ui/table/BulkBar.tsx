import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { IconButton } from '../display/IconButton';
import type { AllMatching, Selection } from './pagedTableProps';
import { TickedRows } from './TickedRows';
import { listMessages } from '../ui.messages';
import { grouped } from '../format/grouped';
import './BulkBar.css';

interface BulkBarProps {
  selection: Selection;
  /** The rows in sight. */
  rows: readonly { _id: string }[];
  /** The actions. */
  children: ReactNode;
  allMatching?: AllMatching | undefined;
}

const SHOWN_NAMES = 2;

function firstNames(names: readonly string[], count: number): string {
  const shown = names.slice(0, count > SHOWN_NAMES ? 1 : SHOWN_NAMES);
  const rest = count - shown.length;
  if (shown.length === 0) return '';
  return rest > 0 ? `${shown.join(', ')}, and ${grouped(rest)} more` : shown.join(', ');
}

/** The actions on the ticked rows, below the rows, only while some are ticked. */
export function BulkBar({ selection, rows, children, allMatching = selection.allMatching }: BulkBarProps) {
  const [showsAll, setShowsAll] = useState(false);
  const { ids, names, onChange, undone } = selection;
  const count = ids.size;
  const hidden = count - rows.filter(({ _id }) => ids.has(_id)).length;
  return (
    <div className="mq-bulk" role="region" aria-label={listMessages.bulkActions}>
      <strong className="mq-bulk-count" role="status">
        {listMessages.selected(count)}
      </strong>
      <span className={undone === undefined ? 'mq-bulk-names mq-ellipsis' : 'mq-bulk-undone'} role="status">
        {undone ??
          firstNames(
            [...ids].slice(0, SHOWN_NAMES).flatMap((id) => names.get(id) ?? []),
            count,
          )}
      </span>
      {hidden > 0 && (
        <span className="mq-bulk-hidden">
          {listMessages.outOfSight(hidden, count)}
          <Button size="small" type="link" onClick={() => setShowsAll(true)}>
            {listMessages.showThem}
          </Button>
        </span>
      )}
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
        onClick={() => onChange(new Set(), new Map())}
        className="mq-bulk-clear"
      />
      {showsAll && <TickedRows selection={selection} onClose={() => setShowsAll(false)} />}
    </div>
  );
}
