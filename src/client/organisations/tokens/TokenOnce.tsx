import { CopyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { FormDialog } from '../../ui/form/FormDialog';
import { notify } from '../../ui/feedback/notify';
import { tokenMessages } from './tokens.messages';

/** A new token, shown once; closed only with its button and not with Escape. */
export function TokenOnce({ name, token, onClose }: { name: string; token: string; onClose: () => void }) {
  // Without a secure context the browser has no clipboard.
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(token);
      notify.success(tokenMessages.copied);
    } catch {
      notify.warning(tokenMessages.notCopied);
    }
  };
  return (
    <FormDialog
      open
      busy
      title={tokenMessages.once(name)}
      subtitle={tokenMessages.onceHint}
      onClose={onClose}
      footer={
        <>
          <Button icon={<CopyOutlined aria-hidden />} onClick={() => void copy()}>
            {tokenMessages.copy}
          </Button>
          <Button type="primary" onClick={onClose}>
            {tokenMessages.kept}
          </Button>
        </>
      }
    >
      <code translate="no" className="mq-mono mq-token-once">
        {token}
      </code>
    </FormDialog>
  );
}
