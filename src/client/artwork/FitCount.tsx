import type { ArtworkFile } from '#contract/artwork';
import { fitCountMessages } from './artwork.messages';
import { placementMessages } from './categories/categories.messages';

/**
 * How a waiting artwork fits the booked boards: 'Fits all 48 boards', '2 boards do not fit', 'Not for 6
 * boards' if some refuse it. Nothing if none is booked.
 */
export function FitCount({ file: { fit, isPreApproved } }: { file: Pick<ArtworkFile, 'fit' | 'isPreApproved'> }) {
  if (!fit || fit.boards === 0 || typeof isPreApproved === 'boolean') return null;
  return fit.failing === 0 ? (
    <span className="mq-two">{fitCountMessages.fitsAll(fit.boards)}</span>
  ) : (
    <span className="mq-two mq-fit-count-fails">
      {(fit.refused ?? 0) > 0 ? placementMessages.notFor(fit.failing) : fitCountMessages.doNotFit(fit.failing)}
    </span>
  );
}
