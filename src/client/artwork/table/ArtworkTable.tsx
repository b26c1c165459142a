import { PictureOutlined } from '@ant-design/icons';
import { useCallback, useMemo, type ReactNode } from 'react';
import type { ArtworkFile } from '#contract/artwork';
import { permitted, useTickPermissions } from '../../session/useTickPermissions';
import { useExtension } from '../../api/product.api';
import { artworkMessages } from '../artwork.messages';
import { PagedTable } from '../../ui/table/PagedTable';
import { listOf } from '../../ui/table/listOf';
import { useLastKnown } from '../../ui/browser/useLastKnown';
import { useMediaQuery } from '../../ui/theme/useMediaQuery';
import { useTableSearch } from '../../ui/table/useTableSearch';
import type { Ticks } from '../../ui/table/useTicks';
import { useBulkBar } from '../bulk/useBulkBar';
import { useSelectedArtworks } from '../bulk/useSelectedArtworks';
import { ArtworkCard } from './ArtworkCard';
import { withCategories } from '../categories/categoryColumn';
import { columnsByNeed, columnsWithAds, decidedColumns, narrowColumns, wideColumns } from './artworkColumns';
import { ArtworkFilters, filterText } from './ArtworkFilters';
import { artworkFilters, nameOf, type ArtworkList } from './artworkLists';

interface ArtworkTableProps {
  list: ArtworkList;
  /**
   * `wide`: a column for each fact; `withAds`: one more; `narrow`: two tables side by side if there is room; `decided`:
   * stacked; `byNeed`: sorted by need.
   */
  shape?: 'wide' | 'narrow' | 'decided' | 'withAds' | 'byNeed';
  icon?: ReactNode;
  /** Replaces the list's own title if the list is one of several views. */
  title?: string;
  views?: ReactNode;
  extra?: ReactNode;
  /** Owned by the page, so that they survive review mode. */
  ticks: Ticks;
}

const columnsOf = {
  wide: wideColumns,
  narrow: narrowColumns,
  decided: decidedColumns,
  withAds: columnsWithAds,
  byNeed: columnsByNeed,
};
/** Pixels below which the table scrolls sideways. */
const minWidths = { wide: 940, narrow: 0, decided: 960, withAds: 980, byNeed: 940 } as const;
const compactMinWidths = { wide: 640, narrow: 0, decided: 0, withAds: 780, byNeed: 700 } as const;
const ownerOf = ({ orgID }: ArtworkFile): string | null => orgID;
const noFiles: readonly ArtworkFile[] = [];

/** One artwork list: its queries, its parameters in the address, its rows. */
export function ArtworkTable({
  list,
  shape = 'wide',
  icon,
  title = list.title,
  views,
  extra,
  ticks,
}: ArtworkTableProps) {
  const search = useTableSearch(list.name, list.defaults, artworkFilters);
  const query = list.rows.useQuery({ query: { ...search.query, ...list.fixed } });
  const data = useLastKnown(query.data);
  const isCompact = useMediaQuery('(max-width: 1199.98px)');
  const hasFilters = shape !== 'narrow' && shape !== 'decided';
  const hasCategories = useExtension('placement');
  const columns = useMemo(() => {
    const drawn = columnsOf[shape](list.name, isCompact);
    return hasCategories && hasFilters ? withCategories(drawn) : drawn;
  }, [shape, list.name, isCompact, hasCategories, hasFilters]);
  const card = useCallback((file: ArtworkFile) => <ArtworkCard file={file} list={list.name} />, [list.name]);
  const { selection, items, versionOf } = useSelectedArtworks(
    list,
    ticks,
    search.filters,
    data?.files ?? noFiles,
    data?.totalFiles ?? 0,
  );
  const tickPermissions = useTickPermissions('review', ownerOf, search.filters.orgID);
  const { bulk, running, undone, questions, dismiss } = useBulkBar(list.name, items, versionOf, ticks);
  const allowed = permitted(tickPermissions, {
    ...selection,
    bulk,
    undone,
    onChange: (ids, seen) => {
      dismiss();
      selection.onChange(ids, seen);
    },
  });
  return (
    <>
      <PagedTable
        label={list.title}
        {...(hasFilters && { name: `artwork.${list.name}` })}
        title={
          <>
            {icon}
            {title}
          </>
        }
        list={listOf(
          search,
          { ...query, data },
          {
            rows: data?.files,
            total: data?.totalFiles,
            filterText: filterText(search.filters),
            quietRefetch: true,
          },
        )}
        columns={columns}
        row={{ name: nameOf, card }}
        extra={extra}
        views={views}
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
        empty={{ text: artworkMessages.empty, icon: <PictureOutlined /> }}
        minWidth={(isCompact ? compactMinWidths : minWidths)[shape]}
        selection={allowed}
        running={running}
      />
      {questions}
    </>
  );
}
