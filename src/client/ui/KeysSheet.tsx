import { Modal, Switch } from 'antd';
import { Fragment } from 'react';
import { Keys } from './Keys';
import { keysOf, listShortcuts } from './shortcuts';
import type { Shortcut } from './shortcuts';
import { useReturnFocus } from './useReturnFocus';
import { useSingleKeys } from './useShortcuts';
import './dialogs.css';

interface KeysSheetProps {
  open: boolean;
  onClose: () => void;
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

/** The keys of this page, and the switch that turns single keys off. */
export function KeysSheet({ open, onClose }: KeysSheetProps) {
  const [singleKeys, setSingleKeys] = useSingleKeys();
  const returnFocus = useReturnFocus();
  const shortcuts = open ? listShortcuts().filter((shortcut) => keysOf(shortcut).length > 0) : [];
  const groups = [...new Set(shortcuts.map(({ group }) => group))];
  return (
    <Modal
      open={open}
      onCancel={onClose}
      title="Keys"
      footer={null}
      width={480}
      destroyOnHidden
      afterClose={returnFocus}
    >
      <label className="mq-switch mq-keys-switch">
        <Switch checked={singleKeys} onChange={setSingleKeys} aria-label="Single keys" />
        <span>Single keys</span>
      </label>
      {groups.map((name) => (
        <Group key={name} name={name} shortcuts={shortcuts.filter(({ group }) => group === name)} />
      ))}
    </Modal>
  );
}
