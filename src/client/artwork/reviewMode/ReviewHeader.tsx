import { CloseOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Progress } from 'antd';
import { IconButton } from '../../ui/IconButton';
import { Kbd } from '../../ui/Kbd';
import { messages } from '../../ui/messages';

interface ReviewHeaderProps {
  /** From 1. */
  position: number;
  total: number;
  loading: boolean;
  onClose: () => void;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onKeys: () => void;
}

/** Above the stage: which artwork it is, how far the queue is, and the way out. */
export function ReviewHeader({ position, total, loading, onClose, onPrevious, onNext, onKeys }: ReviewHeaderProps) {
  return (
    <header className="mq-review-head">
      <IconButton label="Close review mode" icon={<CloseOutlined />} onClick={onClose} />
      <h1 tabIndex={-1}>{messages.artwork.review}</h1>
      {!loading && (
        <span className="mq-review-progress">
          <Progress percent={(position / total) * 100} showInfo={false} size="small" aria-label="Review progress" />
          <strong>{messages.list.progress(position, total)}</strong>
        </span>
      )}
      <span className="mq-end">
        <Button
          type="text"
          size="small"
          disabled={!onPrevious}
          aria-label="Previous"
          aria-keyshortcuts="k"
          onClick={onPrevious}
        >
          <LeftOutlined aria-hidden />
          <span className="mq-not-phone">
            Previous <Kbd>K</Kbd>
          </span>
        </Button>
        <Button type="text" size="small" disabled={!onNext} aria-label="Next" aria-keyshortcuts="j" onClick={onNext}>
          <span className="mq-not-phone">
            Next <Kbd>J</Kbd>
          </span>
          <RightOutlined aria-hidden />
        </Button>
        <Button type="text" size="small" className="mq-not-phone" aria-keyshortcuts="?" onClick={onKeys}>
          Keys <Kbd>?</Kbd>
        </Button>
      </span>
    </header>
  );
}
