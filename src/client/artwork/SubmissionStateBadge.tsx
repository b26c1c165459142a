import type { SubmissionState } from '#contract/artwork';
import { StatusLabel } from '../ui/display/StatusLabel';
import { submissionSigns } from './fileFacts';

/** The state of a submission as a status label. */
export function SubmissionStateBadge({ state }: { state: SubmissionState }) {
  const { status, label } = submissionSigns[state];
  return <StatusLabel status={status}>{label}</StatusLabel>;
}

/** The same as text, for accessible names. */
export const submissionStateLabel = (state: SubmissionState): string => submissionSigns[state].label;
