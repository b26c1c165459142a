import { useCallback } from 'react';
import type { ArtworkFile } from '#contract/artwork';
import { failureOf } from '../../api/apiError';
import { artworkMessages } from '../artwork.messages';
import { notify } from '../../ui/feedback/notify';
import { useModifyFileMutation } from '../artwork.api';

/** Marks an artwork as read or unread, with a notice. */
export function useReadToggle(): [
  toggle: (file: Pick<ArtworkFile, '_id' | 'isReviewed'>) => Promise<void>,
  busy: boolean,
] {
  const [modify, { isLoading }] = useModifyFileMutation();
  const toggle = useCallback(
    async (file: Pick<ArtworkFile, '_id' | 'isReviewed'>) => {
      try {
        await modify({ params: { id: file._id }, body: { isReviewed: !file.isReviewed } }).unwrap();
        notify.success({ key: 'artwork.read', text: artworkMessages.toggledRead });
      } catch (error) {
        const failure = failureOf(error);
        if (failure.status !== 401 && failure.status !== 403)
          notify.error({ key: 'artwork.read', text: artworkMessages.toggleFailed, detail: failure.message });
      }
    },
    [modify],
  );
  return [toggle, isLoading];
}
