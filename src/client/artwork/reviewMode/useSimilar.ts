import type { ArtworkFile } from '#contract/artwork';
import { useExtension } from '../../api/product.api';
import { useGetSimilarFilesQuery } from '../artwork.api';

/** Artworks that look like this one, if the API can find them. */
export function useSimilar(fileId: string) {
  const hasSimilar = useExtension('file-similar');
  const { currentData, error, isFetching, refetch } = useGetSimilarFilesQuery(
    { params: { id: fileId } },
    { skip: !hasSimilar },
  );
  const isDecided = ({ file }: { file: ArtworkFile }): boolean => typeof file.isPreApproved === 'boolean';
  const decided = currentData?.similar.find(isDecided);
  return {
    decided,
    /** The reason of the last disapproval of a look-alike; undefined if there is none. */
    reason: decided?.file.isPreApproved === false ? (decided.file.approvalComment ?? undefined) : undefined,
    /** Look-alikes without a decision, and those of them that are the same picture. */
    undecided: currentData?.similar.filter((one) => !isDecided(one)) ?? [],
    waiting: currentData?.waiting ?? [],
    error: isFetching ? undefined : error,
    refetch: () => void refetch(),
  };
}
