import { PictureOutlined } from '@ant-design/icons';
import { useCallback, useMemo, type ReactNode } from 'react';
import type { ArtworkFile } from '#contract/artwork';
import { failureOf } from '../../machines/mutationActor';
import { artworkMessages } from '../artwork.messages';
import { PagedTable, type TableStatus } from '../../ui/PagedTable';
import { useLastKnown } from '../../ui/useLastKnown';
import { useMediaQuery } from '../../ui/useMediaQuery';
import { useTableSearch } from '../../ui/useTableSearch';
import type { Ticks } from '../../ui/useTicks';
import { useBulkBar } from '../bulk/useBulkBar';
import { useSelectedArtworks } from '../bulk/useSelectedArtworks';
import { ArtworkCard } from './ArtworkCard';
import { columnsWithAds, narrowColumns, wideColumns } from './artworkColumns';
import { ArtworkFilters, filterWords } from './ArtworkFilters';
import { artworkFilters, nameOf, type ArtworkList } from './artworkLists';

interface ArtworkTableProps {
  list: ArtworkList;
  /** Wide has a column for each fact, withAds one more; narrow ones stand in pairs where there is room. */
  shape?: 'wide' | 'narrow' | 'withAds';
  icon?: ReactNode;
  extra?: ReactNode;
  emptyAction?: ReactNode;
  /** Kept by the page, so that they are still there after review mode. */
  ticks: Ticks;
}

const columnsOf = { wide: wideColumns, narrow: narrowColumns, withAds: columnsWithAds };
/** Pixels below which the table scrolls sideways. */
const minWidths = { wide: 940, narrow: 0, withAds: 980 } as const;
const compactMinWidths = { wide: 640, narrow: 0, withAds: 780 } as const;
const noFiles: readonly ArtworkFile[] = [];

/** One artwork list: its calls, its place in the address, its rows. */
export function ArtworkTable({ list, shape = 'wide', icon, extra, emptyAction, ticks }: ArtworkTableProps) {
  const search = useTableSearch(list.name, list.defaults, artworkFilters);
  const {
    data: current,
    currentData,
    isFetching,
    error,
    refetch,
  } = list.rows.useQuery({ query: { ...search.query, ...list.fixed } });
  const data = useLastKnown(current);
  const isCompact = useMediaQuery('(max-width: 1199.98px)');
  const columns = useMemo(() => columnsOf[shape](list.name, isCompact), [shape, list.name, isCompact]);
  const card = useCallback((file: ArtworkFile) => <ArtworkCard file={file} list={list.name} />, [list.name]);
  const hasFilters = shape !== 'narrow';
  const { selection, items, versionOf, untick } = useSelectedArtworks(
    list,
    ticks,
    search.filters,
    data?.files ?? noFiles,
    data?.totalFiles ?? 0,
  );
  const { bulk, running, questions } = useBulkBar(list.name, items, versionOf, untick);
  return (
    <>
      <PagedTable
        label={list.title}
        title={
          <>
            {icon}
            {list.title}
          </>
        }
        total={data?.totalFiles ?? 0}
        rows={data?.files ?? noFiles}
        columns={columns}
        rowName={nameOf}
        {...search.place}
        onChange={search.onChange}
        status={statusOf({
          failed: error !== undefined && !isFetching,
          loaded: data !== undefined,
          fetching: isFetching && currentData === undefined,
        })}
        failure={error === undefined ? undefined : failureOf(error)}
        onRetry={() => void refetch()}
        extra={extra}
        {...(hasFilters && {
          filters: (
            <ArtworkFilters
              label={list.title}
              filters={search.filters}
              setFilters={search.setFilters}
              total={data?.totalFiles}
            />
          ),
        })}
        emptyText={artworkMessages.empty}
        emptyIcon={<PictureOutlined />}
        emptyAction={emptyAction}
        filtered={search.filtered}
        filterWords={filterWords(search.filters)}
        onClearFilters={search.clearFilters}
        renderCard={card}
        minWidth={(isCompact ? compactMinWidths : minWidths)[shape]}
        selection={selection}
        bulk={bulk}
        running={running}
      />
      {questions}
    </>
  );
}

/** Old rows stay while others load; an answer that failed says so whatever was there. */
export function statusOf({
  failed,
  loaded,
  fetching,
}: {
  failed: boolean;
  loaded: boolean;
  fetching: boolean;
}): TableStatus {
  if (failed) return 'failed';
  if (!loaded) return 'loading';
  return fetching ? 'refetching' : 'ready';
}
