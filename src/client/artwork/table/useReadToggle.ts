import { useCallback } from 'react';
import type { ArtworkFile } from '#contract/artwork';
import { announceOutcome } from '../announceOutcome';
import { artworkMessages } from '../artwork.messages';
import { useModifyFileMutation } from '../artwork.api';

/** Marks an artwork as read or unread, with a notice. */
export function useReadToggle(): [
  toggle: (file: Pick<ArtworkFile, '_id' | 'isReviewed'>) => Promise<void>,
  busy: boolean,
] {
  const [modify, { isLoading }] = useModifyFileMutation();
  const toggle = useCallback(
    (file: Pick<ArtworkFile, '_id' | 'isReviewed'>) =>
      announceOutcome(modify({ params: { id: file._id }, body: { isReviewed: !file.isReviewed } }).unwrap(), {
        key: 'artwork.read',
        done: artworkMessages.toggledRead,
        failed: artworkMessages.toggleFailed,
      }),
    [modify],
  );
  return [toggle, isLoading];
}
