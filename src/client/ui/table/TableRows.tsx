import { DownOutlined, RightOutlined } from '@ant-design/icons';
import { Table, type TableProps } from 'antd';
import { useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { IconButton } from '../display/IconButton';
import { toolMessages, touchMessages } from '../ui.messages';
import { BusyRows } from './BusyRows';
import { noSpin } from './noSpin';
import { GroupedRow } from './RowGroups';
import { stickWidth, tableColumns, tableWidth } from './pagedColumns';
import type { PagedTableProps } from './pagedTableProps';
import { useRowSelection } from './useRowSelection';

interface TableRowsProps<Row extends { _id: string }> extends PagedTableProps<Row> {
  /** Whether the table is wider than its card. */
  scrolls: boolean;
  /** Shown instead of rows. */
  placeholder: ReactNode;
}

const components = { body: { row: GroupedRow } };

/** The rows as antd's Table; sorting, paging and ticks belong to the caller. */
export function TableRows<Row extends { _id: string }>(props: TableRowsProps<Row>) {
  const { label, columns, row, selection } = props;
  const { rows, sort, pageSize, onChange, status } = props.list;
  const rowClassName = row.className;
  const expandable = useOpenedRows(props);
  const { minWidth = 0, scrolls } = props;
  const hasRows = rows.length > 0;
  // Without rows there are no column widths, so that the placeholder is as wide as the card.
  const { id = '', desc = false } = sort ?? {};
  const shown = useMemo(
    () => (hasRows ? tableColumns(columns, { id, desc }, scrolls) : []),
    [hasRows, columns, id, desc, scrolls],
  );
  const rowSelection = useRowSelection(rows, row.name, hasRows ? selection : undefined);
  // Pages may pass a new `onChange` after each tick.
  const latest = useRef({ columns, pageSize, onChange });
  useEffect(() => {
    latest.current = { columns, pageSize, onChange };
  });
  const onTableChange = useCallback<NonNullable<TableProps<Row>['onChange']>>((_paging, _filters, sorter) => {
    if (Array.isArray(sorter)) return;
    const now = latest.current;
    const sortID = now.columns.find(({ id }) => id === sorter.columnKey)?.sortID;
    if (sortID === undefined) return;
    now.onChange({ page: 1, pageSize: now.pageSize, sort: { id: sortID, desc: sorter.order === 'descend' } });
  }, []);
  const placeholder = hasRows ? null : props.placeholder;
  // A tick or a refetch changes none of these dependencies, so the table is not rendered again.
  const table = useMemo(
    () => (
      <Table<Row>
        className={scrolls ? 'mq-table mq-table-scrolls' : 'mq-table mq-table-fits'}
        classNames={{ section: 'mq-table-edge', content: 'mq-table-content' }}
        style={{ ...tableWidth(minWidth), ...stickWidth(columns) }}
        size="medium"
        tableLayout="fixed"
        aria-label={label}
        components={components}
        columns={shown}
        dataSource={rows}
        rowKey="_id"
        rowHoverable={false}
        pagination={false}
        loading={noSpin}
        showHeader={hasRows}
        locale={{ emptyText: placeholder }}
        onChange={onTableChange}
        {...(rowSelection && { rowSelection })}
        {...(expandable && { expandable })}
        {...(rowClassName && { rowClassName })}
      />
    ),
    [
      label,
      scrolls,
      minWidth,
      columns,
      shown,
      rows,
      hasRows,
      placeholder,
      onTableChange,
      rowSelection,
      rowClassName,
      expandable,
    ],
  );
  return <BusyRows isBusy={status === 'refetching'}>{table}</BusyRows>;
}

/** Expandable rows, each with a button that names it; undefined if rows have no details. */
function useOpenedRows<Row extends { _id: string }>({
  row: { opened, name },
  list,
}: PagedTableProps<Row>): TableProps<Row>['expandable'] {
  const hasRows = list.rows.length > 0;
  return useMemo(
    () =>
      opened && hasRows
        ? {
            columnWidth: 48,
            columnTitle: <span className="mq-sr">{toolMessages.detailsColumn}</span>,
            expandedRowRender: opened,
            expandIcon: ({ expanded, onExpand, record }) => (
              <IconButton
                label={touchMessages.details(name(record))}
                size="small"
                aria-expanded={expanded}
                icon={expanded ? <DownOutlined /> : <RightOutlined />}
                onClick={(event) => onExpand(record, event)}
              />
            ),
          }
        : undefined,
    [opened, name, hasRows],
  );
}
