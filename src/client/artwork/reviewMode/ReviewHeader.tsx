import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Flex, Progress } from 'antd';
import { Kbd } from '../../ui/keyboard/Kbd';
import { useIsPhone } from '../../ui/theme/useMediaQuery';
import { artworkMessages } from '../artwork.messages';
import { listMessages } from '../../ui/ui.messages';
import type { ArtworkListName } from '../table/artworkLists';
import { QueueOrder } from './QueueOrder';

interface ReviewHeaderProps {
  list: ArtworkListName;
  /** From 1. */
  position: number;
  total: number;
  loading: boolean;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onKeys: () => void;
}

/**
 * The position in the queue, with buttons to the previous and next artwork. The Modal draws the close button beside it.
 */
export function ReviewHeader({ list, position, total, loading, onPrevious, onNext, onKeys }: ReviewHeaderProps) {
  // On a phone only the arrows are visible; the accessible names stay.
  const stepClass = useIsPhone() ? 'mq-sr' : undefined;
  return (
    <Flex align="center" gap={8} className="mq-review-head">
      <h1>{artworkMessages.review}</h1>
      {!loading && (
        <Flex component="span" align="center" gap={10} className="mq-review-progress">
          <Progress
            className="mq-review-bar"
            percent={(position / total) * 100}
            showInfo={false}
            size="small"
            aria-label="Review progress"
          />
          <strong>{listMessages.progress(position, total)}</strong>
        </Flex>
      )}
      <span className="mq-end">
        <QueueOrder list={list} />
        <Button type="text" size="small" disabled={!onPrevious} aria-keyshortcuts="k" onClick={onPrevious}>
          <LeftOutlined aria-hidden />
          <span className={stepClass}>
            Previous <Kbd>K</Kbd>
          </span>
        </Button>
        <Button type="text" size="small" disabled={!onNext} aria-keyshortcuts="j" onClick={onNext}>
          <span className={stepClass}>
            Next <Kbd>J</Kbd>
          </span>
          <RightOutlined aria-hidden />
        </Button>
        <Button type="text" size="small" className="mq-not-phone" aria-keyshortcuts="?" onClick={onKeys}>
          Keys <Kbd>?</Kbd>
        </Button>
      </span>
    </Flex>
  );
}
