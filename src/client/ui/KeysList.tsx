import { Switch } from 'antd';
import { Fragment } from 'react';
import { Keys } from './Keys';
import { keysOf, listShortcuts, type Shortcut } from './shortcuts';
import { useSingleKeys } from './useShortcuts';
import './dialogs.css';

/** The keys of what is on the screen, and the switch that turns single keys off. `only`: these groups, in this order. */
export function KeysList({ only }: { only?: readonly string[] }) {
  const [singleKeys, setSingleKeys] = useSingleKeys();
  const shortcuts = listShortcuts().filter((shortcut) => keysOf(shortcut).length > 0);
  const groups = only ?? [...new Set(shortcuts.map(({ group }) => group))];
  return (
    <>
      <label className="mq-switch mq-keys-switch">
        <Switch checked={singleKeys} onChange={setSingleKeys} aria-label="Single keys" />
        <span>Single keys</span>
      </label>
      {groups.map((name) => (
        <Group key={name} name={name} shortcuts={shortcuts.filter(({ group }) => group === name)} />
      ))}
    </>
  );
}

function Group({ name, shortcuts }: { name: string; shortcuts: readonly Shortcut[] }) {
  return (
    <section>
      <h3>{name}</h3>
      <dl className="mq-keys-list">
        {shortcuts.map((shortcut) => (
          <Fragment key={shortcut.id}>
            <dt>{shortcut.label}</dt>
            <dd>
              {keysOf(shortcut).map((keys) => (
                <Keys key={keys} keys={keys} />
              ))}
            </dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
