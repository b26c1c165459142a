import { Button, Tag } from 'antd';
import { useState } from 'react';
import type { ArtworkFile } from '#contract/artwork';
import { failureOf } from '../../api/apiError';
import { disabledReason, usePermission } from '../../session/permissions.api';
import { FailureAlert } from '../../ui/feedback/FailureAlert';
import { formatDate } from '../../ui/format/moment';
import { WithReason } from '../../ui/display/WithReason';
import { StatusLabel } from '../../ui/display/StatusLabel';
import { Kbd } from '../../ui/keyboard/Kbd';
import { ArtworkThumbnail } from '../ArtworkThumbnail';
import { similarMessages } from '../artwork.messages';
import { reviewStatus } from '../fileFacts';
import { useReviewActors } from '../review/useReviewActors';
import { useShortcuts } from '../../ui/keyboard/useShortcuts';
import { CompareDialog } from './CompareDialog';
import { DecideTogether } from './DecideTogether';
import { useSimilar } from './useSimilar';

/** The last decision on the same or a similar picture, with its reason, and the undecided look-alikes. */
export function DecidedBefore({ file }: { file: ArtworkFile }) {
  const { decided, reason, waiting, error, refetch } = useSimilar(file._id);
  const reviewActors = useReviewActors();
  const [asking, setAsking] = useState<'approve' | 'disapprove'>();
  const [comparing, setComparing] = useState(false);
  useShortcuts([
    {
      id: 'review.compare',
      keys: 'c',
      label: similarMessages.compare,
      group: 'Review mode',
      when: decided !== undefined,
      run: () => setComparing(true),
    },
  ]);
  const allowance = usePermission('review', file.orgID);
  const takeReason = () => {
    if (reason !== undefined) reviewActors.ask(file, 'disapprove').send({ type: 'reason.change', reason });
  };
  if (error) return <FailureAlert inline title={similarMessages.failed} failure={failureOf(error)} onRetry={refetch} />;
  if (!decided && waiting.length === 0) return null;
  const together = [file, ...waiting].map(({ _id, fileName, version }) => ({ id: _id, name: fileName, version }));
  return (
    <section className="mq-similar">
      <h3>{similarMessages.heading}</h3>
      {decided && (
        <div className="mq-similar-before">
          <ArtworkThumbnail file={decided.file} />
          <div>
            <StatusLabel status={reviewStatus(decided.file)} />{' '}
            <Tag>{decided.identical ? similarMessages.identical : similarMessages.alike(decided.likeness)}</Tag>
            {decided.file.approvalComment && <strong>{decided.file.approvalComment}</strong>}
            <span className="mq-two">
              {[decided.file.decidedBy, decided.file.decidedAt && formatDate(decided.file.decidedAt)]
                .filter(Boolean)
                .join(', ')}
            </span>
          </div>
        </div>
      )}
      {decided && (
        <Button size="small" aria-keyshortcuts="c" onClick={() => setComparing(true)}>
          {similarMessages.compare} <Kbd>C</Kbd>
        </Button>
      )}{' '}
      {reason !== undefined && allowance !== 'never' && (
        <WithReason reason={disabledReason(allowance)}>
          <Button size="small" disabled={allowance !== 'yes'} aria-keyshortcuts="r" onClick={takeReason}>
            {similarMessages.useReason} <Kbd>R</Kbd>
          </Button>
        </WithReason>
      )}
      {waiting.length > 0 && (
        <p>
          {similarMessages.moreWaiting(waiting.length)}{' '}
          {allowance !== 'never' && (
            <WithReason reason={disabledReason(allowance)}>
              <Button type="link" size="small" disabled={allowance !== 'yes'} onClick={() => setAsking('approve')}>
                {similarMessages.approveTogether(together.length)}
              </Button>
              <Button type="link" size="small" disabled={allowance !== 'yes'} onClick={() => setAsking('disapprove')}>
                {similarMessages.disapproveTogether(together.length)}
              </Button>
            </WithReason>
          )}
        </p>
      )}
      {decided && (
        <CompareDialog
          open={comparing}
          file={file}
          decided={decided.file}
          likeness={decided.identical ? similarMessages.identical : similarMessages.alike(decided.likeness)}
          onClose={() => setComparing(false)}
          onReason={
            reason === undefined || allowance !== 'yes'
              ? undefined
              : () => {
                  setComparing(false);
                  takeReason();
                }
          }
        />
      )}
      <DecideTogether asking={asking} items={together} onAnswered={() => setAsking(undefined)} />
    </section>
  );
}
