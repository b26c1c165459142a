import { LoadingOutlined } from '@ant-design/icons';
import { Steps } from 'antd';
import type { ReactNode } from 'react';
import type { ArtworkFile } from '#contract/artwork';
import { VisuallyHidden } from '../../ui/display/VisuallyHidden';
import { useListAdsByArtworkQuery } from '../ads/ads.api';
import { DecidedBy } from '../DecidedBy';
import { SubmissionBadge } from '../SubmissionBadge';
import { useReviewState } from '../review/useReviewActors';
import { useFreshSubmission } from '../useFreshSubmission';

const statuses = { waiting: 'wait', now: 'process', busy: 'process', done: 'finish', failed: 'error' } as const;
type StepState = keyof typeof statuses;

function step(state: StepState, title: string, content: ReactNode) {
  const isCurrent = state === 'now' || state === 'busy';
  return {
    status: statuses[state],
    title: (
      <>
        {title}
        {isCurrent && <VisuallyHidden> (current step)</VisuallyHidden>}
      </>
    ),
    content,
    ...(state === 'busy' && { icon: <LoadingOutlined aria-hidden /> }),
  };
}

/** The steps after an approval: saving, looking for ads, and submitting the artwork if there are some. */
export function AfterApproval({ file }: { file: ArtworkFile }) {
  const state = useReviewState(file._id);
  const { currentData } = useListAdsByArtworkQuery({ params: { id: file._id } });
  const submission = useFreshSubmission(file);
  const ads = currentData?.ads.length ?? file.ads;
  const approved = file.isPreApproved === true;
  const failed = state === 'submissionFailed' || submission?.state === 'failed';

  const undecided = file.isPreApproved === false ? 'Rejected; it can be decided again' : 'Waiting for your decision';
  const approval = approved
    ? step('done', 'Approved', <DecidedBy file={file} />)
    : step(state === 'saving' ? 'busy' : 'now', 'Approve', undecided);
  const lookState = state === 'lookingForAds' ? 'busy' : approved && ads !== undefined ? 'done' : 'waiting';
  const submitState = (): StepState => {
    if (!approved) return 'waiting';
    if (failed) return 'failed';
    if (state === 'submitting' || submission?.state === 'submitting') return 'busy';
    return submission ? 'done' : 'waiting';
  };
  const unsubmitted = ads === 0 ? 'Nothing to submit without an ad' : 'Held for 10 seconds so you can undo';
  const submitting = approved && (submission || failed) ? <SubmissionBadge file={file} /> : unsubmitted;
  return (
    <section>
      <h3>After approval</h3>
      <Steps
        classNames={{ itemTitle: 'mq-step-title', itemContent: 'mq-step-detail' }}
        orientation="vertical"
        size="small"
        variant="outlined"
        items={[
          approval,
          step(lookState, 'Look for ads', adsText(ads)),
          step(submitState(), 'Submit to the SSP', submitting),
        ]}
      />
    </section>
  );
}

function adsText(ads: number | undefined): string {
  if (ads === undefined) return '';
  if (ads === 0) return 'No ad uses this artwork';
  return ads === 1 ? '1 ad uses this artwork' : `${String(ads)} ads use this artwork`;
}
