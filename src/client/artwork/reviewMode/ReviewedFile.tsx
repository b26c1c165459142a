import { Flex } from 'antd';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { ArtworkFile } from '#contract/artwork';
import type { Allowance } from '../../session/permissions';
import { useExtension } from '../../api/product.api';
import { RelativeDate } from '../../ui/format/RelativeDate';
import { StatusLabel } from '../../ui/display/StatusLabel';
import { VisuallyHidden } from '../../ui/display/VisuallyHidden';
import { reviewStatus } from '../fileFacts';
import { usePlacedFits } from '../categories/usePlacedFits';
import type { CategoryChoice } from '../categories/useCategoryChoice';
import type { Words } from '../categories/useWords';
import { WhatIsOnIt } from '../categories/WhatIsOnIt';
import { WhereItMayNotHang } from '../categories/WhereItMayNotHang';
import { WordsInPicture } from '../categories/WordsInPicture';
import { AfterApproval } from './AfterApproval';
import { Facts } from './Facts';
import { DecidedBefore } from './DecidedBefore';
import { HeldUp } from './HeldUp';
import { History } from './History';
import { PresenceNote } from '../presence/PresenceNote';
import { WhereItRuns } from './WhereItRuns';
import { WithdrawalBadge } from '../withdrawals/WithdrawalBadge';

interface FileProps {
  file: ArtworkFile;
}

/** Name, state, organisation and upload date. */
export function ReviewedName({ file }: FileProps) {
  return (
    <div className="mq-reviewed-name">
      <h2>
        {!file.isReviewed && (
          <>
            <span className="mq-dot" aria-hidden /> <VisuallyHidden>Unread: </VisuallyHidden>
          </>
        )}
        {file.fileName}
      </h2>
      <Flex component="p" wrap gap="2px 12px">
        <StatusLabel status={reviewStatus(file)} />
        {file.orgID && file.orgName && (
          <Link to={`/organisation/${file.orgID}`} target="_blank" rel="noopener">
            {file.orgName}
          </Link>
        )}
        <RelativeDate date={file.dateCreated} inline />
      </Flex>
      {file.isPreApproved === false && file.approvalComment && (
        <p className="mq-tone-neutral">“{file.approvalComment}”</p>
      )}
      <WithdrawalBadge file={file} />
    </div>
  );
}

/** Everything that helps to decide, beside the artwork. Memoised, so that a decision does not render it again. */
export const ReviewedFacts = memo(function ReviewedFacts({
  file,
  choice,
  allowance,
  words,
  others = [],
  onNextFree,
}: FileProps & {
  /** undefined where the API knows no categories. */
  choice?: CategoryChoice | undefined;
  allowance: Allowance;
  words?: Words | undefined;
  /** Colleagues who have it open. */
  others?: readonly string[] | undefined;
  onNextFree?: (() => void) | undefined;
}) {
  const hasHistory = useExtension('file-history');
  const { fits, facts } = usePlacedFits(file._id);
  return (
    <Flex vertical gap={20} className="mq-review-facts" tabIndex={0} role="region" aria-label="Facts">
      <ReviewedName file={file} />
      <PresenceNote names={others} onNextFree={onNextFree} />
      <HeldUp file={file} />
      {choice && <WhatIsOnIt choice={choice} allowance={allowance} />}
      {words && <WordsInPicture words={words} />}
      {fits && <WhereItMayNotHang fits={fits} />}
      <DecidedBefore key={file._id} file={file} />
      <Facts file={file} facts={facts} />
      <WhereItRuns fileId={file._id} />
      <AfterApproval file={file} />
      {hasHistory && <History fileId={file._id} />}
    </Flex>
  );
});
