import { BarsOutlined, DownOutlined, InsertRowLeftOutlined, MenuOutlined } from '@ant-design/icons';
import { Button, Checkbox, Dropdown, Segmented } from 'antd';
import { useState } from 'react';
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

/** Row height and columns of a list. */
export function TableTools({ label, choices, onShow, onReset }: TableToolsProps) {
  const [density, setDensity] = useDensity();
  const [open, setOpen] = useState(false);
  return (
    <span className="mq-tools">
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
        open={open}
        destroyOnHidden
        onOpenChange={setOpen}
        popupRender={() => (
          <div className="mq-columns" role="group" aria-label={toolMessages.columnsOf(label)}>
            {choices.map(({ id, title, isShown, isAlways }, index) => (
              <Checkbox
                key={id}
                checked={isShown}
                disabled={isAlways}
                autoFocus={index === 1}
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
        <Button size="small" icon={<InsertRowLeftOutlined aria-hidden />} aria-expanded={open}>
          {toolMessages.columns}
          <DownOutlined aria-hidden />
        </Button>
      </Dropdown>
    </span>
  );
}
