import {
  CheckOutlined,
  CloseOutlined,
  ExpandOutlined,
  EyeOutlined,
  MailOutlined,
  MoreOutlined,
} from '@ant-design/icons';
import { useSelector } from '@xstate/react';
import { Button, Flex } from 'antd';
import type { ArtworkFile } from '#contract/artwork';
import { disabledReason, usePermission } from '../../session/permissions';
import { ActionMenu } from '../../ui/display/ActionMenu';
import { IconButton } from '../../ui/display/IconButton';
import { WithReason } from '../../ui/display/WithReason';
import { artworkMessages } from '../artwork.messages';
import { useReviewAddress } from '../review/reviewAddress';
import { useReviewActors, useReviewActor } from '../review/useReviewActors';
import type { ArtworkListName } from './artworkLists';
import { useReadToggle } from './useReadToggle';

/** No decision is possible while one is being saved or submitted. */
function useBusy(fileId: string): boolean {
  return useSelector(useReviewActor(fileId), (snapshot) => snapshot?.hasTag('busy') ?? false);
}

interface RowProps {
  file: ArtworkFile;
}

/** 'Mark as read' or 'Mark as unread'; the icon is an envelope, closed while unread. */
export function ReadToggle({ file }: RowProps) {
  const [toggle, busy] = useReadToggle();
  const allowance = usePermission('review', file.orgID);
  if (allowance === 'never') return null;
  const label = file.isReviewed ? artworkMessages.markAsUnread : artworkMessages.markAsRead;
  return (
    <WithReason reason={disabledReason(allowance)}>
      <IconButton
        size="small"
        data-key="u"
        label={`${label} ${file.fileName}`}
        tip={label}
        disabled={busy || allowance === 'elsewhere'}
        icon={file.isReviewed ? <EyeOutlined /> : <MailOutlined />}
        onClick={() => void toggle(file)}
      />
    </WithReason>
  );
}

/** The decision buttons of one row. */
export function DecisionButtons({ file }: RowProps) {
  const reviewActors = useReviewActors();
  const allowance = usePermission('review', file.orgID);
  const busy = useBusy(file._id) || allowance === 'elsewhere';
  if (allowance === 'never') return null;
  return (
    <WithReason reason={disabledReason(allowance)}>
      <Button
        size="small"
        data-key="a"
        disabled={busy}
        aria-label={`${artworkMessages.approve} ${file.fileName}`}
        onClick={() => reviewActors.openDecision(file, 'approve')}
      >
        {artworkMessages.approve}
      </Button>
      <Button
        size="small"
        data-key="d"
        disabled={busy}
        aria-label={`${artworkMessages.disapprove} ${file.fileName}`}
        onClick={() => reviewActors.openDecision(file, 'disapprove')}
      >
        {artworkMessages.disapprove}
      </Button>
    </WithReason>
  );
}

interface RowMenuProps extends RowProps {
  list: ArtworkListName;
  /** Includes the decisions, for cards without decision buttons: decided artwork on a phone. */
  withDecisions?: boolean;
}

/** The menu with 'Review', the read mark, and the decisions if there is no room for buttons. */
export function RowMenu({ file, list, withDecisions = false }: RowMenuProps) {
  const { open } = useReviewAddress();
  const [toggle] = useReadToggle();
  const reviewActors = useReviewActors();
  const allowance = usePermission('review', file.orgID);
  const busy = useBusy(file._id) || allowance === 'elsewhere';
  const decisions = [
    { key: 'approve', icon: <CheckOutlined aria-hidden />, label: artworkMessages.approve },
    { key: 'disapprove', icon: <CloseOutlined aria-hidden />, label: artworkMessages.disapprove },
  ] as const;
  const items = [
    {
      key: 'review',
      icon: <ExpandOutlined aria-hidden />,
      label: artworkMessages.review,
      onClick: () => open({ fileId: file._id, list }),
    },
    ...(allowance !== 'never' && withDecisions
      ? decisions.map((item) => ({ ...item, disabled: busy, onClick: () => reviewActors.openDecision(file, item.key) }))
      : []),
    ...(allowance !== 'never'
      ? [
          {
            key: 'read',
            icon: file.isReviewed ? <MailOutlined aria-hidden /> : <EyeOutlined aria-hidden />,
            label: (
              <>
                {file.isReviewed ? artworkMessages.markAsUnread : artworkMessages.markAsRead}
                {allowance === 'elsewhere' && <span className="mq-two">{disabledReason(allowance)}</span>}
              </>
            ),
            disabled: allowance === 'elsewhere',
            onClick: () => void toggle(file),
          },
        ]
      : []),
  ];
  return (
    <ActionMenu placement="bottomRight" items={items}>
      <IconButton
        size="small"
        label={artworkMessages.moreActionsFor(file.fileName)}
        tip={artworkMessages.moreActions}
        icon={<MoreOutlined />}
      />
    </ActionMenu>
  );
}

/** The decision buttons, and the other actions in a menu. */
export function RowActionsWithMenu({ file, list }: RowProps & { list: ArtworkListName }) {
  return (
    <Flex component="span" align="center" justify="flex-end" gap={4}>
      <DecisionButtons file={file} />
      <RowMenu file={file} list={list} />
    </Flex>
  );
}

/** What can be done with the artwork of one row. */
export function RowActions({ file, isCompact }: RowProps & { isCompact: boolean }) {
  return (
    <Flex component="span" align="center" justify="flex-end" gap={4}>
      <Flex component="span" gap={4} vertical={isCompact}>
        <DecisionButtons file={file} />
      </Flex>
      <ReadToggle file={file} />
    </Flex>
  );
}
