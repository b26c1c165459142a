import { PlusOutlined } from '@ant-design/icons';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button, Input } from 'antd';
import moment from 'moment';
import { useState } from 'react';
import { Clip } from '../display/Clip';
import { FilterChip } from './FilterChip';
import { HeldRows } from './HeldRows';
import { ListFilters } from './ListFilters';
import { PagedTable } from './PagedTable';
import type { List } from './pagedTableProps';
import type { PagedColumn } from './pagedColumns';
import { RelativeDate } from '../format/RelativeDate';
import { StatusLabel } from '../display/StatusLabel';
import type { TableParams } from './tableSearch';
import { useTicks } from './useTicks';

interface Lamp {
  _id: string;
  name: string;
  town: string;
  bulbs: number;
  lit: string;
  paused: boolean;
}

const TOWNS = ['Zürich', 'London', 'Prague', 'New York', 'Lisbon', 'Auckland'] as const;
const lamps: Lamp[] = Array.from({ length: 43 }, (_unused, index) => ({
  _id: `lamp-${String(index)}`,
  name: index === 3 ? `A lamp with a name that goes on ${'and on '.repeat(20)}` : `Lamp <${String(index)}> "north"`,
  town: TOWNS[index % TOWNS.length] ?? '',
  bulbs: index * 137,
  lit: moment.utc([2026, 0, 1 + index]).toISOString(),
  paused: index % 4 === 1,
}));

const columns: PagedColumn<Lamp>[] = [
  { id: 'name', title: 'Lamp', sortID: 'name', skeleton: 'two', render: (lamp) => <Clip>{lamp.name}</Clip> },
  { id: 'town', title: 'Town', sortID: 'town', width: 140, render: (lamp) => lamp.town },
  { id: 'bulbs', title: 'Bulbs', sortID: 'bulbs', width: 100, align: 'right', render: (lamp) => lamp.bulbs },
  { id: 'lit', title: 'Lit since', width: 130, skeleton: 'two', render: (lamp) => <RelativeDate date={lamp.lit} /> },
  {
    id: 'status',
    title: 'Status',
    width: 120,
    render: (lamp) => <StatusLabel status={lamp.paused ? 'paused' : 'active'} />,
  },
  {
    id: 'actions',
    title: 'Actions',
    hideTitle: true,
    width: 110,
    stick: true,
    skeleton: 'none',
    render: (lamp) => (
      <Button size="small" aria-label={`Manage ${lamp.name}`}>
        Manage
      </Button>
    ),
  },
];

function Lamps({ list }: { list?: Partial<List<Lamp>> }) {
  const [tableParams, setTableParams] = useState<TableParams>({
    page: list?.page ?? 1,
    pageSize: 5,
    sort: { id: 'name', desc: true },
  });
  const [onlyPaused, setOnlyPaused] = useState(false);
  const ticks = useTicks('lamps');
  const matching = onlyPaused ? lamps.filter(({ paused }) => paused) : lamps;
  const rows = matching.slice((tableParams.page - 1) * tableParams.pageSize, tableParams.page * tableParams.pageSize);
  return (
    <PagedTable<Lamp>
      label="Lamps"
      title="ALL LAMPS"
      extra={<Button size="small">Upload</Button>}
      filters={
        <>
          <Input aria-label="Search lamps" placeholder="Search name" style={{ width: 200 }} />
          <FilterChip on={onlyPaused} onChange={setOnlyPaused} count={matching.length}>
            Paused only
          </FilterChip>
        </>
      }
      list={{
        rows,
        total: matching.length,
        status: 'ready',
        clearFilters: () => setOnlyPaused(false),
        retry: () => undefined,
        ...list,
        ...tableParams,
        onChange: setTableParams,
      }}
      columns={columns}
      row={{
        name: ({ name }) => name,
        card: (lamp) => (
          <>
            <Clip>{lamp.name}</Clip>
            <span className="mq-two">{lamp.town}</span>
            <StatusLabel status={lamp.paused ? 'paused' : 'active'} />
          </>
        ),
      }}
      empty={{
        text: 'There are no lamps to show.',
        action: (
          <Button size="small" icon={<PlusOutlined />}>
            Add a lamp
          </Button>
        ),
      }}
      selection={{
        ...ticks,
        allMatching: {
          total: matching.length,
          onSelectAll: () => ticks.tick(matching.map(({ _id: id, name }) => ({ id, name }))),
        },
        bulk: (
          <>
            <Button size="small">Pause Selected</Button>
            <Button size="small" danger>
              Delete Selected
            </Button>
          </>
        ),
      }}
      minWidth={760}
    />
  );
}

const meta = { title: 'UI/PagedTable', component: Lamps, subcomponents: { ListFilters } } satisfies Meta<typeof Lamps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Ticked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Lamp <0> "north"' }));
  },
};
export const Loading: Story = { args: { list: { status: 'loading', rows: [] } } };
export const Refetching: Story = { args: { list: { status: 'refetching' } } };
export const Empty: Story = { args: { list: { rows: [], total: 0 } } };
export const NoMatch: Story = {
  args: { list: { rows: [], total: 0, filtered: true, filterText: 'Town: Reykjavík · Paused only' } },
};
export const PastTheEnd: Story = { args: { list: { page: 900 } } };
export const Failed: Story = {
  args: { list: { status: 'failed', failure: { message: 'The server cannot be reached.', requestId: '8f2c-41aa' } } },
};
/** Over the header of the table: three new rows, or rows that were removed or reordered. */
export const HeldBack: Story = {
  render: () => (
    <>
      {[3, 0].map((added) => (
        <div key={added} style={{ height: 60 }}>
          <HeldRows added={added} show={() => undefined} />
        </div>
      ))}
    </>
  ),
};
