import { Table, type TableColumnType } from 'antd';
import { useLayoutEffect, useMemo, useRef, useState, type FocusEvent } from 'react';
import { StatusLabel } from '../../ui/display/StatusLabel';
import { grouped } from '../../ui/format/grouped';
import { focusAtEnd } from '../../ui/keyboard/focusAtEnd';
import { noSpin } from '../../ui/table/noSpin';
import { BoardCell, FieldCell, ResolutionCell, isBadRow, rowLabel, rowStatus } from './CsvCells';
import { CsvRowDetails, hasDetails, type RowActions } from './CsvRowDetails';
import type { RemoteFile } from './openFile';
import type { RowKind, RowView, SheetSummary } from './sheet/sheetSummary';
import { useFromSheet } from './useFromSheet';

interface CsvRowsProps {
  label: string;
  open: RemoteFile | undefined;
  summary: SheetSummary;
  kind: RowKind;
  /** Only rows with an issue of this group. */
  group: string | null;
  /** The number of rows with a result from the server. */
  answered: number;
  /** undefined: the rows can no longer be edited. */
  actions: RowActions | undefined;
}

const pageSize = 10;

/** On a phone each row is a card, and its cells say what they are. Columns without a width share the remaining space. */
const column = (
  title: string,
  className: string,
  render: (row: RowView) => React.ReactNode,
  width?: number,
): TableColumnType<RowView> => ({
  key: title,
  title,
  className,
  ...(width !== undefined && { width }),
  // A data attribute, which the type of cells lacks.
  onCell: (): object => ({ 'data-label': title }),
  render: (_value: unknown, row: RowView) => render(row),
});

const columns = [
  column('Line', 'mq-csv-line mq-number', ({ line }) => line, 64),
  column('Result', 'mq-csv-result', (row) => <StatusLabel status={rowStatus(row)}>{rowLabel(row)}</StatusLabel>, 112),
  column('Board', 'mq-csv-wide', (row) => <BoardCell row={row} />),
  column('Venue Type', 'mq-csv-fact', (row) => <FieldCell row={row} field="venueType" />, 160),
  column('Resolution', 'mq-csv-fact mq-number', (row) => <ResolutionCell row={row} />, 120),
  column('Latitude', 'mq-csv-fact mq-number', (row) => <FieldCell row={row} field="lat" />, 110),
  column('Longitude', 'mq-csv-fact mq-number', (row) => <FieldCell row={row} field="long" />, 110),
];

/** One page of the rows of a kind. What is wrong with a row, and what would change, stands under it in full. */
export function CsvRows({ label, open, summary, kind, group, answered, actions }: CsvRowsProps) {
  const shownList = `${kind} ${group ?? ''}`;
  const [chosen, setChosen] = useState({ list: shownList, page: 1 });
  const page = chosen.list === shownList ? chosen.page : 1;
  const from = (page - 1) * pageSize;
  const loaded = useFromSheet(open, 'view', [kind, group, from, pageSize], summary, answered);
  const rows = loaded?.rows ?? [];
  const counts = useMemo(() => new Map(summary.issues.map((each) => [each.group, each.count])), [summary]);
  return (
    // After the last correction it has the focus.
    <div {...useNextCell(loaded)} className="mq-csv-rows" tabIndex={-1} role="group" aria-label={label}>
      <Table<RowView>
        size="small"
        aria-label={label}
        classNames={{ content: 'mq-csv-rows-scroller' }}
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
          onChange: (next) => setChosen({ list: shownList, page: next }),
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
    focusAtEnd(cells.find((cell) => rowIndex(cell) >= row) ?? cells.at(-1));
  }, [loaded]);
  return {
    ref: rows,
    onFocus: ({ target }: FocusEvent) => {
      last.current = { control: target, row: rowIndex(target) };
    },
  };
}

const rowIndex = (control: Element): number => Number(control.closest<HTMLElement>('.mq-csv-under')?.dataset['row']);
