import { DeleteOutlined, DownOutlined, PauseCircleOutlined, PlayCircleOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { boardMessages } from './boards.messages';
import { ActionMenu } from '../ui/display/ActionMenu';
import { ReasonButton } from '../ui/display/WithReason';
import { nounMessages } from '../ui/ui.messages';
import { useShortcuts } from '../ui/keyboard/useShortcuts';
import type { RecordAct } from '../bulk/changedBy';

interface BoardBulkActionsProps {
  /** Whether every ticked board (as far as known) is paused, so that they can be resumed. */
  allPaused: boolean;
  onAction: (action: RecordAct) => void;
  onCreate: () => void;
  /** Why no board can be added. */
  addDisabledReason?: string | undefined;
}

/** The bulk actions on the ticked boards. */
export function BoardBulkActions({ allPaused, onAction, onCreate, addDisabledReason }: BoardBulkActionsProps) {
  const actions = [
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
    actions.map(({ key, label }) => ({
      id: `boards.${key}`,
      label,
      group: nounMessages.boards,
      run: () => onAction(key),
    })),
  );
  return (
    <>
      <ActionMenu items={actions.map((action) => ({ ...action, onClick: () => onAction(action.key) }))}>
        <Button size="small">
          {boardMessages.bulkActions} <DownOutlined aria-hidden />
        </Button>
      </ActionMenu>
      <ReasonButton reason={addDisabledReason} size="small" icon={<PlusOutlined aria-hidden />} onClick={onCreate}>
        {boardMessages.createNew}
      </ReasonButton>
    </>
  );
}
