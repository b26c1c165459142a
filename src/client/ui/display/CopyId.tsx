import { CheckOutlined, CopyOutlined } from '@ant-design/icons';
import { Tooltip } from 'antd';
import { useEffect, useState } from 'react';
import { IconButton } from './IconButton';
import { VisuallyHidden } from './VisuallyHidden';

interface CopyIdProps {
  id: string;
  /** What the id belongs to: 'Copy the id of Kestrel Air'. */
  of: string;
}

const SAID_FOR_MS = 2_000;

/** An id in monospace with a button that copies it and confirms that. */
export function CopyId({ id, of }: CopyIdProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SAID_FOR_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    // Without a secure context there is no clipboard, but the id can still be selected.
    try {
      await navigator.clipboard.writeText(id);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <span className="mq-copy-id">
      <Tooltip title={id}>
        <code translate="no" className="mq-ellipsis">
          {id}
        </code>
      </Tooltip>
      <IconButton
        label={`Copy the id of ${of}`}
        size="small"
        icon={copied ? <CheckOutlined /> : <CopyOutlined />}
        onClick={() => void copy()}
      />
      <span role="status">{copied && <VisuallyHidden>Copied</VisuallyHidden>}</span>
    </span>
  );
}
