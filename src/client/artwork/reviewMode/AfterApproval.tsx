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

type StepState = 'waiting' | 'now' | 'busy' | 'done' | 'failed';

interface Step {
  state: StepState;
  title: string;
  detail: ReactNode;
}

const statuses = { waiting: 'wait', now: 'process', busy: 'process', done: 'finish', failed: 'error' } as const;

function stepItem({ state, title, detail }: Step) {
  const isCurrent = state === 'now' || state === 'busy';
  return {
    status: statuses[state],
    title: (
      <>
        {title}
        {isCurrent && <VisuallyHidden> (current step)</VisuallyHidden>}
      </>
    ),
    content: detail,
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

  const approval: Step = approved
    ? { state: 'done', title: 'Approved', detail: <DecidedBy file={file} /> }
    : {
        state: state === 'saving' ? 'busy' : 'now',
        title: 'Approve',
        detail: file.isPreApproved === false ? 'Rejected; it can be decided again' : 'Waiting for your decision',
      };
  const looking: Step = {
    state: state === 'lookingForAds' ? 'busy' : approved && ads !== undefined ? 'done' : 'waiting',
    title: 'Look for ads',
    detail: adsText(ads),
  };
  const submitState = (): StepState => {
    if (!approved) return 'waiting';
    if (failed) return 'failed';
    if (state === 'submitting' || submission?.state === 'submitting') return 'busy';
    return submission ? 'done' : 'waiting';
  };
  const submitting: Step = {
    state: submitState(),
    title: 'Submit to the SSP',
    detail:
      approved && (submission || failed) ? (
        <SubmissionBadge file={file} />
      ) : ads === 0 ? (
        'Nothing to submit without an ad'
      ) : (
        'Held for 10 seconds so you can undo'
      ),
  };
  return (
    <section>
      <h3>After approval</h3>
      <Steps
        classNames={{ itemTitle: 'mq-step-title', itemContent: 'mq-step-detail' }}
        orientation="vertical"
        size="small"
        variant="outlined"
        items={[approval, looking, submitting].map(stepItem)}
      />
    </section>
  );
}

function adsText(ads: number | undefined): string {
  if (ads === undefined) return '';
  if (ads === 0) return 'No ad uses this artwork';
  return ads === 1 ? '1 ad uses this artwork' : `${String(ads)} ads use this artwork`;
}
