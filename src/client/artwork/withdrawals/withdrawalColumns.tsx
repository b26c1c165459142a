import { Button, Flex } from 'antd';
import type { Withdrawal } from '#contract/withdrawals';
import { disabledReason, usePermission } from '../../session/permissions';
import { Clip } from '../../ui/display/Clip';
import { WithReason } from '../../ui/display/WithReason';
import { StatusLabel } from '../../ui/display/StatusLabel';
import { RelativeDate } from '../../ui/format/RelativeDate';
import type { PagedColumn } from '../../ui/table/pagedColumns';
import { announceOutcome } from '../announceOutcome';
import { ArtworkThumbnail } from '../ArtworkThumbnail';
import { withdrawalMessages } from './withdrawal.messages';
import { useRetryWithdrawalMutation, useSettleWithdrawalMutation } from './withdrawals.api';

/** Picture, name and organisation. */
export function WithdrawnArtwork({ withdrawal }: { withdrawal: Withdrawal }) {
  const { fileName, orgName, previewURL, fileDeleted } = withdrawal;
  const picture = { fileURL: '', previewURL, fileFormat: 'image/png', width: null, height: null };
  return (
    <Flex component="span" gap={12} align="center" className="mq-artwork">
      {previewURL !== null && <ArtworkThumbnail file={picture} size="small" />}
      <span className="mq-artwork-text">
        <Clip>{fileName}</Clip>
        <Clip className="mq-two">{orgName ?? '–'}</Clip>
        {fileDeleted && <StatusLabel status="deleted" />}
      </span>
    </Flex>
  );
}

/** 'Still live at {platform}', and why. */
export function StillLive({ withdrawal: { platform, lastError } }: { withdrawal: Withdrawal }) {
  return (
    <>
      <StatusLabel status="stillLive">{withdrawalMessages.stillLiveAt(platform)}</StatusLabel>
      {lastError !== null && <span className="mq-two mq-break-words">{lastError}</span>}
    </>
  );
}

export function WithdrawalActions({ withdrawal }: { withdrawal: Withdrawal }) {
  const [settle, settling] = useSettleWithdrawalMutation();
  const [retry, retrying] = useRetryWithdrawalMutation();
  const allowance = usePermission('review', withdrawal.orgID);
  if (allowance === 'never') return null;
  const disabled = settling.isLoading || retrying.isLoading || allowance === 'elsewhere';
  const input = { params: { id: withdrawal._id } };
  const texts = { detail: withdrawal.fileName, failed: withdrawalMessages.failed };
  return (
    <Flex component="span" align="center" justify="flex-end" gap={4}>
      <WithReason reason={disabledReason(allowance)}>
        {withdrawal.canAsk && (
          <Button
            size="small"
            disabled={disabled}
            aria-label={withdrawalMessages.askAgainName(withdrawal.fileName)}
            onClick={() => void announceOutcome(retry(input).unwrap(), texts)}
          >
            {withdrawalMessages.askAgain}
          </Button>
        )}
        <Button
          size="small"
          disabled={disabled}
          aria-label={withdrawalMessages.tickOffName(withdrawal.fileName)}
          onClick={() => void announceOutcome(settle(input).unwrap(), texts)}
        >
          {withdrawalMessages.tickOff}
        </Button>
      </WithReason>
    </Flex>
  );
}

export const withdrawalColumns: readonly PagedColumn<Withdrawal>[] = [
  {
    id: 'artwork',
    title: 'Artwork',
    skeleton: 'picture',
    render: (withdrawal) => <WithdrawnArtwork withdrawal={withdrawal} />,
  },
  {
    id: 'state',
    title: 'Platform',
    width: 250,
    skeleton: 'two',
    render: (withdrawal) => <StillLive withdrawal={withdrawal} />,
  },
  {
    id: 'remote',
    title: 'Id at the platform',
    width: 150,
    render: ({ remoteID }) =>
      remoteID === null ? (
        '–'
      ) : (
        <code translate="no" className="mq-break-words">
          {remoteID}
        </code>
      ),
  },
  {
    id: 'asked',
    title: 'Disapproved or deleted',
    sortID: 'dateCreated',
    width: 170,
    skeleton: 'two',
    render: ({ askedBy, dateCreated, reason }) => (
      <>
        {askedBy}, <RelativeDate date={dateCreated} inline />
        {reason !== null && (
          <Clip isSentence className="mq-two">
            {reason}
          </Clip>
        )}
      </>
    ),
  },
  {
    id: 'actions',
    title: 'Actions',
    hideTitle: true,
    width: 176,
    stick: true,
    skeleton: 'none',
    render: (withdrawal) => <WithdrawalActions withdrawal={withdrawal} />,
  },
];
