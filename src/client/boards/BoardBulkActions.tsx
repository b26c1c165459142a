import { DeleteOutlined, DownOutlined, PauseCircleOutlined, PlayCircleOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { boardMessages } from './boards.messages';
import { WithReason } from '../ui/display/WithReason';
import { nounMessages } from '../ui/ui.messages';
import { useMenuFocus } from '../ui/keyboard/useReturnFocus';
import { useShortcuts } from '../ui/keyboard/useShortcuts';
import type { BoardAction } from './useBoardActions';

interface BoardBulkActionsProps {
  /** Whether every ticked board (as far as known) is paused, so that they can be resumed. */
  allPaused: boolean;
  onAction: (action: BoardAction) => void;
  onCreate: () => void;
  /** Why no board can be added. */
  addLock?: string | undefined;
}

/** The bulk actions on the ticked boards. */
export function BoardBulkActions({ allPaused, onAction, onCreate, addLock }: BoardBulkActionsProps) {
  const menuFocus = useMenuFocus();
  const items = [
    { key: 'pause' as const, icon: <PauseCircleOutlined aria-hidden />, label: boardMessages.pauseSelected },
    ...(allPaused
      ? [{ key: 'resume' as const, icon: <PlayCircleOutlined aria-hidden />, label: boardMessages.resumeSelected }]
      : []),
    {
      key: 'delete' as const,
      icon: <DeleteOutlined aria-hidden />,
      label: boardMessages.deleteSelected,
      danger: true,
    },
  ];
  useShortcuts(
    items.map(({ key, label }) => ({
      id: `boards.${key}`,
      label,
      group: nounMessages.boards,
      run: () => {
        onAction(key);
      },
    })),
  );
  return (
    <>
      <Dropdown
        {...menuFocus}
        trigger={['click']}
        menu={{
          items,
          // The keys are written above.
          onClick: ({ key }) => onAction(key as BoardAction),
        }}
      >
        <Button size="small">
          {boardMessages.bulkActions} <DownOutlined aria-hidden />
        </Button>
      </Dropdown>
      <WithReason reason={addLock}>
        <Button size="small" icon={<PlusOutlined aria-hidden />} disabled={addLock !== undefined} onClick={onCreate}>
          {boardMessages.createNew}
        </Button>
      </WithReason>
    </>
  );
}
