import type { ArtworkFile, Fit } from '#contract/artwork';
import { useExtension } from '../../api/product.api';
import { useGetFileFitQuery } from '../artwork.api';
import { artworkMessages } from '../artwork.messages';
import { isFailing } from './fitMessages';

/** 'Approve', 'Approve. 3 boards do not fit', 'Approve. No board fits': what an approval means for the boards booked. */
export function approveLabel(fits: readonly Pick<Fit, 'outcome' | 'boards'>[]): string {
  const boards = fits.reduce((sum, fit) => sum + fit.boards.length, 0);
  const failing = fits.reduce((sum, fit) => sum + (isFailing(fit) ? fit.boards.length : 0), 0);
  if (failing === 0) return artworkMessages.approve;
  return failing === boards ? artworkMessages.approveNoneFits : artworkMessages.approveSomeDoNotFit(failing);
}

/** The label of the button; the fit is in the cache already, since review mode shows it. */
export function useApproveLabel(file: Pick<ArtworkFile, '_id'>): string {
  const hasFit = useExtension('file-fit');
  const { currentData } = useGetFileFitQuery({ params: { id: file._id } }, { skip: !hasFit });
  return approveLabel(currentData?.fits ?? []);
}
