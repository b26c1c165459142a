import { Table, type TableColumnType } from 'antd';
import { useLayoutEffect, useMemo, useRef, useState, type FocusEvent } from 'react';
import { StatusLabel } from '../../ui/display/StatusLabel';
import { grouped } from '../../ui/format/grouped';
import { focusAtEnd } from '../../ui/keyboard/focusAtEnd';
import { noSpin } from '../../ui/table/noSpin';
import { BoardCell, FieldCell, ResolutionCell, isBadRow, rowLabel, rowStatus } from './CsvCells';
import { CsvRowDetails, hasDetails, type RowActions } from './CsvRowDetails';
import type { RowView } from './sheet/sheetSummary';
import { useRows, type RowSource } from './useRows';

interface CsvRowsProps extends RowSource {
  label: string;
  /** undefined: the rows can no longer be edited. */
  actions: RowActions | undefined;
}

const pageSize = 10;

interface RowColumn {
  title: string;
  /** Pixels; columns without a width share the remaining space. */
  width?: number;
  className: string;
  render: (row: RowView) => React.ReactNode;
}

const contents: readonly RowColumn[] = [
  { title: 'Line', width: 64, className: 'mq-csv-line mq-number', render: ({ line }) => line },
  {
    title: 'Result',
    width: 112,
    className: 'mq-csv-result',
    render: (row) => <StatusLabel status={rowStatus(row)}>{rowLabel(row)}</StatusLabel>,
  },
  { title: 'Board', className: 'mq-csv-wide', render: (row) => <BoardCell row={row} /> },
  {
    title: 'Venue Type',
    width: 160,
    className: 'mq-csv-fact',
    render: (row) => <FieldCell row={row} field="venueType" />,
  },
  {
    title: 'Resolution',
    width: 120,
    className: 'mq-csv-fact mq-number',
    render: (row) => <ResolutionCell row={row} />,
  },
  {
    title: 'Latitude',
    width: 110,
    className: 'mq-csv-fact mq-number',
    render: (row) => <FieldCell row={row} field="lat" />,
  },
  {
    title: 'Longitude',
    width: 110,
    className: 'mq-csv-fact mq-number',
    render: (row) => <FieldCell row={row} field="long" />,
  },
];

/** On a phone each row is a card, and its cells say what they are. */
const columns: TableColumnType<RowView>[] = contents.map(({ render, ...column }) => ({
  ...column,
  key: column.title,
  // A data attribute, which the type of cells lacks.
  onCell: (): object => ({ 'data-label': column.title }),
  render: (_value: unknown, row: RowView) => render(row),
}));

/** One page of the rows of a kind. What is wrong with a row, and what would change, stands under it in full. */
export function CsvRows({ label, actions, ...source }: CsvRowsProps) {
  const { kind, group, summary } = source;
  const shownList = `${kind} ${group ?? ''}`;
  const [chosen, setChosen] = useState({ list: shownList, page: 1 });
  const page = chosen.list === shownList ? chosen.page : 1;
  const loaded = useRows(source, (page - 1) * pageSize, pageSize);
  const rows = loaded?.rows ?? [];
  const counts = useMemo(() => new Map(summary.issues.map((each) => [each.group, each.count])), [summary]);
  return (
    // After the last correction it has the focus.
    <div {...useNextCell(loaded)} className="mq-csv-rows" tabIndex={-1} role="group" aria-label={label}>
      <Table<RowView>
        size="small"
        aria-label={label}
        tableLayout="fixed"
        columns={columns}
        dataSource={rows}
        rowKey="index"
        rowClassName={(row) => (isBadRow(row) ? 'mq-csv-row mq-csv-row-bad' : 'mq-csv-row')}
        rowHoverable={false}
        expandable={{
          showExpandColumn: false,
          expandedRowKeys: rows.filter(hasDetails).map(({ index }) => index),
          expandedRowClassName: (row) => (isBadRow(row) ? 'mq-csv-details mq-csv-row-bad' : 'mq-csv-details'),
          expandedRowRender: (row) => <CsvRowDetails row={row} counts={counts} actions={actions} />,
        }}
        loading={noSpin}
        locale={{ emptyText: loaded === undefined ? ' ' : 'No rows of this kind.' }}
        pagination={{
          size: 'small',
          className: 'mq-csv-pages',
          hideOnSinglePage: true,
          showSizeChanger: false,
          current: page,
          pageSize,
          total: loaded?.total ?? 0,
          showTotal: (all, [from, to]) => `${grouped(from)}–${grouped(to)} of ${grouped(all)}`,
          onChange: (next) => {
            setChosen({ list: shownList, page: next });
          },
        }}
      />
    </div>
  );
}

/** When a cell or a fix that had the focus goes away with what was wrong, the focus goes to the next cell to correct. */
function useNextCell(loaded: object | undefined) {
  const rows = useRef<HTMLDivElement>(null);
  const last = useRef<{ control: Element; row: number }>(undefined);
  useLayoutEffect(() => {
    if (last.current?.control.isConnected !== false || document.activeElement !== document.body) return;
    const { row } = last.current;
    const cells = [...(rows.current?.querySelectorAll<HTMLElement>('.mq-csv-under input') ?? [])];
    focusAtEnd(cells.find((cell) => rowOf(cell) >= row) ?? cells.at(-1));
  }, [loaded]);
  return {
    ref: rows,
    onFocus: ({ target }: FocusEvent) => {
      last.current = { control: target, row: rowOf(target) };
    },
  };
}

const rowOf = (control: Element): number => Number(control.closest<HTMLElement>('.mq-csv-under')?.dataset['row']);
