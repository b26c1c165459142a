import { Modal } from 'antd';
import { useLayerOpen } from '../feedback/useLayerOpen';
import { KeysList } from './KeysList';

/** The keys of this page in a dialog. */
export function KeysSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
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
