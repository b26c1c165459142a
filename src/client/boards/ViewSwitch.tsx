import { EnvironmentOutlined, TableOutlined } from '@ant-design/icons';
import { Segmented } from 'antd';
import { memo } from 'react';
import { boardMapMessages } from './boards.messages';
import { nounMessages } from '../ui/ui.messages';
import { useShortcuts } from '../ui/keyboard/useShortcuts';

interface ViewSwitchProps {
  view: 'table' | 'map';
  onChange: (view: 'table' | 'map') => void;
}

/** Switches between the table and the map of the same boards. */
export const ViewSwitch = memo(function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  const other = view === 'map' ? 'table' : 'map';
  useShortcuts([
    {
      id: 'boards.view',
      label: other === 'map' ? boardMapMessages.showMap : boardMapMessages.showTable,
      group: nounMessages.boards,
      run: () => onChange(other),
    },
  ]);
  return (
    <Segmented<'table' | 'map'>
      className="mq-view-switch"
      aria-label={boardMapMessages.view}
      value={view}
      onChange={onChange}
      options={[
        { value: 'table', label: boardMapMessages.table, icon: <TableOutlined aria-hidden /> },
        { value: 'map', label: boardMapMessages.map, icon: <EnvironmentOutlined aria-hidden /> },
      ]}
    />
  );
});
