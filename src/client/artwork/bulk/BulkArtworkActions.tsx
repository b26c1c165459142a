import { CheckOutlined, CloseOutlined, DeleteOutlined, EyeOutlined, MailOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { usePermission } from '../../session/permissions';
import { artworkMessages } from '../artwork.messages';
import type { BulkAction } from './useArtworkBulk';

/** The actions of the bulk bar; the first two and the last need a confirmation. */
export function BulkArtworkActions({ onChoose }: { onChoose: (kind: BulkAction['kind']) => void }) {
  const allowance = usePermission('review');
  const { approveSelected, disapproveSelected, markAsRead, markAsUnread, deleteSelected } = artworkMessages;
  if (allowance === 'never') return null;
  return (
    <>
      <Button size="small" icon={<CheckOutlined aria-hidden />} onClick={() => onChoose('approve')}>
        {approveSelected}
      </Button>
      <Button size="small" icon={<CloseOutlined aria-hidden />} onClick={() => onChoose('disapprove')}>
        {disapproveSelected}
      </Button>
      <Button size="small" icon={<EyeOutlined aria-hidden />} onClick={() => onChoose('read')}>
        {markAsRead}
      </Button>
      <Button size="small" icon={<MailOutlined aria-hidden />} onClick={() => onChoose('unread')}>
        {markAsUnread}
      </Button>
      <Button size="small" danger icon={<DeleteOutlined aria-hidden />} onClick={() => onChoose('delete')}>
        {deleteSelected}
      </Button>
    </>
  );
}
