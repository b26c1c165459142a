import { useProduct } from '../../api/product.api';
import { useListArtworksQuery } from '../../artwork/artwork.api';
import { artworkMessages } from '../../artwork/artwork.messages';
import { artworkLists } from '../../artwork/table/artworkLists';
import { ArtworkTable } from '../../artwork/table/ArtworkTable';
import { ChooseFiles, ChosenFiles } from '../../artwork/upload/UploadPanel';
import { useListWithdrawalsQuery } from '../../artwork/withdrawals/withdrawals.api';
import { WithdrawalsTable } from '../../artwork/withdrawals/WithdrawalsTable';
import { useIsAfterRows } from '../../ui/display/Deferred';
import type { Ticks } from '../../ui/table/useTicks';
import { homeViews, HomeViews, type HomeView } from './HomeViews';

/** Only the total is used. */
const all = { query: { pageSize: 1 } } as const;
const failed = { query: { sspFailed: true, pageSize: 1 } } as const;
const live = { query: { state: 'live', pageSize: 1 } } as const;

/** The ticks of each view that has rows to tick. */
export type LatestTicks = Record<'latest' | 'waiting' | 'notSubmitted', Ticks>;

interface LatestArtworksProps {
  ticks: LatestTicks;
  mayUpload: boolean;
  view: HomeView;
  onView: (view: HomeView) => void;
  waiting: number | undefined;
}

/** LATEST ARTWORKS as specified, and its other views if the API has them. */
export function LatestArtworks({ ticks, mayUpload, view, onView, waiting }: LatestArtworksProps) {
  const { known, has } = useProduct();
  const hasViews = has('file-need');
  const canWithdraw = has('ssp-withdrawals');
  const isAfterRows = useIsAfterRows();
  const everything = useListArtworksQuery(all, { skip: !hasViews || !isAfterRows });
  const failures = useListArtworksQuery(failed, { skip: !hasViews || !isAfterRows });
  const stillLive = useListWithdrawalsQuery(live, { skip: !canWithdraw || !isAfterRows });
  const shown = {
    all: { list: artworkLists.latest, ticks: ticks.latest, shape: 'wide' },
    waiting: { list: artworkLists.waiting, ticks: ticks.waiting, shape: 'byNeed' },
    notSubmitted: { list: artworkLists.notSubmitted, ticks: ticks.notSubmitted, shape: 'wide' },
  } as const;
  const counts = {
    all: everything.data?.totalFiles,
    waiting,
    notSubmitted: failures.data?.totalFiles,
    stillLive: stillLive.data?.totalWithdrawals,
  };
  const offered = homeViews.filter((each) => each !== 'stillLive' || canWithdraw || !known);
  const header = {
    title: artworkMessages.latest,
    extra: mayUpload && <ChooseFiles />,
    views: (
      <>
        {mayUpload && <ChosenFiles />}
        {(hasViews || !known) && <HomeViews shown={view} views={offered} counts={counts} onChange={onView} />}
      </>
    ),
  };
  return view === 'stillLive' ? (
    <WithdrawalsTable {...header} />
  ) : (
    <ArtworkTable key={view} {...shown[view]} {...header} />
  );
}
