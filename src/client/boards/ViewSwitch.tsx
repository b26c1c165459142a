import { EnvironmentOutlined, TableOutlined } from '@ant-design/icons';
import { Segmented } from 'antd';
import { memo } from 'react';
import { boardMapMessages } from './boards.messages';
import { nounMessages } from '../ui/ui.messages';
import { useAddressParam } from '../ui/browser/useAddressParam';
import { useShortcuts } from '../ui/keyboard/useShortcuts';

/** Switches between the table and the map of the same boards, in the address. */
export const ViewSwitch = memo(function ViewSwitch() {
  const [param, setParam] = useAddressParam('view');
  const [view, other] = param === 'map' ? (['map', 'table'] as const) : (['table', 'map'] as const);
  const show = (next: 'table' | 'map') => setParam(next === 'map' ? next : null);
  useShortcuts([
    {
      id: 'boards.view',
      label: other === 'map' ? boardMapMessages.showMap : boardMapMessages.showTable,
      group: nounMessages.boards,
      run: () => show(other),
    },
  ]);
  return (
    <Segmented<'table' | 'map'>
      className="mq-view-switch"
      aria-label={boardMapMessages.view}
      value={view}
      onChange={show}
      options={[
        { value: 'table', label: boardMapMessages.table, icon: <TableOutlined aria-hidden /> },
        { value: 'map', label: boardMapMessages.map, icon: <EnvironmentOutlined aria-hidden /> },
      ]}
    />
  );
});
