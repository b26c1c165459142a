import { Children, createContext, use, type HTMLAttributes, type ReactNode } from 'react';

/** The group of a row, with the heading above its first row. */
interface RowGroup {
  /** Only for the first row of the group. */
  heading?: ReactNode;
  /** Only the heading of a collapsed group is shown. */
  isClosed: boolean;
}

/** The groups of the rows that are shown, by the id of the row. */
export type RowGrouping<Row> = (rows: readonly Row[]) => ReadonlyMap<string, RowGroup>;

/** By the id of the row. A context, so that a heading can change without rendering antd's rows again. */
export const RowGroups = createContext<ReadonlyMap<string, RowGroup>>(new Map());

/** The rows of a page with the heading of each group at its first row. Rows of one group follow each other. */
export function groupRows<Row extends { _id: string }>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  headingOf: (key: string, rows: readonly Row[]) => ReactNode,
  closed: ReadonlySet<string>,
): ReadonlyMap<string, RowGroup> {
  return new Map(
    rows.map((row, index) => {
      const key = keyOf(row);
      const before = rows[index - 1];
      const isFirst = before === undefined || keyOf(before) !== key;
      const heading = isFirst && {
        heading: headingOf(
          key,
          rows.filter((each) => keyOf(each) === key),
        ),
      };
      return [row._id, { ...heading, isClosed: closed.has(key) }];
    }),
  );
}

type RowProps = HTMLAttributes<HTMLTableRowElement> & { 'data-row-key'?: string };

/** A row of antd's Table, under the heading of its group. `role`: of the row, where the table is a list of cards. */
export function GroupedRow({ role, ...props }: RowProps) {
  const group = use(RowGroups).get(props['data-row-key'] ?? '');
  return (
    <>
      {group?.heading !== undefined && (
        <tr className="mq-row-group" {...(role !== undefined && { role })}>
          <th
            scope="rowgroup"
            colSpan={Children.count(props.children)}
            {...(role !== undefined && { role: 'presentation' })}
          >
            {group.heading}
          </th>
        </tr>
      )}
      {group?.isClosed !== true && <tr {...props} {...(role !== undefined && { role })} />}
    </>
  );
}
