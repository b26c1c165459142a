import type { SubmissionState } from '#contract/artwork';
import { StatusLabel } from '../ui/display/StatusLabel';
import { submissionSigns } from './fileFacts';

/** A state of a submission in the status vocabulary. */
export function SubmissionStateBadge({ state }: { state: SubmissionState }) {
  const { status, label } = submissionSigns[state];
  return <StatusLabel status={status}>{label}</StatusLabel>;
}

/** The same in words alone, for names. */
export const submissionStateLabel = (state: SubmissionState): string => submissionSigns[state].label;
