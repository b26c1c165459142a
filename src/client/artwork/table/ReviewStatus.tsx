import type { ArtworkFile } from '#contract/artwork';
import { Clip } from '../../ui/display/Clip';
import { StatusLabel } from '../../ui/display/StatusLabel';
import { fitCountMessages } from '../artwork.messages';
import { placementMessages } from '../categories/categories.messages';
import { externalIds, reviewStatus } from '../fileFacts';
import { NeedLabel } from '../NeedLabel';
import { PresenceLine } from '../presence/PresenceLine';
import { SubmissionBadge } from '../SubmissionBadge';
import { WithdrawalBadge } from '../withdrawals/WithdrawalBadge';

/** The decision, with its reason or the state of its submission. */
export function ReviewStatus({ file, withNeed = true }: { file: ArtworkFile; withNeed?: boolean }) {
  return (
    <span className="mq-review-text">
      <StatusLabel status={reviewStatus(file)} />
      {file.isPreApproved === false && file.approvalComment && (
        <Clip isSentence className="mq-two">
          {file.approvalComment}
        </Clip>
      )}
      {file.isPreApproved === true && <SubmissionBadge file={file} />}
      <WithdrawalBadge file={file} />
      <FitCount file={file} />
      <PresenceLine fileId={file._id} />
      <ExternalIds file={file} />
      {withNeed && <NeedLabel file={file} />}
    </span>
  );
}

/**
 * How a waiting artwork fits the booked boards: 'Fits all 48 boards', '2 boards do not fit', 'Not for 6
 * boards' if some refuse it. Nothing if none is booked.
 */
function FitCount({ file: { fit, isPreApproved } }: { file: Pick<ArtworkFile, 'fit' | 'isPreApproved'> }) {
  if (!fit || fit.boards === 0 || typeof isPreApproved === 'boolean') return null;
  return fit.failing === 0 ? (
    <span className="mq-two">{fitCountMessages.fitsAll(fit.boards)}</span>
  ) : (
    <span className="mq-two mq-fit-count-fails">
      {(fit.refused ?? 0) > 0 ? placementMessages.notFor(fit.failing) : fitCountMessages.doNotFit(fit.failing)}
    </span>
  );
}

/** The ids at external platforms, in a secondary line. */
export function ExternalIds({ file }: { file: ArtworkFile }) {
  const ids = externalIds(file);
  if (ids.length === 0) return null;
  return (
    <Clip className="mq-two" tip={ids.map(({ platform, id }) => `${platform} ${id}`).join(', ')}>
      {ids.map(({ platform, id }) => (
        <span key={platform} className="mq-external">
          {platform} <code translate="no">{id}</code>
        </span>
      ))}
    </Clip>
  );
}
