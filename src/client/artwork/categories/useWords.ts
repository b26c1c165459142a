import { useMemo, useState } from 'react';
import type { ArtworkFile } from '#contract/artwork';
import type { ReplyOf } from '#contract/endpoint';
import type { getFileWords } from '#contract/placementRules';
import { useExtension } from '../../api/product.api';
import { onOff } from '../../ui/browser/reader';
import { usePersisted } from '../../ui/browser/usePersisted';
import { useGetFileWordsQuery } from '../artwork.api';

/** Milliseconds between two requests while the words are being read. */
const whileReading = 3000;

export interface Words extends ReplyOf<typeof getFileWords> {
  /** Whether they are marked in the picture; remembered in this browser. */
  isShown: boolean;
  toggle: () => void;
  /** The position of the word under the pointer or with the focus. */
  active: number | undefined;
  setActive: (index: number | undefined) => void;
}

/** The words in the picture. undefined while they load, and where the API reads none. */
export function useWords(file: ArtworkFile | undefined): Words | undefined {
  const canRead = useExtension('file-words');
  const fileId = file?._id ?? '';
  const input = { params: { id: fileId } };
  const skip = !canRead || file === undefined;
  const { currentData } = useGetFileWordsQuery(input, { skip });
  useGetFileWordsQuery(input, { skip: skip || currentData?.state !== 'waiting', pollingInterval: whileReading });
  const [isShown, setShown] = usePersisted('review.words', onOff, true);
  const [pointed, setPointed] = useState<{ of: string; index: number | undefined }>();
  const active = pointed?.of === fileId ? pointed.index : undefined;
  return useMemo(
    () =>
      currentData && {
        ...currentData,
        isShown,
        toggle: () => setShown(!isShown),
        active,
        setActive: (index: number | undefined) => setPointed({ of: fileId, index }),
      },
    [currentData, isShown, setShown, active, fileId],
  );
}
