import { Flex, Skeleton, Table } from 'antd';
import { useMemo } from 'react';
import { listMessages } from '../ui.messages';
import { noSpin } from './noSpin';
import { columnShape, tableWidth, type PagedColumn } from './pagedColumns';
import { TICK_WIDTH } from './useRowSelection';
import { VisuallyHidden } from '../display/VisuallyHidden';

interface TableSkeletonProps<Row> {
  /** What is being loaded, for screen readers: 'Boards'. */
  label: string;
  columns: readonly PagedColumn<Row>[];
  rows: number;
  hasTicks: boolean;
  /** One column of cards, as on a phone. */
  asCards: boolean;
  /** Until it is shown, its space is reserved, so that nothing moves. */
  drawn: boolean;
  /** Pixels below which the table scrolls sideways. */
  minWidth: number;
  /** Whether the table is wider than its card. */
  scrolls: boolean;
}

type Kind = PagedColumn<unknown>['skeleton'];

const lengths = ['78%', '62%', '70%', '54%', '66%'] as const;

/** Grey bars of a cell; their lengths differ from row to row. */
function Bars({ kind, row }: { kind: Kind; row: number }) {
  if (kind === 'none') return null;
  if (kind === 'round') return <Skeleton.Avatar size={44} />;
  const first = lengths[row % lengths.length] ?? '70%';
  const isSingle = kind === undefined;
  const lines = (
    <Skeleton title={false} paragraph={{ rows: isSingle ? 1 : 2, width: isSingle ? first : [first, '40%'] }} />
  );
  if (kind !== 'picture') return lines;
  return (
    <Flex component="span" gap={12} align="center">
      <Skeleton.Node style={{ width: 88, height: 44 }} />
      {lines}
    </Flex>
  );
}

const tickColumn = {
  key: 'tick',
  className: 'ant-table-selection-column',
  width: TICK_WIDTH,
  render: () => <Skeleton.Node style={{ width: 16, height: 16 }} />,
};

/** A loading list: antd's Skeleton in antd's Table, with the real column widths. Announced once, without its rows. */
export function TableSkeleton<Row>(props: TableSkeletonProps<Row>) {
  const { label, columns, rows, hasTicks, asCards, drawn, minWidth, scrolls } = props;
  const shown = useMemo(() => {
    const column = (shape: object, kind: Kind) => ({
      ...shape,
      render: (_value: unknown, { index }: { index: number }) => <Bars kind={kind} row={index} />,
    });
    return [
      ...(hasTicks ? [tickColumn] : []),
      ...(asCards
        ? [column({ key: 'card' }, 'two')]
        : columns.map((each) => column(columnShape(each, scrolls), each.skeleton))),
    ];
  }, [columns, hasTicks, asCards, scrolls]);
  const skeletonRows = useMemo(() => Array.from({ length: rows }, (_unused, index) => ({ index })), [rows]);
  return (
    <div role="status" aria-busy="true" className={drawn ? undefined : 'mq-skeleton-unseen'}>
      {drawn && <VisuallyHidden>{listMessages.loading(label)}</VisuallyHidden>}
      <div aria-hidden="true">
        <Table
          className={scrolls ? 'mq-table mq-table-scrolls' : 'mq-table mq-table-fits'}
          classNames={{ section: 'mq-table-edge', content: 'mq-table-content' }}
          style={tableWidth(asCards ? 0 : minWidth)}
          size="medium"
          tableLayout="fixed"
          columns={shown}
          dataSource={skeletonRows}
          rowKey="index"
          rowHoverable={false}
          pagination={false}
          loading={noSpin}
          showHeader={!asCards}
        />
      </div>
    </div>
  );
}
