import { DeleteOutlined, DownOutlined, PauseCircleOutlined, PlayCircleOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { boardMessages } from './boards.messages';
import { nounMessages } from '../ui/ui.messages';
import { useShortcuts } from '../ui/keyboard/useShortcuts';
import type { BoardAct } from './useBoardBulk';

interface BoardBulkActionsProps {
  /** Whether every ticked board that is known is paused: then they can be resumed. */
  allPaused: boolean;
  onAct: (act: BoardAct) => void;
  onCreate: () => void;
}

/** What can be done with the ticked boards. */
export function BoardBulkActions({ allPaused, onAct, onCreate }: BoardBulkActionsProps) {
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
        onAct(key);
      },
    })),
  );
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{
          items,
          // The keys are written above.
          onClick: ({ key }) => onAct(key as BoardAct),
        }}
      >
        <Button size="small">
          {boardMessages.bulkActions} <DownOutlined aria-hidden />
        </Button>
      </Dropdown>
      <Button size="small" icon={<PlusOutlined aria-hidden />} onClick={onCreate}>
        {boardMessages.createNew}
      </Button>
    </>
  );
}
