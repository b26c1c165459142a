import { ExpandOutlined, MailOutlined, MoreOutlined, ReadOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import type { ArtworkFile } from '#contract/artwork';
import { useReplaying } from '../../machines/useReplica';
import { IconButton } from '../../ui/IconButton';
import { artworkMessages } from '../artwork.messages';
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
  const word = file.isReviewed ? artworkMessages.markAsUnread : artworkMessages.markAsRead;
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

/** The decision of one row. */
export function DecisionButtons({ file }: RowProps) {
  const reviewActors = useReviewActors();
  const busy = useBusy(file._id);
  return (
    <>
      <Button
        size="small"
        disabled={busy}
        aria-label={`${artworkMessages.approve} ${file.fileName}`}
        onClick={() => reviewActors.ask(file, 'approve')}
      >
        {artworkMessages.approve}
      </Button>
      <Button
        size="small"
        disabled={busy}
        aria-label={`${artworkMessages.disapprove} ${file.fileName}`}
        onClick={() => reviewActors.ask(file, 'disapprove')}
      >
        {artworkMessages.disapprove}
      </Button>
    </>
  );
}

/** The decision in words, and the rest in a menu. */
export function RowActionsWithMenu({ file, list }: RowProps & { list: ArtworkListName }) {
  const { open } = useReviewAddress();
  const [toggle] = useReadToggle();
  const items = [
    {
      key: 'review',
      icon: <ExpandOutlined aria-hidden />,
      label: artworkMessages.review,
      onClick: () => open({ fileId: file._id, list }),
    },
    {
      key: 'read',
      icon: file.isReviewed ? <MailOutlined aria-hidden /> : <ReadOutlined aria-hidden />,
      label: file.isReviewed ? artworkMessages.markAsUnread : artworkMessages.markAsRead,
      onClick: () => void toggle(file),
    },
  ];
  return (
    <span className="mq-row-actions">
      <DecisionButtons file={file} />
      <Dropdown trigger={['click']} placement="bottomRight" menu={{ items }}>
        <IconButton
          size="small"
          label={artworkMessages.moreActionsFor(file.fileName)}
          tip={artworkMessages.moreActions}
          icon={<MoreOutlined />}
        />
      </Dropdown>
    </span>
  );
}

/** What can be done with the artwork of one row. */
export function RowActions({ file, isCompact }: RowProps & { isCompact: boolean }) {
  return (
    <span className="mq-row-actions">
      <span className={isCompact ? 'mq-row-decision mq-row-decision-compact' : 'mq-row-decision'}>
        <DecisionButtons file={file} />
      </span>
      <ReadToggle file={file} />
    </span>
  );
}
