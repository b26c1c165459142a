import { Table } from 'antd';
import type { TableProps } from 'antd';
import { useMemo } from 'react';
import { EmptyState } from './EmptyState';
import { FailureAlert } from './FailureAlert';
import { messages } from './messages';
import { NoMatch } from './NoMatch';
import { antdColumns } from './pagedColumns';
import type { PagedTableProps, Selection } from './pagedTableProps';
import { RowCards } from './RowCards';
import { SkeletonRows } from './SkeletonRows';
import { useDelayed } from './useDelayed';
import { useIsPhone } from './useMediaQuery';

const TICK_WIDTH = 44;

/** `antd` hands back React keys; ours are the rows' ids, which are texts. */
const idsOf = (keys: readonly unknown[]): Set<string> => new Set(keys.map(String));

function rowSelection<Row extends { _id: string }>(
  { ids, onChange }: Selection,
  rows: readonly Row[],
  rowName: (row: Row) => string,
): NonNullable<TableProps<Row>['rowSelection']> {
  return {
    selectedRowKeys: [...ids],
    preserveSelectedRowKeys: true,
    columnWidth: TICK_WIDTH,
    getCheckboxProps: (row) => ({ 'aria-label': messages.list.selectRow(rowName(row)) }),
    getTitleCheckboxProps: () => ({ 'aria-label': messages.list.selectPage }),
    onChange: (keys) => onChange(idsOf(keys), new Map(rows.map((row) => [row._id, rowName(row)]))),
  };
}

function RowTable<Row extends { _id: string }>(props: PagedTableProps<Row>) {
  const { label, columns, rows, rowName, sort, pageSize, onChange, status, selection, rowClassName, minWidth = 0 } = props;
  const shownColumns = useMemo(() => antdColumns(columns, sort), [columns, sort]);
  const busy = status === 'refetching';
  return (
    <div className={busy ? 'mq-table mq-table-busy' : 'mq-table'}>
      <Table<Row>
        style={{ minWidth }}
        aria-label={label}
        aria-busy={busy}
        rowKey="_id"
        size="middle"
        tableLayout="fixed"
        columns={shownColumns}
        dataSource={rows}
        pagination={false}
        showSorterTooltip={false}
        {...(selection && { rowSelection: rowSelection(selection, rows, rowName) })}
        {...(rowClassName && { rowClassName })}
        onChange={(_pages, _filters, sorter) => {
          const chosen = Array.isArray(sorter) ? sorter[0] : sorter;
          const sortID = columns.find(({ id }) => id === chosen?.columnKey)?.sortID;
          if (sortID !== undefined) onChange({ page: 1, pageSize, sort: { id: sortID, desc: chosen?.order === 'descend' } });
        }}
      />
    </div>
  );
}

/** The rows, or what stands in their place. */
export function PagedRows<Row extends { _id: string }>(props: PagedTableProps<Row>) {
  const { label, status, rows, columns, selection, pageSize, filtered, onClearFilters, renderCard } = props;
  const isPhone = useIsPhone();
  const drawn = useDelayed(status === 'loading');
  if (status === 'loading') {
    const tick = selection ? [{ width: TICK_WIDTH, skeleton: 'tick' as const }] : [];
    const shown = columns.map(({ title, hideTitle, width, skeleton }) => ({ title: hideTitle === true ? '' : title, width, skeleton }));
    const shape = isPhone && renderCard ? [{ skeleton: 'two' as const }] : shown;
    return <SkeletonRows what={label} columns={[...tick, ...shape]} rows={Math.min(pageSize, 10)} drawn={drawn} />;
  }
  if (status === 'failed') return <FailureAlert title={messages.failures.couldNotLoad(label)} failure={props.failure} onRetry={props.onRetry} />;
  if (rows.length === 0 && filtered === true && onClearFilters)
    return <NoMatch text={props.noMatchText} filters={props.filterWords} onClear={onClearFilters} />;
  if (rows.length === 0) return <EmptyState text={props.emptyText} icon={props.emptyIcon} action={props.emptyAction} />;
  if (isPhone && renderCard) return <RowCards {...props} renderCard={renderCard} />;
  return <RowTable {...props} />;
}
