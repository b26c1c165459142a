import type { ArtworkFile } from '#contract/artwork';
import { apiAddress } from '../api/runtime';
import { usePermission } from '../session/permissions';
import { useAppDispatch } from '../store';

/** What is known of a film that may need a poster. */
export type WithoutPoster = Partial<Pick<ArtworkFile, '_id' | 'orgID' | 'needsPoster'>>;

/**
 * A function for when a film was shown: it sends the API a poster, if it has none, since only browsers decode films. The poster
 * stands for the film in lists, and its words are read.
 */
export function usePosterOf(file: Pick<ArtworkFile, 'fileURL'> & WithoutPoster): () => void {
  const dispatch = useAppDispatch();
  const mayReview = usePermission('review', file.orgID) === 'yes';
  return () => {
    const { _id: id, needsPoster } = file;
    if (id === undefined || needsPoster !== true || !mayReview) return;
    void import('./sendPoster').then(
      ({ sendPoster }) => sendPoster(dispatch, id, apiAddress(file.fileURL)),
      () => undefined,
    );
  };
}
