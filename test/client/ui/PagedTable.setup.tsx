import { screen } from '@testing-library/react';
import { useMemo, useState, type ReactNode } from 'react';
import { PagedTable } from '../../../src/client/ui/table/PagedTable';
import type { List, PagedTableProps, RowParts, Selection } from '../../../src/client/ui/table/pagedTableProps';
import type { PagedColumn } from '../../../src/client/ui/table/pagedColumns';
import type { TableParams } from '../../../src/client/ui/table/tableSearch';
import { useTicks } from '../../../src/client/ui/table/useTicks';

export interface Lamp {
  _id: string;
  name: string;
  town: string;
}

export const lamps: Lamp[] = Array.from({ length: 12 }, (_unused, index) => ({
  _id: `id-${String(index)}`,
  name: `Lamp ${String(index)}`,
  town: 'Prague',
}));

export const drawn = jest.fn((lamp: Lamp) => lamp.name);
const columns: PagedColumn<Lamp>[] = [
  { id: 'name', title: 'Lamp', sortID: 'lampname', render: (lamp) => drawn(lamp) },
  { id: 'town', title: 'Town', sortID: 'town', render: (lamp) => lamp.town },
  {
    id: 'actions',
    title: 'Actions',
    hideTitle: true,
    render: (lamp) => <button aria-label={`Manage ${lamp.name}`}>Manage</button>,
  },
];

export const moved = jest.fn();
export const tickedAll = jest.fn();
beforeEach(() => sessionStorage.clear());
interface LampsProps
  extends
    Partial<List<Lamp>>,
    Omit<RowParts<Lamp>, 'name'>,
    Pick<Selection<Lamp>, 'disabledReason'>,
    Pick<Partial<PagedTableProps<Lamp>>, 'filters' | 'groups' | 'running' | 'minWidth'> {
  /** What an empty list offers. */
  action?: ReactNode;
}

export function Lamps({
  className,
  card,
  disabledReason,
  action,
  filters,
  groups,
  running,
  minWidth,
  ...list
}: LampsProps) {
  const [tableParams, setTableParams] = useState<TableParams>({
    page: list.page ?? 1,
    pageSize: 5,
    sort: { id: 'lampname', desc: true },
  });
  const ticks = useTicks('lamps');
  const rows = useMemo(() => lamps.slice((tableParams.page - 1) * 5, tableParams.page * 5), [tableParams.page]);
  return (
    <PagedTable
      label="Lamps"
      title="ALL LAMPS"
      {...{ filters, running, minWidth: minWidth ?? 0 }}
      {...(groups && { groups })}
      list={{
        total: lamps.length,
        rows,
        status: 'ready',
        ...list,
        ...tableParams,
        onChange: (next, step) => {
          moved(next, step);
          setTableParams(next);
        },
      }}
      columns={columns}
      row={{ name: nameOf, ...(className && { className }), ...(card && { card }) }}
      empty={{ text: 'There are no lamps to show.', action }}
      selection={{
        ...ticks,
        disabledReason,
        allMatching: { total: 12, onSelectAll: tickedAll },
        bulk: <button>Delete Selected</button>,
      }}
    />
  );
}

export const nameOf = (lamp: Lamp): string => lamp.name;
export const box = (name: string) => screen.getByRole('checkbox', { name });
