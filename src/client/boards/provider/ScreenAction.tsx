import { CheckCircleOutlined, LoadingOutlined, PlusOutlined, ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { addBoardMessages } from '../addBoard.messages';
import { failureMessages } from '../../ui/ui.messages';
import { VisuallyHidden } from '../../ui/display/VisuallyHidden';
import type { Presence } from './presenceStore';

interface ScreenActionProps {
  name: string;
  /** null: the screen has no device id, which identifies boards of the provider. */
  presence: Presence | null;
  product: string;
  onAdd: () => void;
  onLookAgain: () => void;
}

/** The button that adds a screen, or the mark that it is a board already. */
export function ScreenAction({ name, presence, product, onAdd, onLookAgain }: ScreenActionProps) {
  switch (presence) {
    case null:
      return <span className="mq-two">{addBoardMessages.noDeviceId}</span>;
    case 'present':
      return (
        <span className="mq-screen-state mq-tone-success">
          <CheckCircleOutlined aria-hidden /> <span>{addBoardMessages.alreadyOn(product)}</span>
          <VisuallyHidden>: {name}</VisuallyHidden>
        </span>
      );
    case 'adding':
      return (
        <span className="mq-screen-state mq-tone-link">
          <LoadingOutlined aria-hidden /> {addBoardMessages.adding}
        </span>
      );
    case 'failed':
      return (
        <Button
          size="small"
          icon={<ReloadOutlined aria-hidden />}
          aria-label={`${failureMessages.tryAgain} ${name}`}
          onClick={onLookAgain}
        >
          {failureMessages.tryAgain}
        </Button>
      );
    case 'unknown':
    case 'checking':
      return (
        <span className="mq-screen-state mq-tone-neutral">
          <LoadingOutlined aria-hidden /> {addBoardMessages.looking}
        </span>
      );
    case 'absent':
      return (
        <Button
          size="small"
          icon={<PlusOutlined aria-hidden />}
          aria-label={`${addBoardMessages.addTo(product)} ${name}`}
          onClick={onAdd}
        >
          {addBoardMessages.addTo(product)}
        </Button>
      );
  }
}
