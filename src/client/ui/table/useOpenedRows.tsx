import { DownOutlined, RightOutlined } from '@ant-design/icons';
import type { TableProps } from 'antd';
import { useMemo } from 'react';
import { IconButton } from '../display/IconButton';
import { toolMessages } from '../ui.messages';
import type { PagedTableProps } from './pagedTableProps';

/** Rows that open, each by a button that names it; undefined where rows have nothing more to show. */
export function useOpenedRows<Row extends { _id: string }>({
  renderOpened,
  rowName,
  rows,
}: Pick<PagedTableProps<Row>, 'renderOpened' | 'rowName' | 'rows'>): TableProps<Row>['expandable'] {
  const hasRows = rows.length > 0;
  return useMemo(
    () =>
      renderOpened && hasRows
        ? {
            columnWidth: 48,
            columnTitle: <span className="mq-sr">{toolMessages.detailsColumn}</span>,
            expandedRowRender: renderOpened,
            expandIcon: ({ expanded, onExpand, record }) => (
              <IconButton
                label={toolMessages.details(rowName(record))}
                size="small"
                aria-expanded={expanded}
                icon={expanded ? <DownOutlined /> : <RightOutlined />}
                onClick={(event) => onExpand(record, event)}
              />
            ),
          }
        : undefined,
    [renderOpened, rowName, hasRows],
  );
}
