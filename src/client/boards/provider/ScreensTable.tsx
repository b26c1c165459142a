import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Screen } from '#contract/provider';
import { PagedTable } from '../../ui/table/PagedTable';
import type { PagedColumn } from '../../ui/table/pagedColumns';
import type { List } from '../../ui/table/pagedTableProps';
import type { TableParams } from '../../ui/table/tableSearch';
import { addBoardMessages } from '../addBoard.messages';
import { boardMessages } from '../boards.messages';

interface ScreensTableProps extends Pick<
  List<Row>,
  'status' | 'failure' | 'retry' | 'narrowedBy' | 'filtered' | 'clearFilters'
> {
  screens: readonly Screen[];
  /** The cell with the button; called again whenever it changes. */
  action: (screen: Screen) => ReactNode;
  /** Called with the rows on the current page, which are looked up first. */
  onShown: (screens: readonly Screen[]) => void;
  page?: number;
  filters?: ReactNode;
}

type Row = Screen & { _id: string };

const sortText = {
  name: (row: Row) => row.name,
  device: (row: Row) => row.device_id,
  country: (row: Row) => row.geo?.country?.name ?? '',
} as const;
const collator = new Intl.Collator('en', { numeric: true });

function sortRows(screens: readonly Screen[], { id, desc }: TableParams['sort']): Row[] {
  const textOf = id === 'name' || id === 'device' ? sortText[id] : sortText.country;
  const rows = screens.map((screen) => ({ ...screen, _id: screen.id }));
  return rows.sort(
    (a, b) => (desc ? -1 : 1) * collator.compare(textOf(a), textOf(b)) || collator.compare(a.name, b.name),
  );
}

/**
 * A publisher's screens, five on a page, by country (specification section 9). Paged in the console, because the
 * provider's list is loaded completely.
 */
export function ScreensTable({ screens, action, onShown, page = 1, filters, ...list }: ScreensTableProps) {
  const [tableParams, setTableParams] = useState<TableParams>({
    page,
    pageSize: 5,
    sort: { id: 'country', desc: false },
  });
  const sorted = useMemo(() => sortRows(screens, tableParams.sort), [screens, tableParams.sort]);
  const rows = useMemo(
    () => sorted.slice((tableParams.page - 1) * tableParams.pageSize, tableParams.page * tableParams.pageSize),
    [sorted, tableParams.page, tableParams.pageSize],
  );
  // The parent looks screens up; this table only reports which are visible.
  useEffect(() => {
    onShown(rows);
  }, [rows, onShown]);
  const columns: PagedColumn<Row>[] = [
    {
      id: 'name',
      title: addBoardMessages.screenName,
      sortID: 'name',
      render: (row) => <span className="mq-board-name">{row.name}</span>,
    },
    {
      id: 'device',
      title: addBoardMessages.deviceId,
      sortID: 'device',
      width: 220,
      render: (row) => (
        <code translate="no" className="mq-mono">
          {row.device_id}
        </code>
      ),
    },
    { id: 'country', title: boardMessages.country, sortID: 'country', width: 150, render: sortText.country },
    {
      id: 'action',
      title: addBoardMessages.action,
      hideTitle: true,
      width: 190,
      align: 'right',
      stick: true,
      skeleton: 'none',
      render: action,
    },
  ];
  return (
    <div className="mq-screens">
      <PagedTable<Row>
        label={addBoardMessages.screens}
        filters={filters}
        list={{ ...list, ...tableParams, rows, total: screens.length, onChange: setTableParams }}
        columns={columns}
        row={{ name: ({ name }) => name, card: (row) => <ScreenCard screen={row} action={action(row)} /> }}
        empty={{ text: addBoardMessages.noScreens }}
        minWidth={640}
      />
    </div>
  );
}

/** A screen on a phone: name, device id and country, and its action. */
function ScreenCard({ screen, action }: { screen: Row; action: ReactNode }) {
  return (
    <div className="mq-screen-card">
      <span className="mq-board-name">{screen.name}</span>
      <code translate="no" className="mq-mono">
        {screen.device_id}
      </code>
      <span className="mq-two">{sortText.country(screen)}</span>
      <div>{action}</div>
    </div>
  );
}
