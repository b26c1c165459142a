import { DownOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { toolMessages, touchMessages } from '../ui.messages';

interface OpeningCardProps {
  /** The row's name, for the button. */
  name: string;
  card: ReactNode;
  /** The details. */
  renderOpened: () => ReactNode;
}

/** A row on a phone with details that can be opened. */
export function OpeningCard({ name, card, renderOpened }: OpeningCardProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {card}
      <Button
        type="link"
        size="small"
        className="mq-card-details"
        aria-label={touchMessages.details(name)}
        aria-expanded={isOpen}
        icon={isOpen ? <DownOutlined aria-hidden /> : <RightOutlined aria-hidden />}
        onClick={() => setOpen(!isOpen)}
      >
        {toolMessages.detailsColumn}
      </Button>
      {isOpen && renderOpened()}
    </>
  );
}
