import { LoadingOutlined } from '@ant-design/icons';
import { Button } from 'antd';

interface SubmitButtonProps {
  busy: boolean;
  disabled: boolean;
  label: string;
  busyLabel: string;
}

/** The primary button of a public page; its label follows the request. */
export function SubmitButton({ busy, disabled, label, busyLabel }: SubmitButtonProps) {
  return (
    <Button
      type="primary"
      htmlType="submit"
      size="large"
      block
      className={busy ? 'mq-landing-button mq-landing-busy' : 'mq-landing-button'}
      disabled={disabled || busy}
      icon={busy && <LoadingOutlined aria-hidden />}
    >
      {busy ? busyLabel : label}
    </Button>
  );
}
