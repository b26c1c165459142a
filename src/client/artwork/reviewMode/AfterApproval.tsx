import { CheckOutlined, CloseOutlined, LoadingOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { ArtworkFile } from '#contract/artwork';
import { RelativeDate } from '../../ui/RelativeDate';
import { useListAdsByArtworkQuery } from '../artwork.api';
import { SubmissionBadge } from '../SubmissionBadge';
import { useReviewState } from '../review/useReviewActors';
import { useFreshSubmission } from '../useFreshSubmission';

type StepState = 'waiting' | 'now' | 'busy' | 'done' | 'failed';

interface Step {
  state: StepState;
  title: string;
  detail: ReactNode;
}

const marks: Partial<Record<StepState, ReactNode>> = {
  done: <CheckOutlined aria-hidden />,
  busy: <LoadingOutlined aria-hidden />,
  failed: <CloseOutlined aria-hidden />,
};

/** The three steps, drawn; which one is at what. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="mq-steps">
      {steps.map(({ state, title, detail }, index) => (
        <li
          key={index}
          className={`mq-step mq-step-${state}`}
          {...(state === 'now' || state === 'busy' ? { 'aria-current': 'step' as const } : {})}
        >
          <span className="mq-step-mark" aria-hidden>
            {marks[state] ?? index + 1}
          </span>
          <span>
            <strong>{title}</strong>
            <span className="mq-two">{detail}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** What follows an approval: it is saved, ads are looked for, and if there are some the artwork is submitted. */
export function AfterApproval({ file }: { file: ArtworkFile }) {
  const state = useReviewState(file._id);
  const { currentData } = useListAdsByArtworkQuery({ params: { id: file._id } });
  const submission = useFreshSubmission(file);
  const ads = currentData?.ads.length ?? file.ads;
  const approved = file.isPreApproved === true;
  const failed = state === 'submissionFailed' || submission?.state === 'failed';

  const approval: Step = approved
    ? {
        state: 'done',
        title: 'Approved',
        detail: (
          <>
            {file.decidedBy ?? ''}
            {file.decidedBy && file.decidedAt ? ', ' : ''}
            {file.decidedAt && <RelativeDate date={file.decidedAt} inline />}
          </>
        ),
      }
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
  const submitting: Step = {
    state: submitState({
      approved,
      failed,
      busy: state === 'submitting' || submission?.state === 'submitting',
      sent: submission !== undefined,
    }),
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
      <StepList steps={[approval, looking, submitting]} />
    </section>
  );
}

function adsText(ads: number | undefined): string {
  if (ads === undefined) return '';
  if (ads === 0) return 'No ad uses this artwork';
  return ads === 1 ? '1 ad uses this artwork' : `${String(ads)} ads use this artwork`;
}

function submitState({
  approved,
  failed,
  busy,
  sent,
}: {
  approved: boolean;
  failed: boolean;
  busy: boolean;
  sent: boolean;
}): StepState {
  if (!approved) return 'waiting';
  if (failed) return 'failed';
  if (busy) return 'busy';
  return sent ? 'done' : 'waiting';
}
