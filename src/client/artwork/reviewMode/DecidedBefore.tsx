import { Button, Flex, Tag } from 'antd';
import { useState, type ReactNode } from 'react';
import type { ArtworkFile } from '#contract/artwork';
import { failureOf } from '../../api/apiError';
import { disabledReason, usePermission } from '../../session/permissions';
import { FailureAlert } from '../../ui/feedback/FailureAlert';
import { DecidedBy } from '../DecidedBy';
import { ReasonButton } from '../../ui/display/WithReason';
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

type Similar = NonNullable<ReturnType<typeof useSimilar>['decided']>;
const describeLikeness = ({ identical, likeness }: Similar): string =>
  identical ? similarMessages.identical : similarMessages.alike(likeness);
/** The most undecided look-alikes that are shown. */
const maxShown = 3;

/**
 * The last decision on the same or a similar picture, with its reason, and the undecided look-alikes. Those with the
 * same picture can be decided together; of the others the words may differ.
 */
export function DecidedBefore({ file }: { file: ArtworkFile }) {
  const { decided, undecided, reason, waiting, error, refetch } = useSimilar(file._id);
  const reviewActors = useReviewActors();
  const [compared, setCompared] = useState<Similar>();
  const [isComparing, setComparing] = useState(false);
  const first = decided ?? undecided[0];
  const compare = (similar: Similar): void => {
    setCompared(similar);
    setComparing(true);
  };
  useShortcuts([
    {
      id: 'review.compare',
      keys: 'c',
      label: similarMessages.compare,
      group: 'Review mode',
      when: first !== undefined,
      run: () => first && compare(first),
    },
  ]);
  const allowance = usePermission('review', file.orgID);
  const takeReason = () => {
    if (reason !== undefined) reviewActors.openDecision(file, 'disapprove').send({ type: 'reason.change', reason });
  };
  if (error) return <FailureAlert inline title={similarMessages.failed} failure={failureOf(error)} onRetry={refetch} />;
  if (!first && waiting.length === 0) return null;
  const isDecided = compared !== undefined && compared.file._id === decided?.file._id;
  return (
    <section className="mq-similar">
      {decided && (
        <>
          <h3>{similarMessages.heading}</h3>
          <SimilarCard similar={decided} />
          <CompareButton similar={decided} hasKey onCompare={compare} />{' '}
          {reason !== undefined && allowance !== 'never' && (
            <ReasonButton reason={disabledReason(allowance)} size="small" aria-keyshortcuts="r" onClick={takeReason}>
              {similarMessages.useReason} <Kbd>R</Kbd>
            </ReasonButton>
          )}
        </>
      )}
      {(undecided.length > 0 || waiting.length > 0) && <h3>{similarMessages.waitingHeading}</h3>}
      {undecided.slice(0, maxShown).map((similar) => (
        <SimilarCard key={similar.file._id} similar={similar}>
          <CompareButton similar={similar} hasKey={similar === first} onCompare={compare} />
        </SimilarCard>
      ))}
      <DecideTogether file={file} waiting={waiting} />
      {compared && (
        <CompareDialog
          open={isComparing}
          file={file}
          other={compared.file}
          otherTitle={isDecided ? similarMessages.heading : similarMessages.waitingHeading}
          likeness={describeLikeness(compared)}
          onClose={() => setComparing(false)}
          onReason={
            !isDecided || reason === undefined || allowance !== 'yes'
              ? undefined
              : () => {
                  setComparing(false);
                  takeReason();
                }
          }
        />
      )}
    </section>
  );
}

interface CompareButtonProps {
  similar: Similar;
  /** Whether the key `C` compares it. */
  hasKey: boolean;
  onCompare: (similar: Similar) => void;
}

const CompareButton = ({ similar, hasKey, onCompare }: CompareButtonProps) => (
  <Button
    size="small"
    {...(hasKey ? { 'aria-keyshortcuts': 'c' } : { 'aria-label': similarMessages.compareWith(similar.file.fileName) })}
    onClick={() => onCompare(similar)}
  >
    {similarMessages.compare} {hasKey && <Kbd>C</Kbd>}
  </Button>
);

function SimilarCard({ similar, children }: { similar: Similar; children?: ReactNode }) {
  const { file } = similar;
  const isDecided = typeof file.isPreApproved === 'boolean';
  return (
    <Flex gap={12} className="mq-similar-before">
      <ArtworkThumbnail file={file} />
      <div>
        {isDecided && <StatusLabel status={reviewStatus(file)} />} <Tag>{describeLikeness(similar)}</Tag>
        {isDecided ? (
          <>
            {file.approvalComment && <strong>{file.approvalComment}</strong>}
            <span className="mq-two">
              <DecidedBy file={file} />
            </span>
          </>
        ) : (
          <span className="mq-two mq-ellipsis">{file.fileName}</span>
        )}
        {children}
      </div>
    </Flex>
  );
}
