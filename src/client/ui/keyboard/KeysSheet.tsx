import { Modal } from 'antd';
import { KeysList } from './KeysList';
import { useReturnFocus } from './useReturnFocus';

interface KeysSheetProps {
  open: boolean;
  onClose: () => void;
}

/** The keys of this page in a dialog. */
export function KeysSheet({ open, onClose }: KeysSheetProps) {
  const returnFocus = useReturnFocus();
  return (
    <Modal
      open={open}
      onCancel={onClose}
      title={
        <span role="heading" aria-level={2}>
          Keys
        </span>
      }
      footer={null}
      width={480}
      destroyOnHidden
      afterClose={returnFocus}
    >
      {open && <KeysList />}
    </Modal>
  );
}
