import {
  EditOutlined,
  EyeInvisibleOutlined,
  PlusOutlined,
  StopOutlined,
  TableOutlined,
  UndoOutlined,
} from '@ant-design/icons';
import type { InventorySummary } from '#contract/inventoryWatch';
import { CountTiles } from '../ui/form/CountTiles';
import { sumKinds } from './acceptQuestion.messages';
import { inventoryMessages, stateNames } from './inventoryWatch.messages';
import { useDifferenceSearch } from './useDifferenceSearch';

const tiles = [
  { key: 'all', icon: <TableOutlined /> },
  { key: 'new', icon: <PlusOutlined />, tone: 'link' },
  { key: 'changed', icon: <EditOutlined /> },
  { key: 'gone', icon: <StopOutlined />, tone: 'error' },
  { key: 'back', icon: <UndoOutlined />, tone: 'success' },
  { key: 'ignored', icon: <EyeInvisibleOutlined /> },
] as const;

/** The number of differences of each state, as buttons that filter the list below. */
export function StateTiles({ counts }: { counts: InventorySummary['counts'] | undefined }) {
  const { filters, setFilters } = useDifferenceSearch();
  return (
    <CountTiles
      label={inventoryMessages.states}
      tiles={tiles.map((tile) => ({
        ...tile,
        name: stateNames[tile.key],
        count: counts && (tile.key === 'all' ? sumKinds(counts) : counts[tile.key]),
      }))}
      chosen={filters.ignored === true ? 'ignored' : (filters.state ?? 'all')}
      onChoose={(tile) =>
        setFilters({
          state: tile === 'all' || tile === 'ignored' ? undefined : tile,
          ignored: tile === 'ignored' ? true : undefined,
        })
      }
    />
  );
}
