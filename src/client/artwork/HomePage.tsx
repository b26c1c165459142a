import { CheckCircleOutlined, CloseCircleOutlined } from '@ant-design/icons';
import { useExtension } from '../api/product.api';
import './artwork.css';
import { useListArtworksQuery } from './artwork.api';
import { useLastKnown } from '../ui/useLastKnown';
import { useShortcuts } from '../ui/useShortcuts';
import { useTicks, type Ticks } from '../ui/useTicks';
import { HomeGreeting } from './HomeGreeting';
import { LineUp } from './LineUp';
import { DecisionDialogs } from './review/DecisionDialogs';
import { WithReview } from './reviewMode/WithReview';
import { useReviewAddress } from './review/reviewAddress';
import { useUndoKey } from './review/useUndoKey';
import { artworkLists } from './table/artworkLists';
import { ArtworkTable } from './table/ArtworkTable';
import { UploadPanel } from './upload/UploadPanel';

/** As many as the strip can show. */
const next = { query: { notSet: true, sortID: 'dateCreated', sortDesc: false, pageSize: 12 } } as const;

/** `/home`: what waits for review, and the three artwork tables of all organisations. */
export function HomePage() {
  const ticks = {
    latest: useTicks('artwork.latest'),
    approved: useTicks('artwork.approved'),
    disapproved: useTicks('artwork.disapproved'),
  };
  return (
    <WithReview>
      <Tables ticks={ticks} />
    </WithReview>
  );
}

function Tables({ ticks }: { ticks: Record<'latest' | 'approved' | 'disapproved', Ticks> }) {
  const canFilter = useExtension('file-search');
  const { data: current, isError } = useListArtworksQuery(next, { skip: !canFilter });
  const data = useLastKnown(current);
  const { open } = useReviewAddress();
  const first = data?.files[0];
  const start = first && (() => open({ fileId: first._id, list: 'waiting' }));
  const reading = canFilter && !data && !isError;
  useUndoKey();
  useShortcuts([
    {
      id: 'artwork.startReview',
      keys: 'r',
      label: 'Start review',
      group: 'Artwork',
      when: start !== undefined,
      run: () => start?.(),
    },
  ]);
  return (
    <div className="mq-page">
      <HomeGreeting waiting={data?.totalFiles} oldest={first?.dateCreated} onStart={start} reading={reading} />
      {reading && <div className="mq-line-up mq-line-up-place" aria-hidden />}
      {data && data.files.length > 0 && (
        <LineUp
          files={data.files}
          total={data.totalFiles}
          onReview={(file) => open({ fileId: file._id, list: 'waiting' })}
        />
      )}
      <UploadPanel />
      <div data-tour="latest-artworks">
        <ArtworkTable list={artworkLists.latest} ticks={ticks.latest} />
      </div>
      <div className="mq-pair" data-tour="approved-artworks">
        <ArtworkTable
          list={artworkLists.approved}
          ticks={ticks.approved}
          shape="narrow"
          icon={<CheckCircleOutlined aria-hidden className="mq-tone-success" />}
        />
        <ArtworkTable
          list={artworkLists.disapproved}
          ticks={ticks.disapproved}
          shape="narrow"
          icon={<CloseCircleOutlined aria-hidden className="mq-tone-error" />}
        />
      </div>
      <DecisionDialogs />
    </div>
  );
}
