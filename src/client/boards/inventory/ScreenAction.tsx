import { CheckCircleOutlined, LoadingOutlined, PlusOutlined, ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { messages } from '../../ui/messages';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { Presence } from './presenceStore';

interface ScreenActionProps {
  name: string;
  /** null: the screen has no device id, by which boards of the provider are known. */
  presence: Presence | null;
  product: string;
  onAdd: () => void;
  onLookAgain: () => void;
}

/** What can be done with one screen, or that it is here already. */
export function ScreenAction({ name, presence, product, onAdd, onLookAgain }: ScreenActionProps) {
  switch (presence) {
    case null:
      return <span className="mq-two">{messages.addBoard.noDeviceId}</span>;
    case 'present':
      return (
        <span className="mq-screen-state mq-tone-success">
          <CheckCircleOutlined aria-hidden /> <span>{messages.addBoard.alreadyOn(product)}</span>
          <VisuallyHidden>: {name}</VisuallyHidden>
        </span>
      );
    case 'adding':
      return (
        <span className="mq-screen-state mq-tone-link">
          <LoadingOutlined aria-hidden /> {messages.addBoard.adding}
        </span>
      );
    case 'failed':
      return (
        <Button
          size="small"
          icon={<ReloadOutlined aria-hidden />}
          aria-label={`${messages.failures.tryAgain} ${name}`}
          onClick={onLookAgain}
        >
          {messages.failures.tryAgain}
        </Button>
      );
    case 'unknown':
    case 'checking':
      return (
        <span className="mq-screen-state mq-tone-neutral">
          <LoadingOutlined aria-hidden /> {messages.addBoard.looking}
        </span>
      );
    case 'absent':
      return (
        <Button
          size="small"
          icon={<PlusOutlined aria-hidden />}
          aria-label={`${messages.addBoard.addTo(product)} ${name}`}
          onClick={onAdd}
        >
          {messages.addBoard.addTo(product)}
        </Button>
      );
  }
}
