import { CheckOutlined, CloseOutlined, ExpandOutlined, MailOutlined, ReadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ArtworkFile } from '#contract/artwork';
import { useReplaying } from '../../machines/useReplica';
import { IconButton } from '../../ui/IconButton';
import { messages } from '../../ui/messages';
import { useReviewAddress } from '../review/reviewAddress';
import { useReviewActors, useReviewState } from '../review/useReviewActors';
import type { ArtworkListName } from './artworkLists';
import { useReadToggle } from './useReadToggle';

const busyStates = new Set(['saving', 'lookingForAds', 'submitting']);

/** Nothing can be asked while a decision is on its way, nor in a recorded moment. */
function useBusy(fileId: string): boolean {
  const state = useReviewState(fileId);
  return useReplaying() || busyStates.has(state);
}

interface RowProps {
  file: ArtworkFile;
}

/** 'Mark as read' or 'Mark as unread'; an envelope, closed while unread. */
export function ReadToggle({ file }: RowProps) {
  const [toggle, busy] = useReadToggle();
  const word = file.isReviewed ? messages.artwork.markAsUnread : messages.artwork.markAsRead;
  return (
    <IconButton
      size="small"
      label={`${word} ${file.fileName}`}
      tip={word}
      disabled={busy}
      icon={file.isReviewed ? <ReadOutlined /> : <MailOutlined />}
      onClick={() => void toggle(file)}
    />
  );
}

/** The decision of one row in words, for the wide table and cards. */
export function DecisionButtons({ file }: RowProps) {
  const reviewActors = useReviewActors();
  const busy = useBusy(file._id);
  return (
    <>
      <Button
        size="small"
        disabled={busy}
        aria-label={`${messages.artwork.approve} ${file.fileName}`}
        onClick={() => reviewActors.ask(file, 'approve')}
      >
        {messages.artwork.approve}
      </Button>
      <Button
        size="small"
        disabled={busy}
        aria-label={`${messages.artwork.disapprove} ${file.fileName}`}
        onClick={() => reviewActors.ask(file, 'disapprove')}
      >
        {messages.artwork.disapprove}
      </Button>
    </>
  );
}

/** The same as icons, for the narrow tables. */
export function SmallRowActions({ file, list }: RowProps & { list: ArtworkListName }) {
  const reviewActors = useReviewActors();
  const busy = useBusy(file._id);
  const { open } = useReviewAddress();
  const { approve, disapprove, review } = messages.artwork;
  return (
    <span className="mq-row-actions mq-row-actions-small">
      <IconButton
        size="small"
        label={`${review} ${file.fileName}`}
        tip={review}
        icon={<ExpandOutlined />}
        onClick={() => open({ fileId: file._id, list })}
      />
      <IconButton
        size="small"
        label={`${approve} ${file.fileName}`}
        tip={approve}
        disabled={busy}
        icon={<CheckOutlined />}
        onClick={() => reviewActors.ask(file, 'approve')}
      />
      <IconButton
        size="small"
        label={`${disapprove} ${file.fileName}`}
        tip={disapprove}
        disabled={busy}
        icon={<CloseOutlined />}
        onClick={() => reviewActors.ask(file, 'disapprove')}
      />
      <ReadToggle file={file} />
    </span>
  );
}

/** What can be done with the artwork of one row. */
export function RowActions({ file }: RowProps) {
  return (
    <span className="mq-row-actions">
      <DecisionButtons file={file} />
      <ReadToggle file={file} />
    </span>
  );
}
