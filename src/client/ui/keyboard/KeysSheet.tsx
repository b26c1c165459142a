import { Modal } from 'antd';
import { useLayerOpen } from '../feedback/useLayerOpen';
import { KeysList } from './KeysList';

interface KeysSheetProps {
  open: boolean;
  onClose: () => void;
}

/** The keys of this page in a dialog. */
export function KeysSheet({ open, onClose }: KeysSheetProps) {
  const isOpen = useLayerOpen(open);
  return (
    <Modal
      open={isOpen}
      onCancel={onClose}
      title={
        <span role="heading" aria-level={2}>
          Keys
        </span>
      }
      footer={null}
      width={480}
      destroyOnHidden
    >
      {open && <KeysList />}
    </Modal>
  );
}
