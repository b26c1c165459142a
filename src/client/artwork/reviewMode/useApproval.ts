import type { ArtworkFile, Fit } from '#contract/artwork';
import { useExtension } from '../../api/product.api';
import { useGetFileFitQuery } from '../artwork.api';
import { artworkMessages } from '../artwork.messages';
import { boardsOf } from './fitMessages';

/** 'Approve', 'Approve. 3 boards do not fit', 'Approve. No board fits': what an approval means for the boards booked. */
export function approveLabel(fits: readonly Pick<Fit, 'outcome' | 'boards'>[]): string {
  const { all, failing } = boardsOf(fits);
  if (failing === 0) return artworkMessages.approve;
  return failing === all ? artworkMessages.approveNoneFits : artworkMessages.approveSomeDoNotFit(failing);
}

/** The label of the button, and whether boards booked do not fit; the fit is in the cache already, since review mode shows it. */
export function useApproval(file: Pick<ArtworkFile, '_id'>): { label: string; someDoNotFit: boolean } {
  const hasFit = useExtension('file-fit');
  const { currentData } = useGetFileFitQuery({ params: { id: file._id } }, { skip: !hasFit });
  const fits = currentData?.fits ?? [];
  return { label: approveLabel(fits), someDoNotFit: boardsOf(fits).failing > 0 };
}
