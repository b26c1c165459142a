import { Radio } from 'antd';
import type { ReactNode, Ref } from 'react';
import { grouped } from '../format/grouped';
import './countTiles.css';

interface CountTilesProps<Key extends string> {
  label: string;
  tiles: readonly {
    key: Key;
    name: string;
    icon: ReactNode;
    /** undefined while it is loaded. */
    count: number | undefined;
    tone?: 'link' | 'success' | 'warning' | 'error' | undefined;
  }[];
  /** null: the list is filtered by something else. */
  chosen: Key | null;
  onChoose: (key: Key) => void;
  ref?: Ref<HTMLDivElement>;
}

/** How many records are of each kind, as buttons that filter the list below. */
export function CountTiles<Key extends string>({ label, tiles, chosen, onChoose, ref }: CountTilesProps<Key>) {
  return (
    <Radio.Group
      {...(ref && { ref })}
      className="mq-count-tiles"
      aria-label={label}
      value={chosen}
      // The values of the buttons are the keys.
      onChange={({ target }) => onChoose(target.value as Key)}
    >
      {tiles.map(({ key, name, icon, count, tone = 'neutral' }) => (
        <Radio.Button key={key} value={key}>
          <span className={`mq-tone-${tone}`}>
            <span aria-hidden>{icon}</span> {name}
          </span>
          <b>{count === undefined ? '–' : grouped(count)}</b>
        </Radio.Button>
      ))}
    </Radio.Group>
  );
}
