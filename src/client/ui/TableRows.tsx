import { Table, type TableProps } from 'antd';
import { useCallback, useMemo, type ReactNode } from 'react';
import { noSpin } from './noSpin';
import { tableColumns } from './pagedColumns';
import type { PagedTableProps } from './pagedTableProps';
import { tableWidth } from './tableWidth';
import { useRowSelection } from './useRowSelection';

interface TableRowsProps<Row extends { _id: string }> extends PagedTableProps<Row> {
  /** Whether the table is wider than its card. */
  scrolls: boolean;
  /** What stands in place of rows. */
  empty: ReactNode;
}

/** The rows as antd's Table; sorted, paged and ticked by who draws it. */
export function TableRows<Row extends { _id: string }>(props: TableRowsProps<Row>) {
  const { label, columns, rows, rowName, sort, pageSize, onChange, status, selection, rowClassName } = props;
  const { minWidth = 0, scrolls, empty } = props;
  const isBusy = status === 'refetching';
  const hasRows = rows.length > 0;
  const shown = useMemo(() => tableColumns(columns, sort), [columns, sort]);
  const rowSelection = useRowSelection(rows, rowName, hasRows ? selection : undefined);
  const onTableChange = useCallback<NonNullable<TableProps<Row>['onChange']>>(
    (_paging, _filters, sorter) => {
      if (Array.isArray(sorter)) return;
      const sortID = columns.find(({ id }) => id === sorter.columnKey)?.sortID;
      if (sortID !== undefined) onChange({ page: 1, pageSize, sort: { id: sortID, desc: sorter.order === 'descend' } });
    },
    [columns, pageSize, onChange],
  );
  return (
    <Table<Row>
      className={['mq-table', isBusy && 'mq-table-busy', scrolls ? 'mq-table-scrolls' : 'mq-table-fits']
        .filter(Boolean)
        .join(' ')}
      style={tableWidth(minWidth)}
      size="medium"
      tableLayout="fixed"
      aria-label={label}
      aria-busy={isBusy}
      columns={shown}
      dataSource={rows}
      rowKey="_id"
      rowHoverable={false}
      pagination={false}
      loading={noSpin}
      showHeader={hasRows}
      locale={{ emptyText: empty }}
      onChange={onTableChange}
      {...(rowSelection && { rowSelection })}
      {...(rowClassName && { rowClassName })}
    />
  );
}
