import type { ArtworkFile } from '#contract/artworkFile';
import { RelativeDate } from '../ui/format/RelativeDate';

/** Who decided an artwork, and when. */
export function DecidedBy({ file: { decidedBy, decidedAt } }: { file: Pick<ArtworkFile, 'decidedBy' | 'decidedAt'> }) {
  return (
    <>
      {decidedBy}
      {decidedBy && decidedAt && ', '}
      {decidedAt && <RelativeDate date={decidedAt} inline />}
    </>
  );
}
