import { Button, Modal } from 'antd';
import { homeMessages } from '../artwork/artwork.messages';

/** The disclaimer after the first sign-in. Its body is intentionally empty, for the customer's own text. */
export function DisclaimerModal({ onClose }: { onClose: () => void }) {
  return (
    <Modal
      open
      title={homeMessages.disclaimerTitle}
      width={480}
      onCancel={onClose}
      footer={
        <Button type="primary" autoFocus onClick={onClose}>
          {homeMessages.disclaimerDone}
        </Button>
      }
    >
      <div style={{ minHeight: 48 }} />
    </Modal>
  );
}
