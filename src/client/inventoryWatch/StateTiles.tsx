import {
  EditOutlined,
  EyeInvisibleOutlined,
  PlusOutlined,
  StopOutlined,
  TableOutlined,
  UndoOutlined,
} from '@ant-design/icons';
import { Radio } from 'antd';
import type { ComponentType } from 'react';
import type { InventorySummary } from '#contract/inventoryWatch';
import { grouped } from '../ui/format/grouped';
import { sumKinds } from './acceptQuestion.messages';
import { inventoryMessages, stateNames } from './inventoryWatch.messages';
import { useDifferenceSearch } from './useDifferenceSearch';

type Tile = keyof typeof stateNames;
const icons: Readonly<Record<Tile, ComponentType<{ 'aria-hidden': boolean }>>> = {
  all: TableOutlined,
  new: PlusOutlined,
  changed: EditOutlined,
  gone: StopOutlined,
  back: UndoOutlined,
  ignored: EyeInvisibleOutlined,
};
const tones: Partial<Record<Tile, string>> = { new: 'link', gone: 'error', back: 'success' };
const tiles = Object.keys(stateNames) as Tile[]; // its keys are these

/** The number of differences of each state, as buttons that filter the list below. */
export function StateTiles({ counts }: { counts: InventorySummary['counts'] | undefined }) {
  const { filters, setFilters } = useDifferenceSearch();
  const chosen: Tile = filters.ignored === true ? 'ignored' : (filters.state ?? 'all');
  const of = (tile: Tile): number | undefined => counts && (tile === 'all' ? sumKinds(counts) : counts[tile]);
  return (
    <Radio.Group
      className="mq-state-tiles"
      name="state"
      aria-label={inventoryMessages.states}
      value={chosen}
      onChange={({ target }) => {
        const tile = target.value as Tile; // the values of the buttons below
        setFilters({
          state: tile === 'all' || tile === 'ignored' ? undefined : tile,
          ignored: tile === 'ignored' ? true : undefined,
        });
      }}
    >
      {tiles.map((tile) => {
        const Icon = icons[tile];
        const count = of(tile);
        return (
          <Radio.Button key={tile} value={tile}>
            <span className={`mq-tone-${tones[tile] ?? 'neutral'}`}>
              <Icon aria-hidden /> {stateNames[tile]}
            </span>
            <b>{count === undefined ? '–' : grouped(count)}</b>
          </Radio.Button>
        );
      })}
    </Radio.Group>
  );
}
