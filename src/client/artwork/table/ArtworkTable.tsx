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
import { artworkShapes } from './artworkColumns';
import { ArtworkFilters, filterText } from './ArtworkFilters';
import { artworkFilters, nameOf, type ArtworkList } from './artworkLists';

interface ArtworkTableProps {
  list: ArtworkList;
  shape?: keyof typeof artworkShapes;
  icon?: ReactNode;
  /** Replaces the list's own title if the list is one of several views. */
  title?: string;
  views?: ReactNode;
  extra?: ReactNode;
  /** Owned by the page, so that they survive review mode. */
  ticks: Ticks;
}

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
  const found = { rows: data?.files, total: data?.totalFiles, filterText: filterText(search.filters) };
  const shown = listOf(search, { ...query, data }, { ...found, quietRefetch: true });
  const isCompact = useMediaQuery('(max-width: 1199.98px)');
  const hasFilters = shape !== 'narrow' && shape !== 'decided';
  const hasCategories = useExtension('placement');
  const columns = useMemo(() => {
    const drawn = artworkShapes[shape].columns(list.name, isCompact);
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
        list={shown}
        columns={columns}
        row={{ name: nameOf, card }}
        extra={extra}
        views={views}
        filters={
          hasFilters ? (
            <ArtworkFilters
              label={list.title}
              filters={search.filters}
              setFilters={search.setFilters}
              total={data?.totalFiles}
            />
          ) : undefined
        }
        empty={{ text: artworkMessages.empty, icon: <PictureOutlined /> }}
        minWidth={artworkShapes[shape][isCompact ? 'compactMinWidth' : 'minWidth']}
        selection={allowed}
        running={running}
      />
      {questions}
    </>
  );
}
