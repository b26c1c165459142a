import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { ArtworkFile } from '#contract/artwork';
import { useExtension } from '../../api/product.api';
import { failureOf } from '../../api/apiError';
import { RelativeDate } from '../../ui/format/RelativeDate';
import { StatusLabel } from '../../ui/display/StatusLabel';
import { VisuallyHidden } from '../../ui/display/VisuallyHidden';
import { useGetFileFitQuery } from '../artwork.api';
import { reviewStatus } from '../fileFacts';
import { AfterApproval } from './AfterApproval';
import { Facts } from './Facts';
import { FitMatrix } from './FitMatrix';
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
      <p>
        <StatusLabel status={reviewStatus(file)} />
        {file.orgID && file.orgName && (
          <Link to={`/organisation/${file.orgID}`} target="_blank" rel="noopener">
            {file.orgName}
          </Link>
        )}
        <RelativeDate date={file.dateCreated} inline />
      </p>
      {file.isPreApproved === false && file.approvalComment && <p className="mq-quiet">“{file.approvalComment}”</p>}
      <WithdrawalBadge file={file} />
    </div>
  );
}

/** Everything that helps to decide, beside the artwork. Memoised, so that a decision does not render it again. */
export const ReviewedFacts = memo(function ReviewedFacts({
  file,
  others = [],
  onNextFree,
}: FileProps & {
  /** Colleagues who have it open. */
  others?: readonly string[] | undefined;
  onNextFree?: (() => void) | undefined;
}) {
  const hasFit = useExtension('file-fit');
  const hasHistory = useExtension('file-history');
  const { currentData } = useGetFileFitQuery({ params: { id: file._id } }, { skip: !hasFit });
  return (
    <div className="mq-review-facts" tabIndex={0} role="region" aria-label="Facts">
      <ReviewedName file={file} />
      <PresenceNote names={others} onNextFree={onNextFree} />
      <HeldUp file={file} />
      <DecidedBefore key={file._id} file={file} />
      <Facts file={file} facts={currentData?.file} />
      <WhereItRuns fileId={file._id} />
      <AfterApproval file={file} />
      {hasHistory && <History fileId={file._id} />}
    </div>
  );
});

/** The fit matrix, if the API has it. */
export const ReviewedFit = memo(function ReviewedFit({ file }: FileProps) {
  const hasFit = useExtension('file-fit');
  const { currentData, error, isFetching, refetch } = useGetFileFitQuery(
    { params: { id: file._id } },
    { skip: !hasFit },
  );
  if (!hasFit) return null;
  return (
    <FitMatrix
      file={file}
      fits={currentData?.fits}
      {...(error && !isFetching && { failure: failureOf(error) })}
      onRetry={() => void refetch()}
    />
  );
});
