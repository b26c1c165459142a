import { screen } from '@testing-library/react';
import { useMemo, useState } from 'react';
import { PagedTable } from '../../../src/client/ui/table/PagedTable';
import type { PagedTableProps } from '../../../src/client/ui/table/pagedTableProps';
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
export function Lamps(props: Partial<PagedTableProps<Lamp>>) {
  const [tableParams, setTableParams] = useState<TableParams>({
    page: props.page ?? 1,
    pageSize: 5,
    sort: { id: 'lampname', desc: true },
  });
  const ticks = useTicks('lamps');
  const rows = useMemo(() => lamps.slice((tableParams.page - 1) * 5, tableParams.page * 5), [tableParams.page]);
  return (
    <PagedTable
      label="Lamps"
      title="ALL LAMPS"
      total={lamps.length}
      columns={columns}
      rows={rows}
      rowName={nameOf}
      status="ready"
      emptyText="There are no lamps to show."
      selection={{ ...ticks, allMatching: { total: 12, onSelectAll: tickedAll } }}
      bulk={<button>Delete Selected</button>}
      {...props}
      {...tableParams}
      onChange={(next, step) => {
        moved(next, step);
        setTableParams(next);
      }}
    />
  );
}

export const nameOf = (lamp: Lamp): string => lamp.name;
export const box = (name: string) => screen.getByRole('checkbox', { name });
