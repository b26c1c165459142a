import { SearchOutlined } from '@ant-design/icons';
import { Input, Modal } from 'antd';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useLayerOpen } from '../../ui/feedback/useLayerOpen';
import { Keys } from '../../ui/keyboard/Keys';
import { paletteMessages } from '../shell.messages';
import type { PaletteGroup, PaletteOption } from './paletteOption';
import { usePaletteGroups } from './usePaletteGroups';
import './palette.css';

/** Opened with Ctrl+K or Cmd+K: one field that finds pages, records and actions, usable by keyboard alone. */
export function CommandPalette({ open, onClose }: { open: boolean; onClose: () => void }) {
  const chosen = useRef<PaletteOption>(undefined);
  const body = useRef<HTMLDivElement>(null);
  // The dialog itself takes the focus when it opens.
  const focusField = (opened: boolean): void => {
    if (opened) body.current?.querySelector('input')?.focus();
  };
  const choose = (option: PaletteOption): void => {
    chosen.current = option;
    onClose();
  };
  // antd has returned the focus to the page by then, and the action may move it (to a dialog or another page's heading).
  const afterClose = (): void => {
    chosen.current?.run();
    chosen.current = undefined;
  };
  const isOpen = useLayerOpen(open);
  return (
    <Modal
      open={isOpen}
      onCancel={onClose}
      title={<span className="mq-sr">{paletteMessages.title}</span>}
      closable={false}
      footer={null}
      width={640}
      className="mq-palette"
      styles={{ container: { padding: 8 }, header: { margin: 0 } }}
      destroyOnHidden
      afterOpenChange={focusField}
      afterClose={afterClose}
    >
      <div ref={body}>
        <Finder onChoose={choose} />
      </div>
    </Modal>
  );
}

function Finder({ onChoose }: { onChoose: (option: PaletteOption) => void }) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const { groups, searching } = usePaletteGroups(typed);
  const options = groups.flatMap((group) => group.options);
  const active = options[Math.min(at, options.length - 1)];
  const optionId = (option: PaletteOption): string => `${id}-${option.id}`;
  const activeId = active && optionId(active);
  // The focus stays in the field, so the browser does not scroll the list to the active option itself.
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  const step = (by: number): void => {
    if (options.length > 0) setAt((Math.min(at, options.length - 1) + by + options.length) % options.length);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if (event.key === 'Enter' && active) onChoose(active);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <Input
        size="large"
        variant="borderless"
        prefix={<SearchOutlined aria-hidden />}
        role="combobox"
        aria-label={paletteMessages.label}
        aria-expanded={options.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        {...(activeId === undefined ? {} : { 'aria-activedescendant': activeId })}
        placeholder={paletteMessages.label}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-list`} role="listbox" aria-label={paletteMessages.results} className="mq-palette-list">
        {groups.map((group) => (
          <Group
            key={group.name}
            group={group}
            activeId={activeId}
            optionId={optionId}
            onPoint={(option) => setAt(options.indexOf(option))}
            onRun={onChoose}
          />
        ))}
      </div>
      <p role="status" className={options.length === 0 ? 'mq-palette-said' : 'mq-sr'}>
        {searching
          ? paletteMessages.searching
          : options.length === 0
            ? paletteMessages.nothing
            : paletteMessages.count(options.length)}
      </p>
    </>
  );
}

interface GroupProps {
  group: PaletteGroup;
  activeId: string | undefined;
  optionId: (option: PaletteOption) => string;
  /** Called when the pointer moves over an option, which becomes the active one, so that only one is highlighted. */
  onPoint: (option: PaletteOption) => void;
  onRun: (option: PaletteOption) => void;
}

function Group({ group, activeId, optionId, onPoint, onRun }: GroupProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <div id={id} className="mq-palette-group">
        {group.name}
      </div>
      {group.options.map((option) => (
        <div
          key={option.id}
          id={optionId(option)}
          role="option"
          aria-selected={optionId(option) === activeId}
          className="mq-palette-option"
          onMouseMove={() => onPoint(option)}
          onClick={() => onRun(option)}
        >
          <span className="mq-ellipsis">{option.label}</span>
          {option.hint !== undefined && option.hint !== '' && <span className="mq-two mq-ellipsis">{option.hint}</span>}
          {option.keys !== undefined && <Keys keys={option.keys} />}
        </div>
      ))}
    </div>
  );
}
