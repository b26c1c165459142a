import { CheckOutlined, CloseOutlined, DeleteOutlined, EyeOutlined, MailOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { usePermission } from '../../session/permissions';
import { artworkMessages } from '../artwork.messages';
import type { BulkAction } from './useArtworkBulk';

const actions = [
  { kind: 'approve', icon: <CheckOutlined aria-hidden />, label: artworkMessages.approveSelected },
  { kind: 'disapprove', icon: <CloseOutlined aria-hidden />, label: artworkMessages.disapproveSelected },
  { kind: 'read', icon: <EyeOutlined aria-hidden />, label: artworkMessages.markAsRead },
  { kind: 'unread', icon: <MailOutlined aria-hidden />, label: artworkMessages.markAsUnread },
  { kind: 'delete', icon: <DeleteOutlined aria-hidden />, label: artworkMessages.deleteSelected },
] as const;

/** The actions of the bulk bar; the first two and the last need a confirmation. */
export function BulkArtworkActions({ onChoose }: { onChoose: (kind: BulkAction['kind']) => void }) {
  const allowance = usePermission('review');
  if (allowance === 'never') return null;
  return actions.map(({ kind, icon, label }) => (
    <Button key={kind} size="small" danger={kind === 'delete'} icon={icon} onClick={() => onChoose(kind)}>
      {label}
    </Button>
  ));
}
