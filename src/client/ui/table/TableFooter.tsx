import { Flex, Pagination } from 'antd';
import { memo } from 'react';
import { Deferred } from '../display/Deferred';
import { Kbd } from '../keyboard/Kbd';
import { listMessages, toolMessages } from '../ui.messages';

interface TableFooterProps {
  label: string;
  page: number;
  pageSize: number;
  total: number;
  shown: number;
  /** Whether to mention the row keys. */
  hasRowKeys: boolean;
  pageSizes: readonly number[];
  onChange: (page: number, pageSize: number) => void;
}

/** The range at left, pages and size at right. The range is announced when it changes. */
export const TableFooter = memo(function TableFooter(props: TableFooterProps) {
  const { label, page, pageSize, total, shown, hasRowKeys, pageSizes, onChange } = props;
  const first = (page - 1) * pageSize + 1;
  const sizes = [...new Set([...pageSizes, pageSize])].sort((one, other) => one - other);
  return (
    <Flex gap={8} align="center" justify="space-between" className="mq-foot">
      <span>
        <span className="mq-foot-range" role="status">
          {shown > 0 && listMessages.range(first, first + shown - 1, total)}
        </span>
        {hasRowKeys && (
          <span className="mq-row-keys">
            {toolMessages.rowKeys} <Kbd>?</Kbd>
          </span>
        )}
      </span>
      <nav aria-label={`Pages of ${label}`}>
        <Deferred>
          <Pagination
            size="small"
            style={{ fontSize: 13 }}
            current={page}
            pageSize={pageSize}
            total={total}
            pageSizeOptions={sizes}
            showSizeChanger={{ 'aria-label': `Rows per page of ${label}`, style: { fontSize: 13 } }}
            showLessItems
            // When the page size changes, the first visible row stays visible.
            onChange={(next, size) => onChange(size === pageSize ? next : Math.floor((first - 1) / size) + 1, size)}
          />
        </Deferred>
      </nav>
    </Flex>
  );
});
