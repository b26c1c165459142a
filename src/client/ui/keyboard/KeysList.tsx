import { Form, Switch } from 'antd';
import { useId } from 'react';
import { Keys } from './Keys';
import { allKeysOf, listShortcuts, type Shortcut } from './shortcuts';
import { useSingleKeys } from './useShortcuts';
import { Pairs } from '../display/Pairs';
import '../form/dialogs.css';

/** The available keys, and the switch that turns single keys off. `only`: shows these groups, in this order. */
export function KeysList({ only }: { only?: readonly string[] }) {
  const id = useId();
  const [singleKeys, setSingleKeys] = useSingleKeys();
  // Each of several lists of a page may bind the same; they are one line.
  const lines = listShortcuts()
    .filter((shortcut) => allKeysOf(shortcut).length > 0 && shortcut.isListed?.() !== false)
    .map((shortcut) => [[shortcut.group, shortcut.label, ...allKeysOf(shortcut)].join('\n'), shortcut] as const);
  const shortcuts = [...new Map(lines).values()];
  const groups = only ?? [...new Set(shortcuts.map(({ group }) => group))];
  return (
    <>
      <Form.Item className="mq-keys-switch" colon={false} htmlFor={id} label="Single keys">
        <Switch id={id} checked={singleKeys} onChange={setSingleKeys} />
      </Form.Item>
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
      <Pairs
        className="mq-keys-list"
        items={shortcuts.map((shortcut) => ({
          key: shortcut.id,
          label: shortcut.label,
          children: allKeysOf(shortcut).map((keys) => <Keys key={keys} keys={keys} />),
        }))}
      />
    </section>
  );
}
