import { Checkbox } from 'antd';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { messages } from './messages';
import type { PagedTableProps } from './pagedTableProps';

interface CardProps<Row> {
  row: Row;
  render: (row: Row) => ReactNode;
}

// `memo` forgets type parameters; the component is the same one.
const CardBody = memo(function CardBody<Row>({ row, render }: CardProps<Row>) {
  return <div className="mq-row-card-body">{render(row)}</div>;
}) as <Row>(props: CardProps<Row>) => ReactNode;

interface RowCardsProps<Row extends { _id: string }> extends PagedTableProps<Row> {
  renderCard: (row: Row) => ReactNode;
}

/** The rows on a phone: one card each, with the same tick box. */
export function RowCards<Row extends { _id: string }>({
  label,
  rows,
  rowName,
  selection,
  renderCard,
  rowClassName,
  status,
}: RowCardsProps<Row>) {
  const seen = new Map(rows.map((row) => [row._id, rowName(row)]));
  const toggle = (id: string, on: boolean) => {
    const ids = new Set(selection?.ids);
    if (on) ids.add(id);
    else ids.delete(id);
    selection?.onChange(ids, seen);
  };
  return (
    <ul
      className={status === 'refetching' ? 'mq-row-cards mq-row-cards-busy' : 'mq-row-cards'}
      aria-label={label}
      aria-busy={status === 'refetching'}
    >
      {rows.map((row) => {
        const on = selection?.ids.has(row._id) ?? false;
        return (
          <li
            key={row._id}
            className={['mq-row-card', on && 'mq-row-card-on', rowClassName?.(row)].filter(Boolean).join(' ')}
          >
            {selection && (
              <Checkbox
                className="mq-row-card-tick"
                checked={on}
                aria-label={messages.list.selectRow(rowName(row))}
                onChange={(event) => toggle(row._id, event.target.checked)}
              />
            )}
            <CardBody row={row} render={renderCard} />
          </li>
        );
      })}
    </ul>
  );
}
