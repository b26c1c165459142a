import { useState } from 'react';
import type { Board } from '#contract/boards';
import type { ArtworkFile } from '#contract/artwork';
import { useExtension } from '../../api/product.api';
import { useListArtworksQuery } from '../../artwork/artwork.api';
import { describeFilters } from '../../ui/table/tableSearch';
import { listMessages } from '../../ui/ui.messages';
import { campaignMessages } from '../campaigns.messages';
import { canRun, fitOn } from './fits';

export const artworkPageSize = 24;
/** How many artworks are looked through for those that fit: the API's largest page. */
export const searched = 500;
interface ArtworkFilters {
  search: string;
  ownOnly: boolean;
  approved: boolean;
  fitting: boolean;
}
export const noFilters: ArtworkFilters = { search: '', ownOnly: false, approved: false, fitting: false };

/** A page of the artworks that match the filters. Whether one fits a board is decided here and not by the server. */
export function useArtworkChoice(boards: readonly Board[], organisation: { id: string; name: string }) {
  const canFilter = useExtension('file-search') && organisation.id !== '';
  const [filters, setFilters] = useState<ArtworkFilters>({ ...noFilters, ownOnly: true });
  const [page, goTo] = useState(1);
  const { search, ownOnly, approved, fitting } = filters;
  const isOwnOnly = canFilter && ownOnly;
  const { data, error, refetch } = useListArtworksQuery({
    query: {
      page: fitting ? 1 : page,
      pageSize: fitting ? searched : artworkPageSize,
      sortID: 'dateCreated',
      sortDesc: true,
      ...(search === '' ? {} : { search }),
      ...(isOwnOnly ? { orgID: organisation.id } : {}),
      ...(approved ? { approvedOnly: true } : {}),
    },
  });
  const found = fitting ? data?.files.filter((file) => fitsAny(file, boards)) : data?.files;
  return {
    filters,
    canFilter,
    text: describeFilters(
      {
        search,
        owner: isOwnOnly ? organisation.name : undefined,
        approved: approved || undefined,
        fitting: fitting || undefined,
      },
      {
        search: listMessages.searched,
        owner: campaignMessages.onlyOf,
        approved: () => campaignMessages.approvedOnly,
        fitting: () => campaignMessages.fittingOnly,
      },
    ),
    filter: (change: Partial<ArtworkFilters>) => {
      setFilters((before) => ({ ...before, ...change }));
      goTo(1);
    },
    files: fitting ? found?.slice((page - 1) * artworkPageSize, page * artworkPageSize) : found,
    total: fitting ? (found?.length ?? 0) : (data?.totalFiles ?? 0),
    isCut: fitting && (data?.totalFiles ?? 0) > searched,
    page,
    goTo,
    error,
    refetch,
  };
}

function fitsAny(file: ArtworkFile, boards: readonly Board[]): boolean {
  const { width = null, height = null, durationMs = null, fileFormat: type, categories } = file;
  return boards.some((board) => canRun(fitOn({ width, height, durationMs, type, categories }, board)));
}
