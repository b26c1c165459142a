import { Pagination, Table, type GetRef } from 'antd';
import { useMemo, useRef, useState, type HTMLAttributes, type KeyboardEvent, type TableHTMLAttributes } from 'react';
import { grouped } from '../../ui/format/grouped';
import { noSpin } from '../../ui/table/noSpin';
import { rowColumns, type RowPosition } from './review/rowColumns';
import type { Cells, IssueCode } from './rules/rowRules';
import type { RowKind, SheetSummary } from './sheetSummary';
import { useRowWindow } from './review/useRowWindow';

interface CsvRowsProps {
  label: string;
  sheetKey: string;
  /** The rows are read again whenever it changes. */
  summary: SheetSummary;
  kind: RowKind;
  code: IssueCode | null;
  /** The number of rows with a result; the rows are read again whenever it changes. */
  answered: number;
  onEdit: ((index: number, cells: Cells) => void) | undefined;
}

const rowHeight = 56;
const height = 340;
const minWidth = 860;
/**
 * The most rows of one table: antd's Table iterates over all its rows at each render, and more take longer than a
 * frame.
 */
const pageSize = 10_000;

/**
 * antd's virtual Table has its header in one element and its rows in another. These roles make both one table for
 * assistive technology.
 */
const components = {
  table: (props: TableHTMLAttributes<HTMLTableElement>) => <table {...props} role="presentation" />,
  header: {
    table: (props: TableHTMLAttributes<HTMLTableElement>) => <table {...props} role="presentation" />,
    wrapper: (props: HTMLAttributes<HTMLTableSectionElement>) => <thead {...props} role="rowgroup" />,
  },
};
const headerRow = () => ({ role: 'row', 'aria-rowindex': 1 });
const bodyRow = ({ position }: RowPosition) => ({ role: 'row', 'aria-rowindex': position + 2 });

/** The estimated row height, which antd passes on to its list although its types lack it. */
const listProps: object = { listItemHeight: rowHeight };

const steps: Readonly<Record<string, number>> = {
  ArrowUp: -rowHeight,
  ArrowDown: rowHeight,
  PageUp: -height,
  PageDown: height,
  Home: -Infinity,
  End: Infinity,
};

/**
 * The rows of a kind in antd's virtual Table: only visible rows are rendered, and only a window of them is fetched from
 * the worker. Files of more than 10,000 rows come in pages.
 */
export function CsvRows({ label, onEdit, ...list }: CsvRowsProps) {
  const table = useRef<GetRef<typeof Table>>(null);
  const top = useRef(0);
  const { window, showRow } = useRowWindow(list);
  const { total } = window;
  const shownList = `${list.kind} ${list.code ?? ''}`;
  const [chosen, setChosen] = useState({ list: shownList, page: 1 });
  const page = chosen.list === shownList ? Math.min(chosen.page, Math.max(1, Math.ceil(total / pageSize))) : 1;
  const first = (page - 1) * pageSize;
  const length = Math.min(pageSize, total - first);
  const columns = useMemo(() => rowColumns(window, onEdit), [window, onEdit]);
  const positions = useMemo(
    () => Array.from({ length }, (_unused, index): RowPosition => ({ position: first + index })),
    [first, length],
  );

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const step = steps[event.key];
    if (step === undefined || event.target !== event.currentTarget) return;
    event.preventDefault();
    table.current?.scrollTo({ top: Math.min(Math.max(0, top.current + step), length * rowHeight) });
  };
  return (
    <>
      <div
        role="table"
        aria-label={label}
        aria-rowcount={total + 1}
        tabIndex={0}
        className="mq-csv-rows"
        onKeyDown={onKeyDown}
      >
        <Table<RowPosition>
          {...listProps}
          ref={table}
          virtual
          size="medium"
          scroll={{ x: minWidth, y: height }}
          components={components}
          columns={columns}
          dataSource={positions}
          rowKey="position"
          rowClassName={({ position }) => (window.isBad(position) ? 'mq-csv-row-bad' : '')}
          rowHoverable={false}
          onHeaderRow={headerRow}
          onRow={bodyRow}
          onScroll={({ currentTarget }) => {
            top.current = currentTarget.scrollTop;
            showRow(first + Math.floor(top.current / rowHeight));
          }}
          pagination={false}
          loading={noSpin}
          locale={{ emptyText: window.isLoaded ? 'No rows of this kind.' : ' ' }}
        />
      </div>
      <Pagination
        className="mq-csv-pages"
        size="small"
        align="center"
        hideOnSinglePage
        showSizeChanger={false}
        current={page}
        pageSize={pageSize}
        total={total}
        showTotal={(all, [from, to]) => `${grouped(from)}–${grouped(to)} of ${grouped(all)}`}
        onChange={(next) => {
          setChosen({ list: shownList, page: next });
          table.current?.scrollTo({ top: 0 });
          showRow((next - 1) * pageSize);
        }}
      />
    </>
  );
}
