import type { ArtworkFile, SubmissionState } from '#contract/artwork';
import { formatName } from '#contract/fileTypes';
import type { Status } from '../ui/display/StatusLabel';

export const isVideo = (file: Pick<ArtworkFile, 'fileFormat'>): boolean => file.fileFormat.startsWith('video/');

/** '1920 × 1080' */
export const pixels = (width: number, height: number): string => `${String(width)} × ${String(height)}`;
export const formatPixels = (file: Pick<ArtworkFile, 'width' | 'height'>): string | undefined =>
  file.width && file.height ? pixels(file.width, file.height) : undefined;

/** '413 kB', '2.3 MB'; decimal units. */
export function bytesText(bytes: number): string {
  if (bytes < 1000) return `${String(bytes)} bytes`;
  const kB = Math.round(bytes / 1000);
  return kB < 1000 ? `${String(kB)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

/** '15 s', '7.5 s'. `durationMs`: milliseconds. */
export const secondsText = (durationMs: number): string => `${String(Math.round(durationMs / 100) / 10)} s`;

/** 'MP4 · 15 s · 3840 × 1080': the secondary line under a name. */
export function shortFacts(file: ArtworkFile): string {
  return [formatName(file.fileFormat), file.durationMs ? secondsText(file.durationMs) : undefined, formatPixels(file)]
    .filter((fact) => fact !== undefined)
    .join(' · ');
}

/** The ratio of a picture in small whole numbers where there are some ('16:9'), else as a decimal ('3.51:1'). */
export function ratioText(width: number, height: number): string {
  const divisor = greatestCommonDivisor(width, height);
  const [across, down] = [width / divisor, height / divisor];
  return across <= 40 && down <= 40 ? `${String(across)}:${String(down)}` : `${(width / height).toFixed(2)}:1`;
}

function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestCommonDivisor(other, one % other);
}

export function reviewStatus(file: Pick<ArtworkFile, 'isPreApproved'>): Status {
  if (file.isPreApproved === true) return 'approved';
  return file.isPreApproved === false ? 'rejected' : 'notSet';
}

/** The status label of each state of a submission, with a different text where the platform has its own word. */
export const submissionSigns = {
  queued: { status: 'submitting', label: 'Queued for the SSP' },
  submitting: { status: 'submitting', label: 'Submitting' },
  pending: { status: 'submitted', label: 'Submitted, in audit' },
  approved: { status: 'submitted', label: 'Submitted' },
  denied: { status: 'rejected', label: 'Denied by the SSP' },
  changed: { status: 'info', label: 'Changed at the SSP' },
  expired: { status: 'ended', label: 'Expired at the SSP' },
  failed: { status: 'submissionFailed', label: 'SSP submission failed' },
  cancelled: { status: 'cancelled', label: 'Submission cancelled' },
  manual: { status: 'queued', label: 'To be submitted by hand' },
} as const satisfies Record<SubmissionState, { status: Status; label: string }>;

/** Whether a submission's state will still change without the user, so that it is polled. */
export const isUnderWay = (state: SubmissionState): boolean =>
  state === 'queued' || state === 'submitting' || state === 'pending';
/** Whether an administrator can send the submission again. */
export const isRetryable = ({
  state,
  sentOtherwise,
}: Pick<NonNullable<ArtworkFile['submission']>, 'state' | 'sentOtherwise'>): boolean =>
  state === 'failed' || state === 'expired' || sentOtherwise === true;

/** The external ids with the platform they belong to. */
export function externalIds(
  file: Pick<ArtworkFile, 'reachCreativeID' | 'mwCreativeID'>,
): { platform: string; id: string }[] {
  return [
    ...(file.reachCreativeID ? [{ platform: 'Reach', id: file.reachCreativeID }] : []),
    ...(file.mwCreativeID ? [{ platform: 'MW', id: file.mwCreativeID }] : []),
  ];
}
