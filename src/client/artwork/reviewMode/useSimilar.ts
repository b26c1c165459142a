import { useExtension } from '../../api/product.api';
import { useGetSimilarFilesQuery } from '../artwork.api';

/** Artworks that look like this one, if the API can find them. */
export function useSimilar(fileId: string) {
  const hasSimilar = useExtension('file-similar');
  const { currentData, error, isFetching, refetch } = useGetSimilarFilesQuery(
    { params: { id: fileId } },
    { skip: !hasSimilar },
  );
  const decided = currentData?.similar.find(({ file }) => typeof file.isPreApproved === 'boolean');
  return {
    decided,
    /** The reason of the last disapproval of a look-alike; undefined if there is none. */
    reason: decided?.file.isPreApproved === false ? (decided.file.approvalComment ?? undefined) : undefined,
    waiting: currentData?.waiting ?? [],
    error: isFetching ? undefined : error,
    refetch: () => void refetch(),
  };
}
