import { useMemo } from 'react';
import type { ArtworkFile } from '#contract/artwork';
import { useExtension } from '../../api/product.api';
import {
  useGetFileFitQuery,
  useGetFileHistoryQuery,
  useGetFileQuery,
  useGetSimilarFilesQuery,
  useListBoardsOfFileQuery,
  useListCampaignsOfFileQuery,
} from '../artwork.api';
import { useListAdsByArtworkQuery } from '../ads/ads.api';

/** The next two artworks, as far as they are loaded. Prefetches everything that review mode shows of them. */
export function useUpcomingFiles(next: string | undefined, afterNext: string | undefined): readonly ArtworkFile[] {
  const one = usePreloadedFile(next);
  const other = usePreloadedFile(afterNext);
  return useMemo(() => [one, other].flatMap((file) => file ?? []), [one, other]);
}

/** Subscribes to the cache without rendering on changes. */
const cacheOnly = { selectFromResult: () => ({}) };

function usePreloadedFile(id: string | undefined): ArtworkFile | undefined {
  const call = { params: { id: id ?? '' } };
  const skip = id === undefined;
  const hasFit = useExtension('file-fit');
  const hasHistory = useExtension('file-history');
  const hasSimilar = useExtension('file-similar');
  useGetFileFitQuery(call, { ...cacheOnly, skip: skip || !hasFit });
  useGetFileHistoryQuery(call, { ...cacheOnly, skip: skip || !hasHistory });
  useGetSimilarFilesQuery(call, { ...cacheOnly, skip: skip || !hasSimilar });
  useListAdsByArtworkQuery(call, { ...cacheOnly, skip });
  useListBoardsOfFileQuery(call, { ...cacheOnly, skip });
  useListCampaignsOfFileQuery(call, { ...cacheOnly, skip });
  return useGetFileQuery(call, { skip, selectFromResult: ({ currentData }) => ({ file: currentData?.file }) }).file;
}
