import type { SubmissionState } from '#contract/artwork';
import { artworkId, artworks, type DemoArtwork } from './artworks';
import { hoursBefore } from './identity';
import { personNamed, type DemoPerson } from './people';

/** When an artwork was uploaded and looked at, and by whom. */
export interface Review {
  artwork: DemoArtwork;
  id: string;
  created: Date;
  /** When it was decided or looked at; undefined while it is new. */
  seen: Date | undefined;
  reviewer: DemoPerson;
  uploader: DemoPerson;
}

const uploaders = ['jo.lindqvist', 'sam.achterberg', 'ines.prado'];

/** Hours since the upload: the first five as in the design, then about one artwork every two days. */
const ageOf = (index: number): number => [2, 5, 26, 49, 73][index] ?? 73 + (index - 4) * 41;

/** Hours until the review: mostly on the same day, sometimes after a weekend. */
const waits = [2, 7, 1, 4, 26, 3, 9, 2, 5, 50, 6, 1, 12, 3, 31];
const waitOf = (index: number): number => waits[index % waits.length] ?? 0;

function planReview(artwork: DemoArtwork, index: number, now: Date): Review {
  const hours = ageOf(index);
  const isNew = artwork.stage === 'new' || artwork.stage === 'spare';
  return {
    artwork,
    id: artworkId(artwork),
    created: hoursBefore(now, hours),
    seen: isNew ? undefined : hoursBefore(now, hours - Math.min(waitOf(index), hours * 0.4)),
    reviewer: personNamed(index % 3 === 0 ? 'admin' : 'second'),
    uploader: personNamed(uploaders[index % uploaders.length] ?? 'jo.lindqvist'),
  };
}

export const planReviews = (now: Date): Review[] => artworks.map((artwork, index) => planReview(artwork, index, now));

/** Approved, rejected, or null for neither. */
export const decisionOn = ({ stage }: DemoArtwork): boolean | null =>
  stage === 'ok' ? true : stage === 'no' ? false : null;

/** When the supply-side platform replied: within minutes where it failed, after an hour where it decided. */
export const repliedAt = (seen: Date, state: SubmissionState): Date =>
  new Date(seen.getTime() + (state === 'failed' ? 8 : 55) * 60_000);

/** Whether it was disapproved after it had been approved and submitted. */
export const wasWithdrawn = (artwork: DemoArtwork): boolean =>
  decisionOn(artwork) === false && artwork.submission !== undefined;

/** When an artwork was approved: one that was withdrawn, half-way between upload and review. */
export const approvalOf = (artwork: DemoArtwork, created: Date, seen: Date): Date =>
  wasWithdrawn(artwork) ? new Date((created.getTime() + seen.getTime()) / 2) : seen;
