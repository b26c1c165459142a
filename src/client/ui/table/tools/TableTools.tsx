import { BarsOutlined, DownOutlined, InsertRowLeftOutlined, MenuOutlined } from '@ant-design/icons';
import { Button, Checkbox, Dropdown, Flex, Segmented } from 'antd';
import { memo, type FocusEvent, type KeyboardEvent } from 'react';
import { useMenuFocus } from '../../keyboard/useMenuFocus';
import { toolMessages } from '../../ui.messages';
import type { ColumnChoice } from './useShownColumns';
import { useDensity } from '../../theme/useDensity';
import './tools.css';

interface TableToolsProps {
  /** What the list holds: 'Boards'. */
  label: string;
  choices: readonly ColumnChoice[];
  onShow: (id: string, isShown: boolean) => void;
  onReset: () => void;
}

const controls = 'input:not(:disabled), button';

/** antd focuses the panel itself; this moves the focus to its first checkbox. */
function focusFirst({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target === currentTarget) currentTarget.querySelector<HTMLElement>(controls)?.focus();
}

/**
 * antd closes the panel on Tab, as a menu does. Here Tab moves between the tick boxes and closes it only at the ends.
 */
function keepTab(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const all = [...event.currentTarget.querySelectorAll(controls)];
  if (event.target !== (event.shiftKey ? all[0] : all.at(-1))) event.stopPropagation();
}

/** Row height and columns of a list. */
export const TableTools = memo(function TableTools({ label, choices, onShow, onReset }: TableToolsProps) {
  const [density, setDensity] = useDensity();
  const menuFocus = useMenuFocus();
  return (
    <Flex component="span" className="mq-tools" gap={8} align="center">
      <Segmented
        size="small"
        aria-label={`${toolMessages.rowHeight}: ${label}`}
        value={density}
        onChange={setDensity}
        options={[
          {
            value: 'comfortable',
            icon: <MenuOutlined aria-label={toolMessages.comfortable} />,
            tooltip: toolMessages.comfortable,
          },
          { value: 'compact', icon: <BarsOutlined aria-label={toolMessages.compact} />, tooltip: toolMessages.compact },
        ]}
      />
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        destroyOnHidden
        {...menuFocus}
        popupRender={() => (
          <div
            className="mq-columns"
            role="group"
            aria-label={toolMessages.columnsOf(label)}
            tabIndex={-1}
            onFocus={focusFirst}
            onKeyDown={keepTab}
          >
            {choices.map(({ id, title, isShown, isAlways }) => (
              <Checkbox
                key={id}
                checked={isShown}
                disabled={isAlways}
                onChange={({ target }) => onShow(id, target.checked)}
              >
                {title}
                {isAlways && <span className="mq-columns-always">{toolMessages.always}</span>}
              </Checkbox>
            ))}
            <Button type="link" size="small" onClick={onReset}>
              {toolMessages.resetColumns}
            </Button>
          </div>
        )}
      >
        <Button size="small" icon={<InsertRowLeftOutlined aria-hidden />} aria-expanded={menuFocus.open}>
          {toolMessages.columns}
          <DownOutlined aria-hidden />
        </Button>
      </Dropdown>
    </Flex>
  );
});
