import { CloseOutlined } from '@ant-design/icons';
import { Flex } from 'antd';
import { useEffect, useRef } from 'react';
import { IconButton } from '../../ui/display/IconButton';
import { KeysList } from '../../ui/keyboard/KeysList';
import { nounMessages } from '../../ui/ui.messages';

/** The list of keys, shown in place of the facts, so that review mode stays one dialog in which every key works. */
export function KeysPanel({ onClose }: { onClose: () => void }) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    panel.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <section ref={panel} tabIndex={-1} className="mq-review-facts mq-review-keys" aria-label="Keys">
      <Flex align="center" justify="space-between">
        <h2>Keys</h2>
        <IconButton size="small" label="Close the keys" icon={<CloseOutlined />} onClick={onClose} />
      </Flex>
      <KeysList only={['Review mode', 'Artwork', nounMessages.everywhere]} />
    </section>
  );
}
