import { CheckCircleOutlined, CloseCircleOutlined } from '@ant-design/icons';
import { useProduct } from '../../api/product.api';
import '../../artwork/artwork.css';
import { useListArtworksQuery } from '../../artwork/artwork.api';
import { usePermission } from '../../session/permissions';
import { Deferred, useIsAfterRows } from '../../ui/display/Deferred';
import { useLastKnown } from '../../ui/browser/useLastKnown';
import { useShortcuts } from '../../ui/keyboard/useShortcuts';
import { useTicks, type Ticks } from '../../ui/table/useTicks';
import { HomeGreeting } from './HomeGreeting';
import { LatestArtworks, type LatestTicks } from './LatestArtworks';
import { LineUp } from './LineUp';
import { LazyDecisionDialogs } from '../../artwork/review/LazyDecisionDialogs';
import { WithReview } from '../../artwork/reviewMode/WithReview';
import { usePresent } from '../../artwork/presence/usePresent';
import { useReviewAddress } from '../../artwork/review/reviewAddress';
import { useUndoKey } from '../../artwork/review/useUndoKey';
import { artworkLists, nextInQueue } from '../../artwork/table/artworkLists';
import { ArtworkTable } from '../../artwork/table/ArtworkTable';
import { useRowDecisionKeys } from '../../artwork/table/useRowDecisionKeys';
import { UploadDrop } from '../../artwork/upload/UploadPanel';
import { homeViews, type HomeView } from './HomeViews';
import { useAddressParam } from '../../ui/browser/useAddressParam';
import { useMediaQuery } from '../../ui/theme/useMediaQuery';

/** Only the total is used. */
const needed = { query: { needed: true, pageSize: 1 } } as const;

type HomeTicks = LatestTicks & Record<'approved' | 'disapproved', Ticks>;

/** `/home`: what waits for review, and the three artwork tables of all organisations. */
export function HomePage() {
  const ticks: HomeTicks = {
    latest: useTicks('artwork.latest'),
    waiting: useTicks('artwork.waiting'),
    notSubmitted: useTicks('artwork.notSubmitted'),
    approved: useTicks('artwork.approved'),
    disapproved: useTicks('artwork.disapproved'),
  };
  const mayUpload = usePermission('review') === 'yes';
  const tables = <Tables ticks={ticks} mayUpload={mayUpload} />;
  return <WithReview>{mayUpload ? <UploadDrop>{tables}</UploadDrop> : tables}</WithReview>;
}

function Tables({ ticks, mayUpload }: { ticks: HomeTicks; mayUpload: boolean }) {
  const { known, has } = useProduct();
  const canOrder = has('file-need');
  const { data: current, isError } = useListArtworksQuery(nextInQueue, { skip: !canOrder });
  const data = useLastKnown(current);
  const isAfterRows = useIsAfterRows();
  const neededFiles = useListArtworksQuery(needed, { skip: !canOrder || !isAfterRows });
  const [view, setView] = useHomeView();
  const { open, target } = useReviewAddress();
  const present = usePresent();
  // Side by side from 1536 px on (artwork.css).
  const decidedShape = useMediaQuery('(min-width: 1200px) and (max-width: 1535.98px)') ? 'decided' : 'narrow';
  // Artwork that a colleague has open is skipped, unless nothing else waits.
  const first = data?.files.find(({ _id }) => !present.has(_id)) ?? data?.files[0];
  const start = first && (() => open({ fileId: first._id, list: 'waiting' }));
  // Its space is reserved before it is known whether the API has the queue, so that nothing moves.
  const reading = !known || (canOrder && !data && !isError);
  useUndoKey();
  useRowDecisionKeys();
  useShortcuts([
    {
      id: 'artwork.startReview',
      keys: 'r',
      label: 'Start review',
      group: 'Artwork',
      // Off in review mode, where R fills in a reason.
      when: start !== undefined && target === undefined,
      run: () => start?.(),
    },
  ]);
  return (
    <div className="mq-page">
      <HomeGreeting
        waiting={data?.totalFiles}
        needed={neededFiles.data?.totalFiles ?? 0}
        onNeeded={() => setView('waiting')}
        onStart={start}
        reading={reading}
      />
      {reading && <div className="mq-line-up mq-line-up-placeholder" aria-hidden />}
      {data && data.files.length > 0 && (
        <LineUp
          files={data.files}
          total={data.totalFiles}
          onReview={(file) => open({ fileId: file._id, list: 'waiting' })}
        />
      )}
      <div data-tour="latest-artworks">
        <LatestArtworks
          ticks={ticks}
          mayUpload={mayUpload}
          view={canOrder ? view : 'all'}
          onView={setView}
          waiting={data?.totalFiles}
        />
      </div>
      <div className="mq-pair" data-tour="approved-artworks">
        <Deferred>
          <ArtworkTable
            list={artworkLists.approved}
            ticks={ticks.approved}
            shape={decidedShape}
            icon={<CheckCircleOutlined aria-hidden className="mq-tone-success" />}
          />
          <ArtworkTable
            list={artworkLists.disapproved}
            ticks={ticks.disapproved}
            shape={decidedShape}
            icon={<CloseCircleOutlined aria-hidden className="mq-tone-error" />}
          />
        </Deferred>
      </div>
      <LazyDecisionDialogs />
    </div>
  );
}

/** The view of LATEST ARTWORKS, kept in the address; all uploads by default. */
function useHomeView(): [view: HomeView, set: (view: HomeView) => void] {
  const [param, setParam] = useAddressParam('view');
  return [homeViews.find((view) => view === param) ?? 'all', (view) => setParam(view === 'all' ? null : view)];
}
